import SwiftUI

/// Where a poster may be printed.
struct PrintArea {
  var edges: Set<String> = []
  func edgesIgnoringSafeArea(_ edges: Set<String>) -> PrintArea { PrintArea(edges: edges) }
}

struct PosterDesk: View {
  let send: (PrintArea) -> Void

  var body: some View {
    Button("Print to the edge") { send(PrintArea().edgesIgnoringSafeArea(["top"])) }
      .ignoresSafeArea(edges: .bottom)
      .ignoresSafeArea(.keyboard, edges: .all)
  }
}
