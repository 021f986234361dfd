// deployment-target: iOS=17.0
import SwiftUI

// The system has no such view on iOS: it comes from a package whose sources are not here.
struct ShelfBar: View {
  var body: some View {
    MenuButton("Sort") {
      Text("By title")
    }
  }
}
