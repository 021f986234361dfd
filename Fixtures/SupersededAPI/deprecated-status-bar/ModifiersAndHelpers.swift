// deployment-target: iOS=13.0
import SwiftUI

struct Immersive: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.statusBar(hidden: isOn) // want: deprecated-status-bar
  }
}

extension View {
  func withoutBars() -> some View {
    statusBar(hidden: true) // want: deprecated-status-bar
  }

  func undisturbed(_ isQuiet: Bool) -> some View { self.padding().statusBar(hidden: isQuiet) } // want: deprecated-status-bar
}

struct SlideShow: View {
  let isRunning: Bool

  var body: some View {
    VStack {
      Text("Slides").modifier(Immersive(isOn: isRunning)).withoutBars()
      slide.undisturbed(isRunning)
    }
  }

  @ViewBuilder private var slide: some View {
    if isRunning {
      Text("1 of 9").statusBar(hidden: true) // want: deprecated-status-bar
    } else {
      Text("Start")
        .statusBar(hidden: false) // want: deprecated-status-bar
    }
  }
}
