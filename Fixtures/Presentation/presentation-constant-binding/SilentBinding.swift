import SwiftUI

struct Stamp: Identifiable {
  let id: Int
}

struct StampBook: View {
  @State private var failure: String?
  @State private var showsHelp = false

  var body: some View {
    Text("Stamps")
      .sheet(isPresented: $showsHelp) { Text("Help") }
      .alert("Failed", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })) {
        Button("OK") {}
      }
  }
}
