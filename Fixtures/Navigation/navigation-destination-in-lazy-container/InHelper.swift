import SwiftUI

struct Quilt: Hashable, Identifiable {
  let id: Int
  let pattern: String
}

struct QuiltList: View {
  let quilts: [Quilt]

  var body: some View {
    NavigationStack {
      List(quilts) { quilt in
        row(quilt)
      }
    }
  }

  private func row(_ quilt: Quilt) -> some View {
    NavigationLink(quilt.pattern, value: quilt)
      .navigationDestination(for: Quilt.self) { Text($0.pattern) } // want: navigation-destination-in-lazy-container
  }
}
