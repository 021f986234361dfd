import SwiftUI

struct BoatRow: View {
  let name: String
  @State private var isRigged = false

  var body: some View {
    NavigationLink { Text(name) } label: { // want: deprecated-navigation-link-value
      if isRigged {
        Text(name)
      } else {
        Button("Rig") { isRigged = true } // want: control-in-link-label:warning
          .buttonStyle(.automatic)
          .tint(.orange)
      }
    }
  }
}
