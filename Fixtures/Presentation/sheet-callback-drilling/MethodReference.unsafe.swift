// profile: presentation
// deployment-target: iOS=17.0
import SwiftUI

struct Museum: View {
  @State private var showsTour = false

  var body: some View {
    VStack {
      Text("Museum")
      tourButton
    }
  }

  private var tourButton: some View {
    Button("Tour") { showsTour = true }
      .fullScreenCover(isPresented: $showsTour) { TourPage(rooms: 4) } // want: sheet-callback-drilling:info
  }
}

struct TourPage: View {
  let rooms: Int
  @Environment(\.dismiss) private var dismiss

  init(rooms: Int) {
    self.rooms = rooms
  }

  var body: some View {
    Text("\(rooms) rooms")
    Button("End") { dismiss() }
  }
}
