// profile: all
import SwiftUI

enum Room { case hall, study }

struct Tour: View {
  @State private var page = 0
  @State private var room = Room.hall

  var body: some View {
    VStack {
      TabView(selection: $page) {
        Text("Hall").tag(0)
        Text("Study").tag(1)
      }
      .tabViewStyle(.page)
      TabView(selection: $page) {
        Text("Hall").tag(0)
        Text("Study").tag(1)
      }
      TabView(selection: $room) {
        Text("Hall").tag(Room.hall)
        Text("Study").tag(Room.study)
      }
    }
  }
}
