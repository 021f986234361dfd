import SwiftUI

struct FarmSidebar: View {
  var body: some View {
    List {
      NavigationLink("Barn") { BarnRoot() }
    }
  }
}

struct BarnRoot: View {
  var body: some View {
    NavigationStack { Text("Barn") }
  }
}
