import SwiftUI

struct SeedPacket: View {
  @State private var count = 10
  @State private var label: String
  let name: String

  init(name: String, count: Int) {
    self.count = count
    label = name.uppercased()
    self.name = name
  }

  var body: some View {
    Stepper("\(label + name)", value: $count)
    TextField("Label", text: $label)
  }
}
