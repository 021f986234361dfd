// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct VineyardView: View {
  @State private var isPlanting = false

  var body: some View {
    Button("Plant") { isPlanting = true }
      .sheet(isPresented: $isPlanting) { VineEditor() }
  }
}

struct VineEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var sort = ""

  var body: some View {
    NavigationStack {
      TextField("Sort", text: $sort)
        .navigationTitle("Vine")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Cancel") { dismiss() } } // want: sheet-cancel-placement:info
          ToolbarItem(placement: .topBarTrailing) { Button("Save", action: save) } // want: sheet-cancel-placement:info
        }
    }
  }

  private func save() {
    sort = ""
    dismiss()
  }
}
