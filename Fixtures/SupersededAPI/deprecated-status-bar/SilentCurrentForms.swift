import SwiftUI

struct Cinema: View {
  let isRunning: Bool

  var body: some View {
    VStack {
      Text("Screen").statusBarHidden()
      Text("Curtain").statusBarHidden(isRunning)
    }
  }
}
