// deployment-target: iOS=17.0
import SwiftUI

struct Cactus: View {
  @State private var showsCare = false

  var body: some View {
    Button("Care") { showsCare = true }
      .sheet(isPresented: $showsCare) { Text("Little water") }
  }
}
