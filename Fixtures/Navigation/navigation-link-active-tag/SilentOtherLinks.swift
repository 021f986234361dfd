import SwiftUI

struct SwitchLink: View {
  let tag: Int
  @Binding var selection: Int?
  @Binding var isActive: Bool

  var body: some View {
    Button("Go") {
      selection = tag
      isActive = true
    }
  }
}

struct Gatehouse: View {
  @State private var gate: Int?
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      VStack {
        SwitchLink(tag: 1, selection: $gate, isActive: $isOpen)
        NavigationLink("Rules") { Text("Rules") }
        NavigationLink("Gate keeper") { Text("Keeper") }
        Text("Gate \(gate ?? 0)")
          .tag(isOpen)
      }
    }
  }
}
