// deployment-target: iOS=16.0, macOS=11.0
import SwiftUI

struct OldPanel: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}
