import SwiftUI

@Observable
final class Leg: Identifiable {
  let id = 1 // want: identifiable-constant-id:warning
  var stop = ""
}

struct LegField: View {
  @Binding var leg: Leg  // want: binding-to-observable:info
  var body: some View { TextField("Stop", text: $leg.stop) }
}

struct LegList: View {
  @State private var legs: [Leg] = []

  var body: some View {
    ForEach($legs) { $leg in
      LegField(leg: $leg)
    }
    Button("Add") { legs.append(Leg()) }
  }
}
