import SwiftUI

struct MailWindow: View {
  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("Folders")
    } detail: {
      Toggle("Read", isOn: .constant(true))
      HintBubble(isPresented: .constant(true))
    }
  }
}

struct HintBubble: View {
  @Binding var isPresented: Bool

  var body: some View {
    if isPresented { Text("Hint") }
  }
}
