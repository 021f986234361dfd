// deployment-target: iOS=17.0
import SwiftUI

struct TimetableScreen: View {
  let trains: [String]

  var body: some View {
    NavigationView { // want: navigation-view:info
      List {
        ForEach(trains, id: \.self) { train in
          NavigationLink { Text(train) } label: { Text(train) } // want: deprecated-navigation-link-value
        }
      }
    }
  }
}
