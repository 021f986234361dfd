// deployment-target: iOS=13.0
import SwiftUI

struct MeadowBackdrop: View {
  var body: some View {
    Color.green
      .edgesIgnoringSafeArea(.all)
  }
}
