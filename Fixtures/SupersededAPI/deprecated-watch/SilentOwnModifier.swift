// deployment-target: watchOS=10.0
import SwiftUI

enum Zone { case easy, hard }

extension View {
  func listRowPlatterColor(_ zone: Zone) -> some View {
    listItemTint(zone == .easy ? Color.green : Color.red)
  }

  func complicationForeground(_ isShown: Bool = true) -> some View {
    widgetAccentable(isShown)
  }
}

struct ZoneList: View {
  var body: some View {
    List {
      Text("Easy").listRowPlatterColor(Zone.easy)
      Text("Hard").listRowPlatterColor(.hard)
      Text("Zone").complicationForeground(false)
    }
  }
}
