import SwiftUI

extension View {
  func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(.rect(cornerRadius: radius, style: .circular))
  }
}

struct SeedPacket: View {
  let name: String

  var body: some View {
    Text(name)
      .padding()
      .background(.green)
      .cornerRadius(6)
  }
}
