import SwiftUI

struct MenuPage: View {
  let day: String

  var body: some View {
    Text(day)
    MenuFooter(onOrder: { print("ordered") })
  }
}

struct MenuFooter: View {
  let onOrder: () -> Void

  var body: some View {
    Button("Order", action: onOrder)
  }
}
