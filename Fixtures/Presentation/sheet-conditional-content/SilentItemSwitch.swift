import SwiftUI

enum Drawer: Identifiable {
  case cutlery, towels
  var id: Self { self }
}

struct KitchenUnit: View {
  @State private var drawer: Drawer?

  var body: some View {
    Button("Towels") { drawer = .towels }
      .sheet(item: $drawer) { drawer in
        switch drawer {
        case .cutlery: OnePage()
        case .towels: OtherPage()
        }
      }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}
