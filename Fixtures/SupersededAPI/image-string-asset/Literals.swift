// profile: all
import SwiftUI

struct HerbCard: View {
  let isDried: Bool

  var body: some View {
    VStack {
      Image("thyme") // want: image-string-asset:info
      Image("sage").resizable().scaledToFit() // want: image-string-asset
      Image( // want: image-string-asset
        "rosemary" // drawn in spring
      )
      HStack {
        if isDried {
          Image("bundle").padding() // want: image-string-asset
        } else {
          Image("pot") // want: image-string-asset
            .resizable()
        }
        Label { Text("Mint") } icon: { Image("mint-leaf") } // want: image-string-asset
      }
    }
    .overlay(alignment: .top) { Image("border") } // want: image-string-asset
  }

  private var picture: Image { Image("basil") } // want: image-string-asset
}

extension Image {
  static let seed = Image("seed") // want: image-string-asset
}
