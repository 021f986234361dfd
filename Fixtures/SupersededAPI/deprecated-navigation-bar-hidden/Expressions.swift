import SwiftUI

struct CanalMap: View {
  let isWide: Bool
  @State private var isImmersive = false
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").navigationBarHidden(isImmersive) // want: deprecated-navigation-bar-hidden
        Text("Two")
          .navigationBarHidden(!isImmersive) // want: deprecated-navigation-bar-hidden
        Text("Three")
          .navigationBarHidden(isWide && isSearching) // want: deprecated-navigation-bar-hidden
        Text("Four")
          .navigationBarHidden(isWide ? isImmersive : true) // want: deprecated-navigation-bar-hidden
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
