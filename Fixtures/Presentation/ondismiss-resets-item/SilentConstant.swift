import SwiftUI

struct Leaflet: View {
  @State private var link: URL?

  var body: some View {
    Button("Read") { link = URL(string: "https://example.org") }
      .sheet(isPresented: .constant(link != nil), onDismiss: { link = nil }) {
        Button("Close") { link = nil }
      }
  }
}
