// profile: all
import SwiftUI

struct BotanicalIndex: View {
  let families: [String]
  @State private var family: String?
  @State private var showsFamilies = true

  var body: some View {
    Toggle("Families", isOn: $showsFamilies)
      .inspector(isPresented: $showsFamilies) { NavigationSplitView { // want: inspector-as-navigation:info
        List(families, id: \.self, selection: $family) { name in
          Text(name)
        }
      } detail: {
        Text(family ?? "Rosaceae")
      } }
  }
}
