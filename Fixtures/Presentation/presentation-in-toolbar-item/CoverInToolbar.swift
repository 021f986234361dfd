// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Panorama: Identifiable {
  let id: Int
}

struct Lookout: View {
  @State private var panorama: Panorama?

  var body: some View {
    NavigationStack {
      Text("Lookout")
        .navigationTitle("Lookout")
        .toolbar {
          Button("Panorama") { panorama = Panorama(id: 7) }
            .fullScreenCover(item: self.$panorama) { panorama in // want: presentation-in-toolbar-item:info
              VStack {
                Text("View \(panorama.id)")
                Button("Close") { self.panorama = nil }
              }
            }
        }
    }
  }
}
