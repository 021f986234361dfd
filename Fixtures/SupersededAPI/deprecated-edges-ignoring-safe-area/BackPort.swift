import SwiftUI

extension View {
  func ignoresSafeArea() -> AnyView { AnyView(edgesIgnoringSafeArea(.all)) } // want: deprecated-edges-ignoring-safe-area
}

struct Sea: View {
  var body: some View {
    Color.blue.edgesIgnoringSafeArea(.top) // want: deprecated-edges-ignoring-safe-area
  }
}
