// deployment-target: watchOS=10.0
import SwiftUI

struct PaceList: View {
  let isFast: Bool

  var body: some View {
    List {
      Text("Walk")
        .listItemTint(.green) // want: deprecated-watch:info
      Text("Run").listItemTint(isFast ? .red : nil).padding() // want: deprecated-watch:info
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
      Text("Pace").widgetAccentable() // want: deprecated-watch
      value
        .widgetAccentable() // want: deprecated-watch
        .padding(2)
    }
  }

  @ViewBuilder private var value: some View {
    Text("\(pace)").bold().widgetAccentable() // want: deprecated-watch
  }
}

struct Tinted: ViewModifier {
  func body(content: Content) -> some View {
    content.listItemTint(.blue).widgetAccentable() // want: deprecated-watch, deprecated-watch
  }
}

extension View {
  func runRow() -> some View {
    listItemTint(Color("run")) // want: deprecated-watch
  }
}
