import SwiftUI

struct NavigationSplitView<Left: View, Right: View>: View {
  @ViewBuilder let left: Left
  @ViewBuilder let right: Right

  var body: some View {
    HStack {
      left
      right
    }
  }
}

struct Scales: View {
  var body: some View {
    NavigationStack {
      NavigationSplitView {
        Text("Gold")
      } right: {
        Text("Feather")
      }
    }
  }
}
