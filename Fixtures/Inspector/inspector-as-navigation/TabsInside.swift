// profile: all
import SwiftUI

struct MixingDesk: View {
  @State private var showsChannels = false

  var body: some View {
    Button("Channels") { showsChannels.toggle() }
      .inspector(isPresented: $showsChannels) { TabView { // want: inspector-as-navigation:info
        Text("Strings")
        Text("Brass")
      } }
  }
}
