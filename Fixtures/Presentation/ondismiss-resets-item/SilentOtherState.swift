import SwiftUI

struct Recording: Identifiable {
  let id: Int
}

struct Studio: View {
  let reload: () -> Void
  @State private var recording: Recording?
  @State private var marker: Int?
  @State private var showsThanks = false

  var body: some View {
    Button("Listen from \(marker ?? 0)") { recording = Recording(id: 2) }
      .sheet(item: $recording, onDismiss: { marker = nil; reload(); showsThanks = true }) { recording in
        VStack {
          Text("Take \(recording.id)")
          Button("Close") { self.recording = nil }
        }
      }
      .alert("Thank you", isPresented: $showsThanks) {
        Button("Fine") {}
      }
  }
}
