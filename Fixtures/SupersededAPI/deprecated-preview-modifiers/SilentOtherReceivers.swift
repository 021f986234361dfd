// profile: all
import SwiftUI

struct Trailer {
  func previewDisplayName(_ name: String?) -> Trailer { self }
  func previewLayout(_ layout: PreviewLayout) -> Trailer { self }
}

struct TrailerCard: View {
  let trailer: Trailer

  var body: some View {
    Text("Trailer")
  }
}

struct TrailerCard_Previews: PreviewProvider {
  static var previews: some View {
    TrailerCard(trailer: Trailer().previewDisplayName("Short").previewLayout(.device))
  }
}
