import SwiftUI

struct Cockpit: View {
  var body: some View {
    VStack {
      Dial(angle: 90)
      Dial()
    }
  }
}
