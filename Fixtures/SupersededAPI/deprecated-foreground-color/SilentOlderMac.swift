// deployment-target: iOS=16.0, macOS=11.0
import SwiftUI

struct CellarShelf: View {
  let cheese: String

  var body: some View {
    Label(cheese, systemImage: "circle.grid.cross")
      .foregroundColor(.yellow)
  }
}
