import SwiftUI

struct Darkness: View {
  @AppStorage("showsPhases") private var showsPhases = true
  @SceneStorage("showsTides") private var showsTides = false

  var body: some View {
    VStack {
      Text("Moon")
        .inspector(isPresented: $showsPhases) { Text("Waning") }
      Text("Sea")
        .inspector(isPresented: $showsTides) { Text("Neap tide") }
    }
  }
}
