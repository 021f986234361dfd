// profile: all
import SwiftUI

struct DialRow: View {
  let title: String
  @State private var showsHelp = false

  var body: some View {
    HStack {
      Text(title)
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $showsHelp) {
      VStack {
        Text("Turn the dial slowly.")
        Button("Close") { showsHelp = false }
      }
    }
  }
}

struct ControlPanel: View {
  var body: some View {
    VStack {
      DialRow(title: "Steam")
      DialRow(title: "Whistle")
    }
  }
}
