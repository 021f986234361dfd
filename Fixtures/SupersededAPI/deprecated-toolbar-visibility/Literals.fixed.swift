// deployment-target: iOS=18.0
import SwiftUI

struct ReaderPage: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbarVisibility(.hidden, for: .tabBar).padding() // want: deprecated-toolbar-visibility:info
        Text("Two")
          .toolbarVisibility(.visible, for: .navigationBar, .tabBar) // want: deprecated-toolbar-visibility
        Text("Three")
          .toolbarVisibility(.automatic, for: .bottomBar) // want: deprecated-toolbar-visibility
        Text("Four")
          .toolbarVisibility(Visibility.hidden, for: .navigationBar) // want: deprecated-toolbar-visibility
        Text("Five")
          .toolbarVisibility(.hidden) // want: deprecated-toolbar-visibility
        Text("Six")
          .navigationTitle("Six")
          .toolbarVisibility( // want: deprecated-toolbar-visibility
            .hidden,
            // The reader has its own bars.
            for: .navigationBar, .bottomBar
          )
        Text("Seven")
          .toolbar { EditButton() }
          .toolbarVisibility(.hidden, for: ToolbarPlacement.tabBar) // want: deprecated-toolbar-visibility
      }
    }
  }
}
