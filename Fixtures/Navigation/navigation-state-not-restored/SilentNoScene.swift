// profile: all
import SwiftUI

struct Lantern: Hashable, Codable { let light: Int }

struct LanternBrowser: View {
  @State private var path: [Lantern] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Dim", value: Lantern(light: 1))
        .navigationDestination(for: Lantern.self) { Text("\($0.light)") }
    }
  }
}

struct LanternBrowser_Previews: PreviewProvider {
  static var previews: some View {
    LanternBrowser()
  }
}
