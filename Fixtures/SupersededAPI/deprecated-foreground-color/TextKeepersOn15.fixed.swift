// deployment-target: iOS=15.0
import SwiftUI

struct Placard: View {
  var body: some View {
    VStack {
      Text("Hall").font(.title).bold().foregroundStyle(.red) // want: deprecated-foreground-color
      Text("Stage").foregroundStyle(.red).font(.title).padding() // want: deprecated-foreground-color
      Text("Stairs").foregroundColor(.red) // want: deprecated-foreground-color
        #if os(Linux)
        .bold()
        #endif
      Button { print("a") } label: { Text("Exit").foregroundStyle(.red) } // want: deprecated-foreground-color
      written
    }
  }

  private var written: Button<Text> {
    Button { print("b") } label: { Text("Door").foregroundColor(.red) } // want: deprecated-foreground-color
  }
}
