import SwiftUI

struct FindFriends: View {
  var body: some View {
    Color.green
      .sheet(isPresented: .constant(true)) {
        List { Text("Friends") }
          .presentationDetents([.height(90), .medium, .large])
          .presentationBackgroundInteraction(.enabled)
          .interactiveDismissDisabled()
      }
  }
}

struct FindThings: View {
  var body: some View {
    Color.green
      .sheet(isPresented: .constant(true)) {
        List { Text("Things") }.interactiveDismissDisabled(true)
      }
  }
}
