// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct OfficeWindow: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("Desks") { DeskRoot() }
      }
      Text("Nothing chosen")
    }
  }
}

struct DeskRoot: View {
  var body: some View {
    NavigationView { Text("Desks") }
  }
}
