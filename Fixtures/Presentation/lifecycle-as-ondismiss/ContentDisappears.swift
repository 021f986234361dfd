// profile: all
import SwiftUI

struct VisitCounter: View {
  @State private var showsRoom = false
  @State private var visits = 0

  var body: some View {
    Button("Visits: \(visits)") { showsRoom = true }
      .sheet(isPresented: $showsRoom) {
        RoomView()
          .onDisappear { visits += 1 } // want: lifecycle-as-ondismiss:info
      }
  }
}

struct RoomView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") { dismiss() }
  }
}
