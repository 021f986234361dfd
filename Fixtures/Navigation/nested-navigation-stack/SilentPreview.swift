import SwiftUI

struct Orchard: View {
  var body: some View {
    NavigationStack {
      Text("Pears")
    }
  }
}

struct Orchard_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      Orchard()
    }
  }
}
