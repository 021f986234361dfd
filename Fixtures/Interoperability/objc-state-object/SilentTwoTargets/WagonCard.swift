// not type-checked: needs the Objective-C headers
import SwiftUI

struct WagonCard: View {
  @ObservedObject var wagon: TRMWagon
  @State private var shown: TRMWagon?

  var body: some View {
    VStack {
      Text(wagon.name)
      switch wagon.gauge {
      case .narrow: Text("Narrow")
      case .standard: Text("Standard")
      }
      Button("Show") { shown = wagon }
    }
    .sheet(item: $shown) { Text($0.name) }
  }
}
