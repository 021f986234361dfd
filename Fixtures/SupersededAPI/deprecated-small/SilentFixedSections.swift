// deployment-target: macOS=14.0
import SwiftUI

struct ShedSidebar: View {
  var body: some View {
    List {
      Section("Tools") { Text("Rake") }
        .collapsible(false)
    }
  }
}
