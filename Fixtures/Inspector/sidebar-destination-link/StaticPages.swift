// profile: all
import SwiftUI

struct StudioSettings: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Sound") { // want: navigation-link-destination:info
          Text("Loudness")
        }
        NavigationLink("Light") { // want: navigation-link-destination:info
          Text("Brightness")
        }
      }
    } detail: {
      Text("Choose a page")
    }
  }
}
