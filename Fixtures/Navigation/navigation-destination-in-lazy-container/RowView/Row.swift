import SwiftUI

struct KayakRow: View {
  let kayak: Kayak
  @State private var showsKayak = false

  var body: some View {
    Button(kayak.color) { showsKayak = true }
      .navigationDestination(isPresented: $showsKayak) { // want: navigation-destination-in-lazy-container:warning
        Text(kayak.color)
      }
  }
}
