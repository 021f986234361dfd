// deployment-target: iOS=17.0
import SwiftUI

struct CloseBar: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    VStack {
      Button("Close") { dismiss() }
      content
    }
  }
}

extension View {
  func closable() -> some View { modifier(CloseBar()) }
}

struct Atlas: View {
  @State private var showsAfrica = false
  @State private var showsAsia = false

  var body: some View {
    VStack {
      Button("Africa") { showsAfrica = true }
        .fullScreenCover(isPresented: $showsAfrica) { Text("Africa").closable() }
      Button("Asia") { showsAsia = true }
        .fullScreenCover(isPresented: $showsAsia) { Text("Asia").modifier(CloseBar()) }
    }
  }
}
