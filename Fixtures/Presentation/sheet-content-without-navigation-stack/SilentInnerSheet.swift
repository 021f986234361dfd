// deployment-target: iOS=17.0
import SwiftUI

struct Museum: View {
  @State private var showsHall = false

  var body: some View {
    Button("Hall") { showsHall = true }
      .sheet(isPresented: $showsHall) { HallPanel() }
  }
}

struct HallPanel: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsGuide = false

  var body: some View {
    VStack {
      Button("Guide") { showsGuide = true }
      Button("Close") { dismiss() }
    }
    .toolbar(.hidden, for: .navigationBar)
    .sheet(isPresented: $showsGuide) {
      NavigationStack {
        Button("Close") { showsGuide = false }
          .navigationTitle("Guide")
      }
    }
  }
}
