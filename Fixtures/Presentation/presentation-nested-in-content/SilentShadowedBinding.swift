import SwiftUI

struct WithFlag<Content: View>: View {
  @State private var flag = false
  @ViewBuilder let content: (Binding<Bool>) -> Content

  var body: some View {
    content($flag)
  }
}

struct Campsite: View {
  @State private var showsPitch = false
  @State private var note = false

  var body: some View {
    VStack {
      Button("Note") { note = true }
        .sheet(isPresented: $note) {
          Button("Close") { note = false }
        }
      Button("Pitch") { showsPitch = true }
        .sheet(isPresented: $showsPitch) {
          WithFlag { $note in
            Button("Note of the pitch") { note = true }
              .sheet(isPresented: $note) {
                Button("Close") { note = false }
              }
          }
          Button("Close") { showsPitch = false }
        }
    }
  }
}
