// profile: all
import SwiftUI

enum Season: String, CaseIterable { case spring, summer, autumn, winter }

final class Gardener: NSObject {
  var name = ""
}

struct Herb: Hashable, Identifiable {
  let id: Int
  var name: String
}

struct Planner: View {
  let gardeners: [Gardener]
  let herbs: [Herb]
  let rates: [Float] = [0.5, 1, 2]
  @State private var chosen: Herb?
  @State private var marked: Herb = Herb(id: 1, name: "Basil")
  static let months = ["May", "June"]

  var body: some View {
    VStack {
      ForEach(Season.allCases, id: \.self) { Text($0.rawValue) }
      ForEach(gardeners, id: \.self) { Text($0.name) }
      ForEach(1..<5, id: \.self) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      ForEach(rates, id: \.self) { Text("\($0)") }
      ForEach(Self.months, id: \.self) { Text($0) }
      List(selection: $chosen) { ForEach(herbs, id: \.self) { Text($0.name) } }
      Picker("Herb", selection: $marked) { ForEach(herbs, id: \.self) { Text($0.name) } }
      rows
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(herbs, id: \.self) { Text($0.name) }
  }
}
