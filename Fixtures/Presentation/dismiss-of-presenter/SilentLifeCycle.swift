import SwiftUI

struct LoginGate: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsLogin = false

  var body: some View {
    Button("Log in") { showsLogin = true }
      .sheet(isPresented: $showsLogin) {
        Text("Welcome")
          .onDisappear { dismiss() }
      }
  }
}
