// deployment-target: iOS=14.0
import SwiftUI

struct Track: Identifiable {
  let id: Int
}

struct TrackList: View {
  @State private var tracks: [Track] = []

  var body: some View {
    List {
      ForEach(tracks) { track in
        Text("Track \(track.id)")
      }
      .onInsert(of: ["public.text"], perform: insert) // want: deprecated-uti-strings
      ForEach(tracks) { Text("\($0.id)") }.onMove(perform: nil).onInsert(of: ["public.url"]) { index, providers in // want: deprecated-uti-strings
        insert(at: index, providers)
      }
    }
  }

  private func insert(at index: Int, _ providers: [NSItemProvider]) {
    tracks.insert(Track(id: providers.count), at: index)
  }
}

struct TrackDrop: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: ["public.text"]) // want: deprecated-uti-strings
  }

  func performDrop(info: DropInfo) -> Bool {
    guard info.hasItemsConforming(to: ["public.text", "public.url"]) else { return false } // want: deprecated-uti-strings
    return true
  }

  func dropEntered(info drop: DropInfo) {
    print(drop.hasItemsConforming(to: ["public.image"]) ? "Picture" : "Other") // want: deprecated-uti-strings
  }
}
