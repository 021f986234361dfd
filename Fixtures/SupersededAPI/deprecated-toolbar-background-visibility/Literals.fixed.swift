// deployment-target: iOS=18.0
import SwiftUI

struct GalleryPage: View {
  let isPlain: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbarBackgroundVisibility(.visible, for: .navigationBar).padding() // want: deprecated-toolbar-background-visibility:info
        Text("Two")
          .toolbarBackgroundVisibility(.hidden, for: .tabBar, .bottomBar) // want: deprecated-toolbar-background-visibility
        Text("Three")
          .toolbarBackgroundVisibility(.automatic, for: .navigationBar) // want: deprecated-toolbar-background-visibility
        Text("Four")
          .toolbarBackgroundVisibility(Visibility.visible, for: .tabBar) // want: deprecated-toolbar-background-visibility
        Text("Five")
          .toolbarBackgroundVisibility(isPlain ? .hidden : .visible, for: .navigationBar) // want: deprecated-toolbar-background-visibility
        Text("Six")
          .toolbarBackground(.green, for: .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar) // want: deprecated-toolbar-background-visibility
        Text("Seven")
          .toolbarBackgroundVisibility( // want: deprecated-toolbar-background-visibility
            .hidden, // The picture reaches the top.
            for: .navigationBar
          )
        Text("Eight")
          .toolbarBackgroundVisibility( // want: deprecated-toolbar-background-visibility
            isPlain
              ? .hidden
              : .automatic,
            for: .tabBar)
      }
    }
  }
}
