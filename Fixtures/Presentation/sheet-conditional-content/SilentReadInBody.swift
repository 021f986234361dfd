import SwiftUI

struct TrainBoard: View {
  @State private var track = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Track \(track)")
      Button("Track 1") {
        track = 1
        isOpen = true
      }
    }
    .sheet(isPresented: $isOpen) {
      if track == 1 {
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
