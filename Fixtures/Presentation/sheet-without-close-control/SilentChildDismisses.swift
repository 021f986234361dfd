// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Bakery: View {
  @State private var showsOven = false
  @State private var showsShelf = false

  var body: some View {
    VStack {
      Button("Oven") { showsOven = true }
        .sheet(isPresented: $showsOven) { OvenPage() }
      Button("Shelf") { showsShelf = true }
        .sheet(isPresented: $showsShelf) { Text("Shelf").modifier(CloseRow()) }
    }
  }
}

struct OvenPage: View {
  var body: some View {
    Form {
      Text("230 degrees")
      OvenFooter()
    }
  }
}

struct OvenFooter: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

struct CloseRow: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content
    Button("Close") { dismiss() }
  }
}
