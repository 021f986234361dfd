import SwiftUI

struct Harvest: View {
  @State private var crop = "Wheat"
  @State private var showsCrop = false

  var body: some View {
    cropButton
  }

  private var cropButton: some View {
    Button("Maize") {
      self.crop = "Maize"
      self.showsCrop = true
    }
    .sheet(isPresented: $showsCrop) { // want: sheet-stale-state-capture
      Text(self.crop)
    }
  }
}
