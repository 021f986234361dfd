// profile: all
import SwiftUI

struct Mast: Identifiable {
  let id: Int
}

struct RiggingView: View {
  @State private var mast: Mast?

  var body: some View {
    Button("Mast") { mast = Mast(id: 2) }
      .overlay {
        Color.clear.sheet(item: self.$mast) { mast in // want: legacy-sheet-host-workaround:info
          VStack {
            Text("Mast \(mast.id)")
            Button("Close") { self.mast = nil }
          }
        }
      }
  }
}
