import SwiftUI

struct NavigationLink: View {
  let title: String
  @Binding var isActive: Bool

  var body: some View {
    Button(title) { isActive = true }
  }
}

struct Signpost: View {
  @State private var isLit = false

  var body: some View {
    NavigationLink(title: "Lamp", isActive: $isLit)
      .opacity(isLit ? 1 : 0.5)
  }
}
