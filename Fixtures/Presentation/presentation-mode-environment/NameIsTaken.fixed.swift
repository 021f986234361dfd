import SwiftUI

struct StoryPage: View {
  @Environment(\.dismiss) private var mode // want: presentation-mode-environment:info
  let dismiss: (String) -> Void

  var body: some View {
    Button("End") {
      dismiss("End")
      mode()
    }
  }
}

struct SongPage: View {
  @Environment(\.dismiss) private var mode // want: presentation-mode-environment:info

  var body: some View {
    Button("End") { dismiss() }
  }

  private func dismiss() {
    mode()
  }
}

struct ScorePage: View {
  @Environment(\.dismiss) private var mode // want: presentation-mode-environment:info

  var body: some View {
    Button("End") {
      let dismiss = 3
      print(dismiss)
      mode()
    }
  }
}
