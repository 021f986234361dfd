import SwiftUI

enum Popup: Identifiable {
  case rate, share
  var id: UUID { UUID() } // want: sheet-item-unstable-id:warning
}

struct PopupHost: View {
  @State private var popup: Popup?

  var body: some View {
    Button("Rate") { popup = .rate }
      .sheet(item: $popup) { popup in
        Text(popup == .rate ? "Rate" : "Share")
      }
  }
}
