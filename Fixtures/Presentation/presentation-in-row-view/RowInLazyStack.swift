// profile: all
import SwiftUI

struct Fossil: Identifiable {
  let id: Int
  var era: String
}

struct FossilShelf: View {
  let fossils: [Fossil]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(fossils) { fossil in
          FossilRow(era: fossil.era)
        }
      }
    }
  }
}

struct FossilRow: View {
  let era: String
  @State private var showsEra = false

  var body: some View {
    Button(era) { showsEra = true }
      .sheet(isPresented: $showsEra) { // want: presentation-in-row-view:info
        VStack {
          Text("Found in layers of the \(era)")
          Button("Close") { showsEra = false }
        }
      }
  }
}
