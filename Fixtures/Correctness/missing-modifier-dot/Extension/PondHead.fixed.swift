import SwiftUI

extension PondView {
  var head: some View {
    VStack {
      Text("Pond")
      .padding()  // want: missing-modifier-dot:error
    }
  }
}

struct ReedView {}

extension ReedView: View {
  var body: some View {
    Menu("Reed") {
      Text("Cut")
      .disabled(true)  // want: missing-modifier-dot:error
    }
  }
}
