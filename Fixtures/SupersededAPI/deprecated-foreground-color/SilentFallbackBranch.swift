// deployment-target: iOS=14.0
import SwiftUI

extension View {
  @ViewBuilder func ink(_ color: Color) -> some View {
    if #available(iOS 15, *) {
      foregroundStyle(color)
    } else {
      foregroundColor(color)
    }
  }
}

struct Almanac: View {
  let day: String

  var body: some View {
    Text(day).ink(.blue)
  }
}
