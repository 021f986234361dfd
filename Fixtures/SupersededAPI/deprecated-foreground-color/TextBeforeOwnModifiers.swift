// deployment-target: iOS=15.0
import SwiftUI

extension View {
  func caption() -> some View { font(.caption) }
  func stamped() -> some View { padding() }
}

extension Text {
  func stamped() -> Text { bold() }
}

struct Ticket: View {
  var body: some View {
    VStack {
      Text("Single").foregroundColor(.red).caption() // want: deprecated-foreground-color
      Text("Return").foregroundColor(.red).stamped() // want: deprecated-foreground-color
    }
  }
}
