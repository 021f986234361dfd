import SwiftUI

extension View {
  func navigationBarHidden(_ hidden: Bool, animated: Bool = false) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}

struct RiverPage: View {
  var body: some View {
    VStack {
      Text("River").navigationBarHidden(true, animated: true)
      Text("Bank").navigationBarHidden(false)
    }
  }
}
