import SwiftUI

struct ChoirApp: App {
  var body: some Scene {
    WindowGroup { ChoirView() }
  }
}

struct ChoirView: View {
  @State private var showsScore = false

  var body: some View {
    Button("Score") { showsScore = true }
      .sheet(isPresented: $showsScore) {
        ScoreView()
          .presentationDetents([.medium])
          .presentationDragIndicator(.visible)
      }
      .padding()
  }
}

struct ScoreView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsLyrics = false

  var body: some View {
    VStack {
      Button("Lyrics") { showsLyrics = true }
      Button("Close") { dismiss() }
    }
    .presentationBackground(Color.white)
    .sheet(isPresented: $showsLyrics) {
      Button("Close") { showsLyrics = false }
    }
  }
}
