import SwiftUI

struct Wheel {
  var size: Int
}

extension View {
  func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }
}

struct Garage: View {
  @State private var wheel: Wheel?

  var body: some View {
    Button("Wheel") { wheel = Wheel(size: 28) }
      .sheet(item: $wheel, id: \.size) { wheel in
        Text("\(wheel.size)")
      }
  }
}
