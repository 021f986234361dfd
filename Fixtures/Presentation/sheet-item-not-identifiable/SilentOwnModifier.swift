import SwiftUI

struct Flavor: Hashable {
  var name: String
}

extension View {
  func sheet<Item: Hashable>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View) -> some View {
    sheet(isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })) {
      if let value = item.wrappedValue { content(value) }
    }
  }
}

struct FlavorPicker: View {
  @State private var flavor: Flavor?

  var body: some View {
    Button("Vanilla") { flavor = Flavor(name: "Vanilla") }
      .sheet(item: $flavor) { Text($0.name) }
  }
}
