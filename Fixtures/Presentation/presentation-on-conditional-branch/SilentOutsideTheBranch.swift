import SwiftUI

struct LoginPrompt: View {
  @State private var showsLogin = false

  var body: some View {
    Group {
      if !showsLogin {
        Button("Log in") { showsLogin = true }
      }
    }
    .sheet(isPresented: $showsLogin) {
      VStack {
        Text("Welcome back")
        Button("Close") { showsLogin = false }
      }
    }
  }
}
