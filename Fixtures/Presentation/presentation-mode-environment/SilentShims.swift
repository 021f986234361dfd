import SwiftUI

@available(iOS, introduced: 13.0, obsoleted: 15.0)
struct LegacyCloser: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}

@available(iOS, deprecated: 15.0)
struct FormerCloser: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}
