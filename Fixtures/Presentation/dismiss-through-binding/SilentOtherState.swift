import SwiftUI

struct Stable: View {
  @State private var showsHorse = false
  @State private var isFed = true
  @State private var showsSidebar = true

  var body: some View {
    HStack {
      if showsSidebar { StableBar(showsSidebar: $showsSidebar) }
      Text(isFed ? "Fed" : "Hungry")
      Button("Horse") { showsHorse = true }
        .sheet(isPresented: $showsHorse) { HorsePage(isFed: $isFed) }
    }
  }
}

struct HorsePage: View {
  @Binding var isFed: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Take the food away") { isFed = false }
    Button("Close") { dismiss() }
  }
}

struct StableBar: View {
  @Binding var showsSidebar: Bool

  var body: some View {
    Button("Hide") { showsSidebar = false }
  }
}
