// deployment-target: iOS=16.0
import Foundation
import SwiftUI

struct DrumView: View {
  @State private var scale = 1.0

  var body: some View {
    Button("Beat") {
      withAnimation { scale = 1.2 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        withAnimation { scale = 1 }
      }
    }
  }
}
