// profile: presentation
import SwiftUI

protocol Panel {
  func panel(_ isOpen: Bool) -> AnyView
}

struct CarriagePlan: View, Panel {
  let extra: AnyView
  @Binding var isOpen: Bool
  let depth: Int

  var body: some View {
    VStack {
      panel(isOpen)
      single()
      early()
      nested(depth)
      mixed()
      chosen()
      isOpen ? stored() : AnyView(Text("Closed"))
    }
  }

  func panel(_ isOpen: Bool) -> AnyView {
    if isOpen { return AnyView(Text("Open")) } else { return AnyView(Divider()) }
  }

  private func single() -> AnyView { AnyView(Text("One")) }

  private func early() -> AnyView {
    if isOpen { return AnyView(Text("Open")) }
    return AnyView(Divider())
  }

  private func nested(_ level: Int) -> AnyView {
    if level > 0 {
      return AnyView(VStack { nested(level - 1) })
    } else {
      return AnyView(Text("End"))
    }
  }

  private func mixed() -> AnyView {
    if isOpen { return extra } else { return AnyView(Text("Closed")) }
  }

  private func chosen() -> AnyView {
    return if isOpen { AnyView(Text("Open")) } else { AnyView(Divider()) }
  }

  private func stored() -> AnyView {
    if isOpen { return AnyView(Text("Open")) } else { return AnyView(Divider()) }
  }
}
