// deployment-target: watchOS=10.0
import SwiftUI

struct PaceList: View {
  let isFast: Bool

  var body: some View {
    List {
      Text("Walk")
        .listRowPlatterColor(.green) // want: deprecated-watch:info
      Text("Run").listRowPlatterColor(isFast ? .red : nil).padding() // want: deprecated-watch:info
      Text("Rest")
        .listRowPlatterColor( // want: deprecated-watch
          // grey, but not too dark
          Color.gray.opacity(0.5)
        )
      Text("Stop").listRowPlatterColor(nil) // want: deprecated-watch
    }
  }
}

struct PaceComplication: View {
  let pace: Int

  var body: some View {
    VStack {
      Text("Pace").complicationForeground() // want: deprecated-watch
      value
        .complicationForeground() // want: deprecated-watch
        .padding(2)
    }
  }

  @ViewBuilder private var value: some View {
    Text("\(pace)").bold().complicationForeground() // want: deprecated-watch
  }
}

struct Tinted: ViewModifier {
  func body(content: Content) -> some View {
    content.listRowPlatterColor(.blue).complicationForeground() // want: deprecated-watch, deprecated-watch
  }
}

extension View {
  func runRow() -> some View {
    listRowPlatterColor(Color("run")) // want: deprecated-watch
  }
}
