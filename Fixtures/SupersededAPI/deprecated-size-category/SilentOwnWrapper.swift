import SwiftUI

struct ShopSettings {
  var sizeCategory = 40
}

@propertyWrapper
struct Setting<Value>: DynamicProperty {
  let path: KeyPath<ShopSettings, Value>
  init(_ path: KeyPath<ShopSettings, Value>) { self.path = path }
  var wrappedValue: Value { ShopSettings()[keyPath: path] }
}

struct ShoeRack: View {
  @Setting(\.sizeCategory) private var size

  var body: some View {
    Text("Size \(size)")
  }
}
