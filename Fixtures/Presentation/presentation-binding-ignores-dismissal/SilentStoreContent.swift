import SwiftUI

final class Session: ObservableObject {
  @Published var user: String?
  func logIn() { user = "me" }
}

struct Entrance: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text("Home")
      .sheet(isPresented: Binding(get: { session.user == nil }, set: { _ in })) {
        Button("Log in") { session.logIn() }
      }
  }
}
