import SwiftUI

struct Preferences: View {
  @State private var `default` = 0
  @State private var showsDefault = false

  var body: some View {
    Button("Choose") {
      `default` = 1
      showsDefault = true
    }
    .sheet(isPresented: $showsDefault) { // want: sheet-stale-state-capture:error
      Text("\(`default`)")
    }
  }
}
