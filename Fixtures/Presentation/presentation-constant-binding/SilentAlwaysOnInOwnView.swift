import SwiftUI

struct MapScreen: View {
  var body: some View {
    Color.green.sheet(isPresented: .constant(true)) { Places() }
  }
}

struct Places: View {
  var body: some View {
    Text("Nearby").interactiveDismissDisabled(true)
  }
}
