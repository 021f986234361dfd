// profile: all
import SwiftUI

struct GuidedTour: View {
  @State private var step = 0
  @State private var isTouring = false

  var body: some View {
    Button(step == 0 ? "Start" : "Continue") { isTouring = true }
      .sheet(isPresented: $isTouring, onDismiss: { step = 0 }) {
        if step == 0 {
          TourWelcome(next: { step = 1 })
        } else {
          TourEnd()
        }
      }
  }
}

struct TourWelcome: View {
  let next: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Next", action: next)
      Button("Close") { dismiss() }
    }
  }
}

struct TourEnd: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
