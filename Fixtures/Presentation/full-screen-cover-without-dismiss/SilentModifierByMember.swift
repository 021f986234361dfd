// deployment-target: iOS=17.0
import SwiftUI

struct ClosingBar: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content.overlay { Button("Close") { dismiss() } }
  }
}

extension ViewModifier where Self == ClosingBar {
  static var closing: ClosingBar { ClosingBar() }
}

extension View {
  var closable: some View { modifier(ClosingBar()) }
}

struct Exhibition: View {
  @State private var showsPlan = false
  @State private var showsShop = false

  var body: some View {
    VStack {
      Button("Plan") { showsPlan = true }
        .fullScreenCover(isPresented: $showsPlan) { Text("Two floors").modifier(.closing) }
      Button("Shop") { showsShop = true }
        .fullScreenCover(isPresented: $showsShop) { Text("Postcards").closable }
    }
  }
}
