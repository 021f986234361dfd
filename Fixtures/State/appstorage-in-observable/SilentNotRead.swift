import SwiftUI

@Observable
final class Session {
  @ObservationIgnored @AppStorage("session.refreshed") private var refreshed = 0.0
  @ObservationIgnored @AppStorage("session.count") var count = 0
  var name = ""

  func refresh() { refreshed += 1 }
}

struct SessionPane: View {
  @State private var session = Session()

  var body: some View {
    Button(session.name) { session.count += 1 }
  }
}
