// deployment-target: iOS=18.0
import SwiftUI

enum Bar {
  case top, bottom
}

extension View {
  func toolbar(_ visibility: Visibility, for bar: Bar) -> some View {
    padding(bar == .top ? .top : .bottom)
  }
}

struct ReaderPage: View {
  var body: some View {
    VStack {
      Text("Reader").toolbar(.hidden, for: Bar.top)
      Text("Notes").toolbar(.visible, for: .bottom)
    }
  }
}
