import SwiftUI

struct RopeCourse: View {
  @State private var isClimbing = false
  @State private var hasFallen = false
  @State private var showsAdvice = false

  var body: some View {
    Button("Climb") { isClimbing = true }
      .sheet(isPresented: $isClimbing, onDismiss: { if hasFallen { showsAdvice = true } }) {
        ClimbView(hasFallen: $hasFallen)
      }
      .alert("Rest a while", isPresented: $showsAdvice) {
        Button("Fine") { showsAdvice = false }
      }
  }
}

struct ClimbView: View {
  @Binding var hasFallen: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("I fell") {
      hasFallen = true
      dismiss()
    }
  }
}
