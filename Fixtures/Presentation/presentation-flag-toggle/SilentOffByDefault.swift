import SwiftUI

struct BirdFeeder: View {
  @State private var showsSeeds = false

  var body: some View {
    Button("Seeds") { showsSeeds.toggle() }
      .sheet(isPresented: $showsSeeds) {
        Button("Close") { showsSeeds = false }
      }
  }
}
