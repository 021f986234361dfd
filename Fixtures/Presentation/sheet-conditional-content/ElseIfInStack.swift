import SwiftUI

struct MuseumMap: View {
  @State private var wing = "north"
  @State private var showsWing = false

  var body: some View {
    VStack {
      Button("East") {
        wing = "east"
        showsWing.toggle()
      }
      Button("South") {
        wing = "south"
        showsWing.toggle()
      }
    }
    .sheet(isPresented: $showsWing, onDismiss: { print("closed") }) { // want: sheet-conditional-content
      NavigationStack {
        if wing == "east" {
          OnePage()
        } else if wing == "south" {
          OtherPage()
        } else {
          Text("Closed")
        }
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
