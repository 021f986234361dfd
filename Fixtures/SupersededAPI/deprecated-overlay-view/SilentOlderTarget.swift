// deployment-target: iOS=14.0
import SwiftUI

struct EggBox: View {
  let count: Int

  var body: some View {
    Rectangle()
      .overlay(Text("\(count)"), alignment: .bottomTrailing)
      .overlay(Circle())
  }
}
