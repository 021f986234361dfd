// deployment-target: iOS=15.0, macOS=12.0
// not type-checked: availability by another name needs an option of the compiler
import SwiftUI

struct SluiceKeeper: View {
  let isDry: Bool

  var body: some View {
    VStack {
      if #available(iOS 16, macOS 13, *), let grid = Optional(Grid { Text("Race") }) { grid }
      late
      early
      if #unavailable(iOS 16, macOS 13) {
        Text("Old")
      } else if isDry {
        Grid { Text("Dry") }
      } else {
        Grid { Text("Wet") }
      }
      if #available(Garden 2.0, *) {
        Grid { Text("Garden") }
      }
    }
  }

  private var late: AnyView {
    guard #available(iOS 16, macOS 13, *), !Mirror(reflecting: Grid { Text("a") }).children.isEmpty else { return AnyView(EmptyView()) }
    return AnyView(Grid { Text("b") })
  }

  private var early: AnyView {
    guard #unavailable(iOS 16, macOS 13) else { return AnyView(Grid { Text("c") }) }
    return AnyView(EmptyView())
  }

  private var split: AnyView {
    #if DEBUG
    guard #available(iOS 16, macOS 13, *) else { return AnyView(EmptyView()) }
    #endif
    return AnyView(Grid { Text("d") })
  }

  private func repeated() {
    while #available(iOS 16, macOS 13, *) {
      print(Grid { Text("e") })
    }
  }

  private var accessor: AnyView {
    @available(iOS 16, macOS 13, *) get { AnyView(Grid { Text("f") }) }
  }
}

@available(iOS, unavailable)
@available(macOS, unavailable)
struct Nowhere: View {
  var body: some View { Grid { Text("g") } }
}
