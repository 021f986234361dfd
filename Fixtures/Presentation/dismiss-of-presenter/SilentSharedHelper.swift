import SwiftUI

struct ReadingRoom: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsRules = false

  var body: some View {
    VStack {
      Button("Rules") { showsRules = true }
      Button("Leave", action: leave)
    }
    .sheet(isPresented: $showsRules) {
      Button("Leave the room", action: leave)
    }
  }

  private func leave() {
    dismiss()
  }
}
