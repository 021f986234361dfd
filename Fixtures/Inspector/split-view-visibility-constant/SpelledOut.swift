// profile: all
import SwiftUI

struct ReadingRoom: View {
  let desks: [String]
  @State private var desk: String?

  var body: some View {
    rooms
  }

  private var rooms: some View {
    NavigationSplitView(columnVisibility: Binding.constant(NavigationSplitViewVisibility.doubleColumn)) { // want: split-view-visibility-constant:info
      Text("Rooms")
    } content: {
      List(desks, id: \.self, selection: $desk) { name in
        Text(name)
      }
    } detail: {
      Text(desk ?? "Choose a desk")
    }
  }
}
