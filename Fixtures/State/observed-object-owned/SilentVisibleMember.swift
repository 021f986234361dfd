import SwiftUI

final class Kiln: ObservableObject {
  @Published var heat = 0.0
}

struct KilnPanel: View {
  @ObservedObject private var kiln = Kiln()

  var body: some View { Text("\(kiln.heat)") }

  func coolDown() { kiln.heat = 0 }
}

struct Workshop: View {
  var body: some View { KilnPanel() }
}
