// profile: all
import SwiftUI

struct Bus: Identifiable {
  let id: Int
}

enum Day: String, CaseIterable { case monday, sunday }

struct Stops: View {
  let buses: [Bus]

  var body: some View {
    List {
      ForEach(buses.reversed()) { Text("\($0.id)") }
      ForEach(buses.prefix(3)) { Text("\($0.id)") }
      ForEach(Day.allCases.filter { $0 != .sunday }, id: \.self) { Text($0.rawValue) }
      ForEach("AEIOU".map { String($0) }, id: \.self) { Text($0) }
      ForEach([3, 1].sorted(), id: \.self) { Text("\($0)") }
    }
  }
}
