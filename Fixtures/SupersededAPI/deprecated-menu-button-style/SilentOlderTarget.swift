// deployment-target: macOS=10.15
import SwiftUI

struct ShelfBar: View {
  var body: some View {
    HStack {
      Text("Sort")
    }
    .menuButtonStyle(PullDownMenuButtonStyle())
  }
}
