import SwiftUI

struct Welcome: View {
  var body: some View {
    Color.clear
      .fullScreenCover(isPresented: .constant(true)) { // want: presentation-constant-binding
        Text("Hello")
      }
  }
}

struct Farewell: View {
  var body: some View {
    Color.clear
      .fullScreenCover(isPresented: .constant(false)) { // want: presentation-constant-binding
        Text("See you")
      }
  }
}
