import SwiftUI

struct Stamp: Identifiable {
  let id: Int
  var country: String
}

struct StampAlbum: View {
  let stamps: [Stamp]
  @State private var enlarged: Stamp?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 120))]) {
        ForEach(stamps) { stamp in
          Button(stamp.country) { enlarged = stamp }
        }
      }
    }
    .sheet(item: self.$enlarged) { shown in // want: presentation-in-foreach:warning
      VStack {
        Text(shown.country)
        Button("Close") { enlarged = nil }
      }
    }
  }
}
