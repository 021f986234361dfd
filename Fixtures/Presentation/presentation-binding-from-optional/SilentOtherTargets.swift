import SwiftUI

struct Stamp: Identifiable {
  let id: Int
  var country: String
}

struct StampAlbum: View {
  let stamps: [Stamp]
  @State private var open: Stamp.ID?
  @State private var shown: Stamp?
  @State private var pending: Stamp?

  var body: some View {
    VStack {
      ForEach(stamps) { stamp in
        Button(stamp.country) { open = stamp.id }
          .popover(isPresented: Binding(get: { open == stamp.id }, set: { if !$0 { open = nil } })) {
            Text(stamp.country)
          }
      }
      Button("Pending") { shown = stamps.first; pending = stamps.last }
        .sheet(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = pending; pending = nil } })) {
          Text(shown?.country ?? "")
          Button("Next") { shown = pending; pending = nil }
        }
    }
  }
}
