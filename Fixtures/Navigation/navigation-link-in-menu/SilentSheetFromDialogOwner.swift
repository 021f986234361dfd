import SwiftUI

struct Ferryman: View {
  @State private var asks = false
  @State private var isCrossing = false

  var body: some View {
    NavigationStack {
      Button("Cross") { asks = true }
        .confirmationDialog("Cross the river", isPresented: $asks) {
          Button("Row") { isCrossing = true }
        } message: {
          Text("The river is wide")
        }
        .navigationDestination(isPresented: $isCrossing) {
          NavigationLink("Other bank") { Text("Bank") }
        }
    }
  }
}
