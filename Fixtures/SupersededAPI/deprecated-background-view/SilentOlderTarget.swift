// deployment-target: iOS=14.0
import SwiftUI

struct BreadShelf: View {
  let loaf: String

  var body: some View {
    Text(loaf)
      .background(Capsule(), alignment: .leading)
      .background(Rectangle().fill(Color.brown))
  }
}
