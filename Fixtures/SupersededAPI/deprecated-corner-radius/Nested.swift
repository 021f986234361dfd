import SwiftUI

struct PostcardRack: View {
  let pictures: [URL]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(pictures, id: \.self) { picture in
          AsyncImage(url: picture) { image in
            image.resizable().scaledToFill().cornerRadius(12) // want: deprecated-corner-radius
          } placeholder: {
            Color.gray.cornerRadius(12) // want: deprecated-corner-radius
          }
          .overlay(alignment: .bottom) {
            Text(picture.lastPathComponent)
              .padding(4)
              .background(.black)
              .cornerRadius(4) // want: deprecated-corner-radius
          }
        }
      }
      .cornerRadius(16) // want: deprecated-corner-radius
    }
  }
}
