import SwiftUI

struct Bed: View {
  let plants: Int // want +1: environment-unused:info
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text("\(plants)").padding()
      Color.red
    }
  }
}

@Observable
final class Almanac {
  var days = 0
}

struct Calendars: View { // want +1: environment-unused:info
  @Environment(Almanac.self) private var almanac

  var body: some View { Text("Calendar") }
}
