import SwiftUI

enum Corner { case topLeft, topRight, bottomLeft, bottomRight }

extension View {
  func cornerRadius(_ radius: CGFloat, corners: Set<Corner>) -> some View {
    clipShape(.rect(cornerRadius: corners.isEmpty ? 0 : radius))
  }

  func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle) -> some View {
    clipShape(.rect(cornerRadius: radius, style: style))
  }
}

struct DrawerFront: View {
  let isTop: Bool

  var body: some View {
    VStack {
      Color.brown.cornerRadius(8, corners: [.topLeft, .topRight])
      Color.orange
        .cornerRadius(12, style: .continuous)
        .padding()
      Text("Handle").cornerRadius(isTop ? 4 : 0, corners: [.bottomLeft])
    }
  }
}
