import SwiftUI

struct SettingsRow: View {
  @State private var isOpen = false

  var body: some View {
    Button("Settings") { isOpen = true }
      .padding()
      #if os(macOS)
      .help("Open the settings")
      #endif
      .sheet(isPresented: $isOpen) {
        NavigationStack {
          Form { Text("Volume") }
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Done") { isOpen = false } // want: dismiss-of-presenter:error
              }
            }
        }
      }
  }
}
