import SwiftUI

enum ShellStyle {
  case stack, columns
}

extension View {
  func navigationViewStyle(_ style: ShellStyle) -> some View {
    padding()
  }
}

struct CloudAtlas: View {
  var body: some View {
    NavigationStack {
      Text("Clouds")
    }
    .navigationViewStyle(ShellStyle.stack)
  }
}
