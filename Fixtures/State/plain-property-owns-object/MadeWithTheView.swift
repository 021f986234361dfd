import SwiftUI

@Observable
final class Kiln {
  var degrees = 20
}

final class GlazeModel: ObservableObject {
  @Published var colors: [String] = []
  var summary: String { colors.joined() }
}

struct KilnPanel: View {
  let kiln = Kiln()  // want: plain-property-owns-object:warning
  private var glaze = GlazeModel()  // want: plain-property-owns-object:warning

  var body: some View {
    Text("\(kiln.degrees) \(glaze.summary)")
    Button("Heat") { kiln.degrees += 10; glaze.colors.append("Blue") }
  }
}

struct Workshop: View {
  var body: some View {
    KilnPanel()
  }
}
