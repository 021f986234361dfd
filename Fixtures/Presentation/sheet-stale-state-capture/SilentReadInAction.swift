import SwiftUI

struct ShareScreen: View {
  @State private var address = ""
  @State private var showsSend = false
  let send: (String) -> Void

  var body: some View {
    Button("Office") {
      address = "office@example.org"
      showsSend = true
    }
    .sheet(isPresented: $showsSend) {
      Button("Send") { send(address) }
        .onAppear { print(address) }
        .task { send(address) }
    }
  }
}
