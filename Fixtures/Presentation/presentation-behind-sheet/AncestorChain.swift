// deployment-target: iOS=17.0
import SwiftUI

struct Mosaic: Identifiable {
  let id: Int
}

struct MosaicHall: View {
  let mosaics: [Mosaic]
  @State private var mosaic: Mosaic?
  @State private var importsPicture = false

  var body: some View {
    VStack {
      Text("Mosaics")
      List(mosaics) { next in
        Button("Mosaic \(next.id)") { mosaic = next }
      }
      .fullScreenCover(item: $mosaic) { shown in
        VStack {
          Text("Mosaic \(shown.id)")
          Button("Add a picture") { importsPicture = true } // want: presentation-behind-sheet:error
          Button("Close") { mosaic = nil }
        }
      }
    }
    .fileImporter(isPresented: $importsPicture, allowedContentTypes: [.image]) { _ in }
  }
}
