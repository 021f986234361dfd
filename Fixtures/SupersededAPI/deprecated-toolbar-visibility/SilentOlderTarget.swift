// deployment-target: iOS=17.0
import SwiftUI

struct ReaderPage: View {
  var body: some View {
    VStack {
      Text("Reader").toolbar(.hidden, for: .tabBar)
      Text("Notes").toolbar(.hidden)
    }
  }
}
