// profile: all
import SwiftUI

/// What an engraver keeps of a picture.
enum Archive {
  struct Image {
    init(_ signature: String) {}
  }
}

struct ArchiveBox: View {
  let open: (Archive.Image) -> Void

  var body: some View {
    VStack {
      Button("Map") { open(Archive.Image("M 12")) }
      Button("Portrait") { open(.init("P 7")) }
    }
  }
}
