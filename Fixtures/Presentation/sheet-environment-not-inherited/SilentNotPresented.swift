// deployment-target: iOS=13.0
import SwiftUI

final class Mill: ObservableObject {
  @Published var sacks = 0
}

struct MillView: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      MillPane()
      Button("Flour") { self.isShown = true }
        .sheet(isPresented: $isShown) { Text("Rye flour") }
    }
  }
}

struct MillPane: View {
  @EnvironmentObject private var mill: Mill

  var body: some View {
    Text("\(mill.sacks) sacks")
  }
}
