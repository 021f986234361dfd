// deployment-target: iOS=18.0
import SwiftUI

struct ReaderPage: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbar(.hidden, for: .tabBar).padding() // want: deprecated-toolbar-visibility:info
        Text("Two")
          .toolbar(.visible, for: .navigationBar, .tabBar) // want: deprecated-toolbar-visibility
        Text("Three")
          .toolbar(.automatic, for: .bottomBar) // want: deprecated-toolbar-visibility
        Text("Four")
          .toolbar(Visibility.hidden, for: .navigationBar) // want: deprecated-toolbar-visibility
        Text("Five")
          .toolbar(.hidden) // want: deprecated-toolbar-visibility
        Text("Six")
          .navigationTitle("Six")
          .toolbar( // want: deprecated-toolbar-visibility
            .hidden,
            // The reader has its own bars.
            for: .navigationBar, .bottomBar
          )
        Text("Seven")
          .toolbar { EditButton() }
          .toolbar(.hidden, for: ToolbarPlacement.tabBar) // want: deprecated-toolbar-visibility
      }
    }
  }
}
