// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Chess: View {
  @State private var showsHint = false
  @State private var asksResign = false
  @State private var showsRules = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Hint") { showsHint = true }
          .popover(isPresented: $showsHint, arrowEdge: .bottom) { Text("Watch the bishop") }
        Button("Resign") { asksResign = true }
          .alert("Resign?", isPresented: $asksResign) { Button("Resign", role: .destructive) { print("resigned") } }
        Button("Rules") { showsRules = true }
      }
      .navigationDestination(isPresented: $showsRules) { Text("Rules") }
    }
  }
}
