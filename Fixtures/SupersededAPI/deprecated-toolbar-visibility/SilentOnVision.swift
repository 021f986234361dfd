// deployment-target: visionOS=2.0
import SwiftUI

struct ReaderPage: View {
  var body: some View {
    Text("Reader")
      .toolbar(.hidden, for: .navigationBar)
  }
}
