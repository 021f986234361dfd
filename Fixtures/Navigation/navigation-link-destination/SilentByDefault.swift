import SwiftUI

struct ToolSettings: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("About") { Text("About") }
        NavigationLink("Licences") { Text("Licences") }
        NavigationLink { Text("Privacy") } label: { Text("Privacy") }
      }
    }
  }
}
