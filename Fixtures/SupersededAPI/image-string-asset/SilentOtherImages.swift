// profile: all
import SwiftUI

extension ImageResource {
  static let parsley = ImageResource(name: "parsley", bundle: .main)
}

struct SpiceRack: View {
  let spice: String
  let number: Int
  let photo: UIImage

  var body: some View {
    VStack {
      Image(spice)
      Image("spice-\(number)")
      Image("jar" + spice)
      Image(systemName: "leaf")
      Image("rack", bundle: .main)
      Image(decorative: "shelf")
      Image(.parsley)
      Image(ImageResource.parsley)
      Image(uiImage: photo)
      Label("Pepper", image: "pepper")
    }
    .accessibilityLabel("Spices")
  }

  private var drawn: UIImage? { UIImage(named: "cumin") }
}
