// deployment-target: iOS=17.0
import SwiftUI

struct Boat: Identifiable {
  let id: Int
}

struct Marina: View {
  @State private var showsCrew = false
  @State private var boat: Boat?

  var body: some View {
    VStack {
      Button("Crew") { showsCrew = true }
        .sheet(isPresented: $showsCrew) {
          NavigationStack { CrewList() }
        }
      Button("Boat") { boat = Boat(id: 4) }
        .fullScreenCover(item: $boat) { boat in
          NavigationSplitView {
            Button("Close") { self.boat = nil }
              .navigationTitle("Boat")
          } detail: {
            Text("Boat \(boat.id)")
          }
        }
    }
  }
}

struct CrewList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      NavigationLink("Skipper") { Text("On deck") }
    }
    .navigationTitle("Crew")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { dismiss() }
      }
    }
  }
}
