import SwiftUI

struct MazeHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Enter") { MazeScreen() }
    }
  }
}

struct MazeScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Maze")
      .navigationBarBackButtonHidden()
      .toolbar {
        Button("Back") { dismiss() }
      }
  }
}

struct TowerHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Climb") {
        VStack {
          Text("Tower")
          LeaveButton()
        }
        .navigationBarBackButtonHidden()
      }
    }
  }
}

struct LeaveButton: View {
  @Environment(\.dismiss) private var leave

  var body: some View {
    Button("Leave") { leave() }
  }
}
