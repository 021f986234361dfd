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

  @ViewBuilder private func banner() -> some View { // want: any-view:info
    if isLate {
      Text("Late").transition(.opacity)
    } else if kind == 0 {
      Color.clear.frame(height: 1)
    } else {
      Text("On time")
    }
  }

  @ViewBuilder private var symbol: some View { // want: any-view:info
    switch kind {
    case 0: Image(systemName: "tram")
    case 1: Circle() // the moon
    default: Text("None")
    }
  }

  @ViewBuilder private func badge(for kind: Int) -> some View { // want: any-view:info
    let title = "Kind \(kind)"
    if kind > 1 {
      Text(title)
    } else {
      Divider()
    }
  }
}
