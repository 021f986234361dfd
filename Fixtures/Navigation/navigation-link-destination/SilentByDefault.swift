import SwiftUI

struct ToolSettings: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("About") { Text("About") }
        NavigationLink("Licences", destination: Text("Licences"))
        NavigationLink(destination: Text("Privacy")) { Text("Privacy") }
      }
    }
  }
}
