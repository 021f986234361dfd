import SwiftUI

struct Image: Hashable {
  var path: String
}

extension Image: Identifiable {
  var id: String { path }
}

struct ImageList: View {
  let images: [Image]

  var body: some View {
    List(images) { image in
      Text(image.path)
    }
  }
}
