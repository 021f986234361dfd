import Foundation
import SwiftUI

struct BellButton: View {
  @State private var scale = 1.0
  @State private var angle = 0.0

  var body: some View {
    VStack {
      Button("Ring") {
        withAnimation(.easeOut(duration: 0.2)) { scale = 1.2 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {  // want: animation-sequenced-with-delay:info
          withAnimation { scale = 1 }
        }
      }
      Button("Swing") {
        withAnimation(.easeInOut(duration: 1)) { angle = 20 }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1_000)) {  // want: animation-sequenced-with-delay:info
          withAnimation { angle = 0 }
        }
      }
    }
    .task {
      withAnimation(.smooth(duration: 0.3)) { scale = 1.1 }
      try? await Task.sleep(for: .seconds(0.35))  // want: animation-sequenced-with-delay:info
      withAnimation { scale = 1 }
    }
  }
}
