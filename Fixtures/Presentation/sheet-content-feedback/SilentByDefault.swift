import SwiftUI

struct LogBook: View {
  @State private var entry = ""
  @State private var isOpen = false

  var body: some View {
    Button("Entry: \(entry)") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        LogPane(entry: entry, write: { entry = $0 })
      }
  }
}

struct LogPane: View {
  let entry: String
  let write: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button(entry) { write("Fair wind") }
      Button("Close") { dismiss() }
    }
  }
}
