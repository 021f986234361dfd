import SwiftUI

extension View {
  func plate(_ radius: CGFloat) -> some View {
    #if swift(<5.9)
      return cornerRadius(radius)
    #else
      return clipShape(.rect(cornerRadius: radius))
    #endif
  }
}

struct DoorPlate: View {
  let name: String

  var body: some View {
    Text(name).padding().plate(4)
  }
}
