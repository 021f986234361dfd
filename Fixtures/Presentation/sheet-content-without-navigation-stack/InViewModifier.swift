// deployment-target: iOS=17.0
import SwiftUI

struct CellarSheet: ViewModifier {
  @Binding var isPresented: Bool

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $isPresented) { // want: sheet-content-without-navigation-stack:warning
        VStack {
          Text("Racks")
        }
        .toolbar {
          Button("Close") { isPresented = false }
        }
      }
  }
}
