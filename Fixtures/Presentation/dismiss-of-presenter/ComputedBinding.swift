import SwiftUI

struct Journal: View {
  @Environment(\.dismiss) private var dismiss
  @State private var entry: String?

  var body: some View {
    Button("Write") { entry = "" }
      .sheet(isPresented: Binding(get: { entry != nil }, set: { if !$0 { entry = nil } })) {
        Button("Close") { dismiss() } // want: dismiss-of-presenter:error
      }
  }
}
