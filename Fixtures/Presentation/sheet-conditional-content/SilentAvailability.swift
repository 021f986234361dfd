import SwiftUI

struct GlassButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        if #available(iOS 26, macOS 26, *) {
          OnePage()
        } else {
          OtherPage()
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
