import SwiftUI

struct StationPage: View {
  let name: String
  let mode: NavigationBarItem.TitleDisplayMode
  @State private var isCompact = false  // want: state-never-written:info

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").navigationBarTitle("Station", displayMode: .inline) // want: deprecated-navigation-bar-title
        Text("Two")
          .padding()
          .navigationBarTitle(name, displayMode: .large) // want: deprecated-navigation-bar-title
          .padding()
        Text("Three")
          .navigationBarTitle(Text(name), displayMode: .automatic) // want: deprecated-navigation-bar-title
        Text("Four")
          .navigationBarTitle("Station", displayMode: mode) // want: deprecated-navigation-bar-title
        Text("Five")
          .navigationBarTitle("Station", displayMode: isCompact ? .inline : .large) // want: deprecated-navigation-bar-title
        Text("Six")
          .navigationBarTitle("Station", displayMode: NavigationBarItem.TitleDisplayMode.inline) // want: deprecated-navigation-bar-title
        Text("Seven")
          .navigationBarTitle( // want: deprecated-navigation-bar-title
            "Station \(name)",
            displayMode: .inline
          )
        Text("Eight")
          .navigationBarTitle( // want: deprecated-navigation-bar-title
            // Shown while the name loads.
            Text("Station"), displayMode: .inline
          )
          .disabled(isCompact)
      }
    }
  }
}
