// deployment-target: iOS=17.0
import SwiftUI

struct Reel: Identifiable {
  let id: Int
}

struct ReelRoom: View {
  @State private var reel: Reel?

  var body: some View {
    VStack {
      Button("First reel") { reel = Reel(id: 1) }
      Button("Last reel") { reel = Reel(id: 9) }
    }
    .fullScreenCover(item: $reel, onDismiss: { reel = nil }, content: { shown in // want: ondismiss-resets-item:warning
      Button("Close reel \(shown.id)") { reel = nil }
    })
  }
}
