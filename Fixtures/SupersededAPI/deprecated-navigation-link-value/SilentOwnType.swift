import SwiftUI

struct NavigationLink<Destination: View, Label: View>: View {
  let destination: Destination
  @ViewBuilder let label: Label

  var body: some View { label }
}

struct QuarryMenu: View {
  var body: some View {
    NavigationLink(destination: Text("Quarry")) { Text("Quarry") }
  }
}
