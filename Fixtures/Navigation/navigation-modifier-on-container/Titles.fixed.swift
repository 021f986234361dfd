// deployment-target: iOS=17.0
import SwiftUI

struct RiverGuide: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Upper reach")
        Text("Lower reach")
      }
      .navigationTitle("River") // want: navigation-modifier-on-container:warning
      .navigationBarTitleDisplayMode(.inline) // want: navigation-modifier-on-container:warning
    }
  }
}
