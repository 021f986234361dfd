import SwiftUI

final class Kiln: ObservableObject {
  @Published var heat = 0.0
}

struct KilnPanel: View {
  @ObservedObject private var kiln = Kiln() // want: observed-object-owned:error

  var body: some View {
    Button(label) { coolDown() }
  }

  var label: String { "\(kiln.heat)" }

  func coolDown() { kiln.heat = 0 }
}

struct Workshop: View {
  var body: some View {
    KilnPanel()
  }
}
