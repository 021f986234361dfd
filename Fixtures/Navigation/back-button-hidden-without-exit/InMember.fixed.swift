import SwiftUI

struct CookingHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink { CookingStep() } label: { Text("Cook") } // want: deprecated-navigation-link-value
    }
  }
}

struct CookingStep: View {
  var body: some View {
    content
  }

  private var content: some View {
    VStack {
      Text("Stir")
      StepTimer()
    }
    .navigationBarBackButtonHidden() // want: back-button-hidden-without-exit:warning
  }
}

struct StepTimer: View {
  @State private var minutes = 5

  var body: some View {
    Stepper("Minutes", value: $minutes)
  }
}
