// deployment-target: iOS=15.0
import SwiftUI

struct PierList: View {
  @State private var showsMap = false
  @State private var pier: Int?

  var body: some View {
    NavigationView {
      List {
        NavigationLink("Map", destination: Text("Map"), isActive: $showsMap)
        NavigationLink(destination: Text("Pier 1"), tag: 1, selection: $pier) { Text("Pier 1") }
      }
    }
  }
}
