// deployment-target: iOS=14.0
import SwiftUI

struct OldRow: View {
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    Text("Row")
      .lineLimit(sizeCategory > .large ? nil : 1)
      .environment(\.sizeCategory, .large)
  }
}
