import SwiftUI

struct StarDome: View {
  let isNight: Bool
  @State private var isFull = false

  var body: some View {
    VStack {
      Text("North").statusBar(hidden: true) // want: deprecated-status-bar:info
      Button("Fill") { isFull.toggle() }
        .padding()
        .statusBar(hidden: isFull) // want: deprecated-status-bar
        .opacity(isFull ? 0 : 1)
      Text("South").statusBar(hidden: !isFull && isNight) // want: deprecated-status-bar
      Text("West")
        .statusBar( // want: deprecated-status-bar
          hidden: isNight
            ? isFull // only while the dome is closed
            : false
        )
    }
    .statusBar(hidden: false) // want: deprecated-status-bar
  }
}
