import SwiftUI

struct Harbour: Identifiable {
  let id: Int
  var name: String
}

struct HarbourButton: View {
  let harbour: Harbour
  @Binding var chosen: Harbour?
  @State private var showsHarbour = false

  var body: some View {
    Button(harbour.name) {
      chosen = harbour
      showsHarbour = true
    }
    .sheet(isPresented: $showsHarbour) { // want: sheet-bool-plus-optional:warning
      if let chosen {
        Text(chosen.name)
      }
    }
  }
}
