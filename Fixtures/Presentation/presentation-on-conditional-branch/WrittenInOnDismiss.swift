import SwiftUI

struct Ferry: Identifiable {
  let id: Int
  var harbour: String
}

struct Crossing: View {
  let ferries: [Ferry]
  @State private var ferry: Ferry?
  @State private var hasBoarded = false

  var body: some View {
    VStack {
      Text("Crossing")
      if hasBoarded {
        Text("On board")
      } else {
        List(ferries) { next in
          Button(next.harbour) { ferry = next }
        }
        .sheet(item: $ferry, onDismiss: { hasBoarded = true }) { ferry in // want: presentation-on-conditional-branch:warning
          VStack {
            Text(ferry.harbour)
            Button("Close") { self.ferry = nil }
          }
        }
      }
    }
  }
}
