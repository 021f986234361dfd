import SwiftUI

struct Counter: View {
  let numbers: [Int]

  var body: some View {
    VStack {
      ForEach(numbers, id: \.self) { Text("Row").overlay(Text("\($0)")) } // want: deprecated-overlay-view
      ForEach(numbers, id: \.self) { number in Text("Row").overlay { Text("\(number)") } } // want: deprecated-overlay-view
      Text("Sum").overlay { HStack { ForEach(numbers, id: \.self) { Text("\($0)") } } } // want: deprecated-overlay-view
    }
  }
}

struct Stamp: View {
  private let mark: Text
  private let whole: AnyView
  private let weight: Int

  init() {
    mark = Text("x")
    whole = AnyView(Text("Stamp").overlay(self.mark)) // want: deprecated-overlay-view
    weight = 3
  }

  var body: some View { whole.opacity(Double(weight)) }

  private func name() throws -> String { "Stamp" }
  private func made() throws -> some View { try Text("Stamp").overlay(Text(name())) } // want: deprecated-overlay-view
}
