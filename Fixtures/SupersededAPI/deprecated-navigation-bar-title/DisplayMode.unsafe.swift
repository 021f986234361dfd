import SwiftUI

struct StationPage: View {
  let name: String
  let mode: NavigationBarItem.TitleDisplayMode
  private let isCompact = false  // want: state-never-written:info

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").navigationTitle("Station").navigationBarTitleDisplayMode(.inline) // want: deprecated-navigation-bar-title
        Text("Two")
          .padding()
          .navigationTitle(name)
          .navigationBarTitleDisplayMode(.large) // want: deprecated-navigation-bar-title
          .padding()
        Text("Three")
          .navigationTitle(Text(name))
          .navigationBarTitleDisplayMode(.automatic) // want: deprecated-navigation-bar-title
        Text("Four")
          .navigationTitle("Station")
          .navigationBarTitleDisplayMode(mode) // want: deprecated-navigation-bar-title
        Text("Five")
          .navigationTitle("Station")
          .navigationBarTitleDisplayMode(isCompact ? .inline : .large) // want: deprecated-navigation-bar-title
        Text("Six")
          .navigationTitle("Station")
          .navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.inline) // want: deprecated-navigation-bar-title
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
