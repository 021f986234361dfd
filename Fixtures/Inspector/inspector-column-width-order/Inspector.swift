import SwiftUI

struct TrailMap: View {
  @State private var showsHuts = false
  @State private var showsWater = false

  var body: some View {
    HStack {
      Button("Huts") { showsHuts.toggle() }
        .inspector(isPresented: $showsHuts) { huts }
      Button("Water") { showsWater.toggle() }
        .inspector(isPresented: $showsWater) {
          Text("Two springs")
            .inspectorColumnWidth(min: 150, ideal: 320, max: 260) // want: inspector-column-width-order:error
        }
    }
  }

  private var huts: some View {
    Text("Three huts")
      .inspectorColumnWidth(min: 300, ideal: 250, max: 400) // want: inspector-column-width-order:error
  }
}
