// deployment-target: iOS=17.0
import SwiftUI

struct OrchardHome: View {
  @State private var showsHarvest = false

  var body: some View {
    NavigationView { // want: navigation-view:info
      VStack {
        Button("Harvest") { showsHarvest = true }
        NavigationLink("", destination: Text("Harvest"), isActive: $showsHarvest) // want: navigation-link-active-tag:warning
      }
    }
  }
}
