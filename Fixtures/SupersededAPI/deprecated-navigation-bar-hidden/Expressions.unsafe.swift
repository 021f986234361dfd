import SwiftUI

struct CanalMap: View {
  let isWide: Bool
  @State private var isImmersive = false
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbar(isImmersive ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
        Text("Two")
          .toolbar(!isImmersive ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
        Text("Three")
          .toolbar((isWide && isSearching) ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
        Text("Four")
          .toolbar((isWide ? isImmersive : true) ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
        Text("Five")
          .onTapGesture { isImmersive.toggle() }
          .navigationBarHidden( // want: deprecated-navigation-bar-hidden
            isWide
              || isImmersive
          )
          .padding()
      }
    }
  }
}
