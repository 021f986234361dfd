import SwiftUI

struct Mosaic: Hashable { let name: String }

struct MosaicRow: View {
  let mosaic: Mosaic
  @State private var isStarred = false

  var body: some View {
    NavigationLink(value: mosaic) {
      HStack {
        Text(mosaic.name)
        Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() }
          .buttonStyle(.borderless)
        HStack {
          Button("Copy") { isStarred = false }
        }
        .buttonStyle(.plain)
      }
    }
    .navigationDestination(for: Mosaic.self) { Text($0.name) }
  }
}
