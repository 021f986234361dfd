// profile: all
import SwiftUI

struct Pass: Hashable { let height: Int }

struct PassHome: View {
  @Binding var path: [Pass]

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("High", value: Pass(height: 2000))
        .navigationDestination(for: Pass.self) { Text("\($0.height)") }
    }
  }
}

struct PassHome_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack(path: .constant([Pass(height: 1)])) {
      Text("Preview")
    }
  }
}
