import SwiftUI

final class TideStore: ObservableObject {
  @Published var height = 0.0
  var cache: [String: Double] = [:]
}

struct TideGauge: View {
  @StateObject private var store = TideStore()
  let measured: Double

  var body: some View {
    let _ = (store.height = measured)  // want: state-mutated-in-body:warning
    let _ = (store.cache["now"] = measured)
    Text("\(store.height)")
  }
}
