// profile: presentation
import SwiftUI

struct PlatformBanner: View {
  @State private var isLate = false
  @State private var kind = 0

  var body: some View {
    VStack {
      banner()
      symbol
      Text("Platform").background { badge(for: kind) }
      Toggle("Late", isOn: $isLate)
      Button("Next") { kind += 1 }
    }
  }

  private func banner() -> AnyView { // want: any-view:info
    if isLate {
      return AnyView(Text("Late").transition(.opacity))
    } else if kind == 0 {
      return AnyView(Color.clear.frame(height: 1))
    } else {
      return AnyView(Text("On time"))
    }
  }

  private var symbol: AnyView { // want: any-view:info
    switch kind {
    case 0: return AnyView(Image(systemName: "tram"))
    case 1: return AnyView(Circle()) // the moon
    default: return AnyView(erasing: Text("None"))
    }
  }

  private func badge(for kind: Int) -> AnyView { // want: any-view:info
    let title = "Kind \(kind)"
    if kind > 1 {
      return AnyView(Text(title))
    } else {
      return AnyView(Divider())
    }
  }
}
