import SwiftUI

struct ShowerHome: View {
  @State private var showsStars = false
  @State private var showsMoon = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Stars") { showsStars = true }
        Button("Moon") { showsMoon = true }
      }
      .navigationDestination(isPresented: $showsStars) {
        StarScreen(isShown: $showsStars)
      }
      .navigationDestination(isPresented: $showsMoon) {
        MoonScreen(onDone: { showsMoon = false })
      }
    }
  }
}

struct StarScreen: View {
  @Binding var isShown: Bool

  var body: some View {
    Button(isShown ? "Done" : "Leaving") { isShown = false }
      .navigationBarBackButtonHidden()
  }
}

struct MoonScreen: View {
  let onDone: () -> Void

  var body: some View {
    Button("Done", action: onDone)
      .navigationBarBackButtonHidden()
  }
}
