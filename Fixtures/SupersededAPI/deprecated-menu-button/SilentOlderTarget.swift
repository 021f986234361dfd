// deployment-target: macOS=10.15
import SwiftUI

struct ShelfBar: View {
  var body: some View {
    MenuButton("Sort") {
      Text("By title")
    }
  }
}
