// deployment-target: iOS=13.0
import SwiftUI

final class Tally: ObservableObject {
  @Published var points = 0
}

struct Scoreboard: View {
  @EnvironmentObject private var tally: Tally
  @State private var isShown = false
  @State private var isWrapped = false

  var body: some View {
    HStack {
      Button("\(tally.points) points") { self.isShown = true }
        .sheet(isPresented: $isShown) {
          TallyPane().environmentObject(self.tally)
        }
      Button("Details") { self.isWrapped = true }
        .sheet(isPresented: $isWrapped) {
          VStack {
            TallyPane()
          }
          .padding()
          .environmentObject(self.tally)
        }
    }
  }
}

struct TallyPane: View {
  @EnvironmentObject private var tally: Tally

  var body: some View {
    Text("\(tally.points)")
  }
}
