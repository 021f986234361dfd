// deployment-target: iOS=14.0
import SwiftUI

final class Meadow: ObservableObject {
  @Published var flowers = 0
}

struct MeadowView: View {
  @EnvironmentObject private var meadow: Meadow
  @State private var isShown = false

  var body: some View {
    Button("\(meadow.flowers) flowers") { isShown = true }
      .sheet(isPresented: $isShown) { MeadowPane() }
  }
}

struct MeadowPane: View {
  @EnvironmentObject private var meadow: Meadow

  var body: some View {
    Text("\(meadow.flowers)")
  }
}
