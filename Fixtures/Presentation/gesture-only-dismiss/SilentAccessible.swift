// deployment-target: iOS=17.0
import SwiftUI

struct Shells: View {
  @State private var showsSnail = false
  @State private var showsMussel = false

  var body: some View {
    VStack {
      Button("Snail") { showsSnail = true }
        .fullScreenCover(isPresented: $showsSnail) {
          Text("Snail")
            .onTapGesture { showsSnail = false }
            .accessibilityAddTraits(.isButton)
        }
      Button("Mussel") { showsMussel = true }
        .fullScreenCover(isPresented: $showsMussel) {
          Text("Mussel")
            .onTapGesture { showsMussel = false }
            .accessibilityAction(.escape) { showsMussel = false }
        }
    }
  }
}

struct Crabs: View {
  @State private var showsCrab = false

  var body: some View {
    Button("Crab") { showsCrab = true }
      .fullScreenCover(isPresented: $showsCrab) {
        Text("Crab")
          .onLongPressGesture { showsCrab = false }
          .accessibilityAction(named: "Close") { showsCrab = false }
      }
  }
}
