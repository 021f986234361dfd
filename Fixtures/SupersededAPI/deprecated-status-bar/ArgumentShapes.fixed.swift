import SwiftUI

struct StarDome: View {
  let isNight: Bool
  @State private var isFull = false

  var body: some View {
    VStack {
      Text("North").statusBarHidden(true) // want: deprecated-status-bar:info
      Button("Fill") { isFull.toggle() }
        .padding()
        .statusBarHidden(isFull) // want: deprecated-status-bar
        .opacity(isFull ? 0 : 1)
      Text("South").statusBarHidden(!isFull && isNight) // want: deprecated-status-bar
      Text("West")
        .statusBar( // want: deprecated-status-bar
          hidden: isNight
            ? isFull // only while the dome is closed
            : false
        )
    }
    .statusBarHidden(false) // want: deprecated-status-bar
  }
}
