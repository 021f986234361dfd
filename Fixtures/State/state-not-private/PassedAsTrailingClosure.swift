import SwiftUI

struct LinkRow: View {
  let title: String
  @State var action: () -> Void // want: state-not-private:info

  var body: some View {
    Button(title) { action() }
  }
}

struct Links: View {
  var body: some View {
    LinkRow(title: "Imprint") { print("open") }
  }
}
