import SwiftUI

final class Tram: ObservableObject {
  @Published var line = 4
}

final class Depot: ObservableObject {
  @Published var tram = Tram()
}

struct DepotPanel: View {
  @ObservedObject var depot: Depot

  var body: some View {
    TramRow(tram: depot.tram)
    Button("Next") { depot.tram.line += 1 }
  }
}

struct TramRow: View {
  @ObservedObject var tram: Tram
  var body: some View { Text("Line \(tram.line)") }
}

struct BothPanel: View {
  @ObservedObject var depot: Depot
  @ObservedObject var tram: Tram

  var body: some View { Text("Line \(depot.tram.line)") }
}
