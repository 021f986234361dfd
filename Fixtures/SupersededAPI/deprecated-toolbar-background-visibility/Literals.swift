// deployment-target: iOS=18.0
import SwiftUI

struct GalleryPage: View {
  let isPlain: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbarBackground(.visible, for: .navigationBar).padding() // want: deprecated-toolbar-background-visibility:info
        Text("Two")
          .toolbarBackground(.hidden, for: .tabBar, .bottomBar) // want: deprecated-toolbar-background-visibility
        Text("Three")
          .toolbarBackground(.automatic, for: .navigationBar) // want: deprecated-toolbar-background-visibility
        Text("Four")
          .toolbarBackground(Visibility.visible, for: .tabBar) // want: deprecated-toolbar-background-visibility
        Text("Five")
          .toolbarBackground(isPlain ? .hidden : .visible, for: .navigationBar) // want: deprecated-toolbar-background-visibility
        Text("Six")
          .toolbarBackground(.green, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar) // want: deprecated-toolbar-background-visibility
        Text("Seven")
          .toolbarBackground( // want: deprecated-toolbar-background-visibility
            .hidden, // The picture reaches the top.
            for: .navigationBar
          )
        Text("Eight")
          .toolbarBackground( // want: deprecated-toolbar-background-visibility
            isPlain
              ? .hidden
              : .automatic,
            for: .tabBar)
      }
    }
  }
}
