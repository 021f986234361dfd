// deployment-target: iOS=14.0
import SwiftUI

struct OldPage: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}
