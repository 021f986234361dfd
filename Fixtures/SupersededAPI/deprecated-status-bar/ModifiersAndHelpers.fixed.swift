// deployment-target: iOS=13.0
import SwiftUI

struct Immersive: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.statusBarHidden(isOn) // want: deprecated-status-bar
  }
}

extension View {
  func withoutBars() -> some View {
    statusBarHidden(true) // want: deprecated-status-bar
  }

  func undisturbed(_ isQuiet: Bool) -> some View { self.padding().statusBarHidden(isQuiet) } // want: deprecated-status-bar
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
      Text("1 of 9").statusBarHidden(true) // want: deprecated-status-bar
    } else {
      Text("Start")
        .statusBarHidden(false) // want: deprecated-status-bar
    }
  }
}
