// profile: all
// deployment-target: iOS=14.0
import SwiftUI

struct Icehouse: View {
  @State private var showsBlocks = false

  var body: some View {
    Button("Blocks") { showsBlocks = true }
      .background(EmptyView().sheet(isPresented: $showsBlocks) { Text("Twelve blocks") })
  }
}
