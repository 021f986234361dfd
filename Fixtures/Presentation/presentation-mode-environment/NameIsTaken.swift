import SwiftUI

struct StoryPage: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info
  let dismiss: (String) -> Void

  var body: some View {
    Button("End") {
      dismiss("End")
      mode.wrappedValue.dismiss()
    }
  }
}

struct SongPage: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info

  var body: some View {
    Button("End") { dismiss() }
  }

  private func dismiss() {
    mode.wrappedValue.dismiss()
  }
}

struct ScorePage: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info

  var body: some View {
    Button("End") {
      let dismiss = 3
      print(dismiss)
      mode.wrappedValue.dismiss()
    }
  }
}
