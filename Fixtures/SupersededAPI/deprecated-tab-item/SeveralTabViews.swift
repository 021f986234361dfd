// deployment-target: iOS=18.0
import SwiftUI

struct StationTabs: View {
  let isStaff: Bool
  let lines: [String]

  var body: some View {
    if isStaff {
      TabView {
        Text("Signals").tabItem { Label("Signals", systemImage: "circle") } // want: deprecated-tab-item
        Text("Crew").tabItem { Label("Crew", systemImage: "person") }
      }
    } else {
      TabView {
        Text("Arrivals")
          .tabItem { // want: deprecated-tab-item
            // A comment that belongs to the label.
            Label("Arrivals", systemImage: "tram")
          }
        if lines.count > 1 {
          Text("Lines")
            .tabItem { Label("Lines", systemImage: "map") }
        }
        ForEach(lines, id: \.self) { line in
          Text(line)
            .tabItem { Text(line) }
            .tag(line)
        }
      }
    }
  }
}
