import SwiftUI

struct ParadeRoot: View {
  var body: some View {
    NavigationStack {
      ParadeScreen()
    }
  }
}

struct ParadeScreen: View {
  var body: some View {
    Text("Parade")
      .navigationBarBackButtonHidden()
  }
}

struct NeverPushed: View {
  var body: some View {
    Text("Loose")
      .navigationBarBackButtonHidden(true)
  }
}
