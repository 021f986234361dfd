// deployment-target: iOS=18.0, macOS=14.0
import SwiftUI

struct ReaderPage: View {
  let isOpen: Bool

  var body: some View {
    Text("Reader")
      .toolbar(isOpen ? .visible : .hidden, for: .automatic)
  }
}
