// deployment-target: iOS=14.0
import SwiftUI

struct SnowReport: View {
  let depth: Int

  var body: some View {
    if #available(iOS 15, *) {
      Label("\(depth) cm", systemImage: "snow").foregroundStyle(.cyan) // want: deprecated-foreground-color
    } else {
      Label("\(depth) cm", systemImage: "snow").foregroundColor(.blue)
    }
  }
}

@available(iOS 16, *)
struct AvalancheReport: View {
  var body: some View {
    VStack {
      Image(systemName: "mountain.2").foregroundStyle(.orange) // want: deprecated-foreground-color
      Text("Considerable")
    }
  }
}
