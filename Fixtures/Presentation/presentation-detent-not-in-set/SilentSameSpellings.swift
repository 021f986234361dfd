import SwiftUI

extension PresentationDetent {
  static let peek = PresentationDetent.height(80)
}

struct PollenPanel: View {
  static let small = PresentationDetent.height(120)

  @State private var first = PresentationDetent.medium
  @State private var second: PresentationDetent = .height(300)
  @State private var third: PresentationDetent = .peek
  @State private var fourth = Self.small
  @State private var fifth: PresentationDetent = .fraction(0.5)

  var body: some View {
    HStack {
      Text("Birch").presentationDetents([.large, .medium], selection: $first)
      Text("Hazel").presentationDetents([PresentationDetent.height(300.0)], selection: $second)
      Text("Alder").presentationDetents([.peek, .large], selection: $third)
      Text("Grass").presentationDetents([Self.small, .large], selection: $fourth)
      Text("Rye").presentationDetents([.fraction(0.50), .large], selection: $fifth)
    }
  }
}
