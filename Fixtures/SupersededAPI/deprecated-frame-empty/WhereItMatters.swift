import SwiftUI

struct Pane: View {
  var body: some View {
    VStack {
      Text("a").background(Color.red.frame()) // want: deprecated-frame-empty, deprecated-background-view
      Text("b")
        #if DEBUG
        .frame().padding() // want: deprecated-frame-empty
        #endif
    }
  }
}
