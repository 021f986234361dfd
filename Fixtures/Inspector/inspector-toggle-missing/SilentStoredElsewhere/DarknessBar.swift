import SwiftUI

struct DarknessBar: View {
  @AppStorage("showsPhases") private var isOn = true
  @SceneStorage("showsTides") private var tides = false

  var body: some View {
    HStack {
      Toggle("Phases", isOn: $isOn)
      Button("Tides") { tides.toggle() }
    }
  }
}
