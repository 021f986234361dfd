import SwiftUI

struct StationBoard: View {
  let platform: Int
  @State private var showsHelp = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Help") { showsHelp = true }
      Text("Platform \(platform)")
      Button("I am lost") { showsHelp = true }
      HelpLink(asks: $asks)
    }
    .popover(isPresented: $showsHelp) {
      Text("Ask at the counter.")
    }
    .confirmationDialog("Call the staff?", isPresented: $asks) {
      Button("Call") {}
    }
  }
}

struct HelpLink: View {
  @Binding var asks: Bool

  var body: some View {
    Button("Staff") { asks = true }
  }
}
