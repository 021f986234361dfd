// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct LoomStatus: View {
  @State private var turns = 0
  @State private var showsHelp = false

  var body: some View {
    NavigationStack {
      Button("Help \(turns)") { showsHelp = true }
        .animation(.default, value: turns)
        .environment(\.lineSpacing, 4)
        .gesture(DragGesture().onEnded { _ in turns += 1 })
        .onTapGesture(count: 2) { turns += 1 }
        .toolbar { Text("Loom") }
        .contextMenu { Button("Reset") { turns = 0 } }
        .navigationDestination(isPresented: $showsHelp) {
          Text("Press twice")
        }
    }
  }
}
