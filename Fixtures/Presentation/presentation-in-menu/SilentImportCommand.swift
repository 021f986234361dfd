import SwiftUI

struct MapCommands: Commands {
  @State private var importsTracks = false
  @State private var importsPlaces = false

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Import tracks") { importsTracks = true }
        .fileImporter(isPresented: $importsTracks, allowedContentTypes: [.json]) { _ in }
    }
    CommandMenu("Places") {
      Button("Import places") { importsPlaces = true }
        .fileImporter(isPresented: $importsPlaces, allowedContentTypes: [.plainText]) { _ in }
    }
  }
}
