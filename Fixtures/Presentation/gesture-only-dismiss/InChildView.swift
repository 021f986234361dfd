// deployment-target: iOS=17.0
import SwiftUI

struct Cinema: View {
  @State private var showsFilm = false

  var body: some View {
    Button("Film") { showsFilm = true }
      .fullScreenCover(isPresented: $showsFilm) { FilmScreen() } // want: gesture-only-dismiss:warning
  }
}

struct FilmScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack {
      Color.black
      Text("Film")
    }
    .onTapGesture(perform: leave)
  }

  private func leave() {
    dismiss()
  }
}
