import SwiftUI

protocol Screens {
  associatedtype Screen: View
  @ViewBuilder func screen(_ number: Int) -> Screen
}

struct StationScreens: Screens {
  func screen(_ number: Int) -> some View {
    Text("Station")
    if number > 0 { Text("\(number)") }
  }
}

struct StationView: View {
  @State private var label: Text?
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(action: open) {
        Text("Open")
        Image("door")
      }
      Button("Label") { label = Text("Platform") }
      Button {
        let text = Text("Track")
        label = text
      } label: {
        Text("Track")
      }
    }
    .sheet(isPresented: $isOpen) { Text("Door") }
  }

  private func open() { isOpen = true }

  @ViewBuilder private func row() -> some View {
    Text("Row")
    Divider()
  }
}
