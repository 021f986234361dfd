import SwiftUI

struct ChannelGuide: View {
  @State private var channel = 0
  @State private var isOpen = false

  var body: some View {
    Button("Channel 4") {
      channel = 4
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { [channel] in
      if channel == 4 {
        OnePage()
      } else {
        OtherPage()
      }
    }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}
