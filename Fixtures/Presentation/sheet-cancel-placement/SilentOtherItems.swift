// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct RecordShelf: View {
  @State private var showsRecord = false

  var body: some View {
    Button("Record") { showsRecord = true }
      .sheet(isPresented: $showsRecord) { RecordPanel() }
  }
}

struct RecordPanel: View {
  @Environment(\.dismiss) private var dismiss
  @State private var plays = 0

  var body: some View {
    NavigationStack {
      Text("Played \(plays) times")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { dismiss() }
          }
          ToolbarItem(placement: .topBarLeading) {
            EditButton()
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Play") { plays += 1 }
          }
        }
    }
  }
}
