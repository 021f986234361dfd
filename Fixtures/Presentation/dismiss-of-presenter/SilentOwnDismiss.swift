import SwiftUI

struct HelpDesk: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Button("Help") { showsHelp = true }
        .sheet(isPresented: $showsHelp) { HelpPage() }
      Button("Leave") { dismiss() }
    }
    .toolbar {
      Button("Done") { dismiss() }
    }
  }
}

struct HelpPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
