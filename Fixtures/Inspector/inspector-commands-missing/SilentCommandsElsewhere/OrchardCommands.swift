// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct OrchardCommands: Commands {
  var body: some Commands {
    CommandMenu("Harvest") {
      Button("Weigh") {}
    }
    InspectorCommands()
  }
}
