import SwiftUI

final class Meter: ObservableObject {
  @Published var litres = 0
}

final class Cellar: ObservableObject {
  @Published var meter = Meter()
}

struct CellarPanel: View {
  @ObservedObject var cellar: Cellar
  @State private var shown = 0

  var body: some View {
    Text("\(cellar.meter.litres) \(shown)")
      .onReceive(cellar.meter.$litres) { shown = $0 }
      .onTapGesture { cellar.meter.litres += 1 }
  }
}
