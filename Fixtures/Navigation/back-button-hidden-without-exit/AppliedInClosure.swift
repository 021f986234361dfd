import SwiftUI

struct CheckIn: View {
  @State private var isDone = false

  var body: some View {
    NavigationStack {
      Button("Check in") { isDone = true }
        .navigationDestination(isPresented: $isDone) {
          Text("Welcome aboard")
            .navigationBarBackButtonHidden() // want: back-button-hidden-without-exit:warning
        }
    }
  }
}
