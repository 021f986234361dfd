import SwiftUI

final class Harvest: ObservableObject {
  @Published var crates = 0
}

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup {
      OrchardHome()
    }
  }
}

struct OrchardHome: View {
  @StateObject private var harvest = Harvest()
  @State private var showsCrates = false

  var body: some View {
    Button("Crates") { showsCrates = true }
      .sheet(isPresented: $showsCrates) {
        CrateCounter()
      }
      .environmentObject(harvest) // want: environment-applied-before-presentation:error
  }
}

struct CrateCounter: View {
  @EnvironmentObject private var harvest: Harvest
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(harvest.crates) crates")
      Button("Close") { dismiss() }
    }
  }
}
