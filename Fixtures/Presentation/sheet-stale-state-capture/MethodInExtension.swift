import SwiftUI

struct TrailMap: View {
  @State private var marker = 0
  @State private var showsMarker = false

  var body: some View {
    List(1..<9, id: \.self) { number in
      Button("Marker \(number)") { open(number) }
    }
    .sheet(isPresented: $showsMarker) { // want: sheet-stale-state-capture
      MarkerSheet(number: marker)
    }
  }
}

extension TrailMap {
  private func open(_ number: Int) {
    marker = number
    showsMarker = true
  }
}

struct MarkerSheet: View {
  let number: Int

  var body: some View {
    Text("Marker \(number)")
  }
}
