import SwiftUI

struct HiveSettings: View {
  let reset: () -> Void
  @State private var name = "North hive"
  @State private var asksToReset = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Reset counters", role: .destructive) { asksToReset = true }
        .confirmationDialog("Reset all counters?", isPresented: $asksToReset) { // want: presentation-anchor-on-container:info
          Button("Reset", role: .destructive, action: reset)
        }
    }
  }
}
