// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

enum ShelfPlacement { case bottomBar, topBarLeading }

struct ShelfItem: View {
  let placement: ShelfPlacement
  var body: some View { Text("Shelf") }
}

struct Shelf: View {
  private let place: ShelfPlacement = .topBarLeading

  var body: some View {
    VStack {
      ShelfItem(placement: .bottomBar)
      ShelfItem(placement: place)
    }
  }
}
