import SwiftUI

struct Shopping: Hashable {
  let name: String
}

struct ShoppingList: View {
  @State private var items: [Shopping] = []
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack {
      Button("Add \(items.count)") {
        items.append(Shopping(name: "Milk"))
        path.append(items.count)
      }
    }
  }
}
