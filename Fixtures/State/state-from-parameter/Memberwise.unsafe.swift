import SwiftUI

struct DelayBadge: View {
  let minutes: Int  // want: state-from-parameter:warning

  var body: some View {
    Text("+\(minutes)")
  }
}

struct DelayField: View {
  @State var reason: String  // want: state-from-parameter:warning

  var body: some View {
    TextField("Reason", text: $reason)
  }
}

struct DelayScreen: View {
  @State private var minutes = 0
  let reason: String

  var body: some View {
    DelayBadge(minutes: minutes)
    DelayField(reason: reason)
    Button("Late") { minutes += 5 }
  }
}
