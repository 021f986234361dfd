// deployment-target: iOS=15.0
import SwiftUI

struct RiverPage: View {
  let isWide: Bool

  var body: some View {
    VStack {
      Text("River").navigationBarHidden(true)
      Text("Bank").navigationBarHidden(isWide)
    }
  }
}
