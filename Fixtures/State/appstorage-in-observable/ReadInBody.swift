import SwiftUI

@Observable
final class Preferences {
  @ObservationIgnored @AppStorage("units.metric") var isMetric = true // want: appstorage-in-observable:warning
  @ObservationIgnored @AppStorage("units.digits") private var digits = 2 // want: appstorage-in-observable:warning
  @ObservationIgnored @AppStorage("units.visited") private var visited = 0.0

  var digitsText: String { "\(digits)" }

  func visit() { visited += 1 }
}

struct UnitsPane: View {
  @Environment(Preferences.self) private var preferences

  var body: some View {
    Text(preferences.isMetric ? "km" : "mi")
    Text(preferences.digitsText)
  }
}
