// deployment-target: iOS=17.0
import SwiftUI

struct CompostDiary: View {
  @State private var turns = 0

  var body: some View {
    // want +8: deprecated-navigation-view-style
    NavigationStack { // want: navigation-view:info
      Form {
        Stepper("Turns", value: $turns)
      }
      .navigationTitle("Compost")
    }
    .tint(.green)
  }
}
