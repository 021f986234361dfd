import SwiftUI

struct ChoirPlan: View {
  @State private var showsSong = false
  @State private var showsNotes = false

  var body: some View {
    VStack {
      Text("Choir")
      songButton
    }
  }

  private var songButton: some View {
    Button("Song") { showsSong = true }
      .sheet(isPresented: $showsSong) {
        Button("Close") { showsSong = false }
        Button("Notes") { showsNotes = true }
          .sheet(isPresented: $showsNotes) { // want: presentation-nested-in-content:warning
            Button("Close") { showsNotes = false }
          }
      }
  }
}

struct ChoirHelp: ViewModifier {
  @State private var showsHelp = false
  @State private var showsTerms = false

  func body(content: Content) -> some View {
    content
      .toolbar { Button("Help") { showsHelp = true } }
      .sheet(isPresented: $showsHelp) {
        Button("Close") { showsHelp = false }
        Button("Terms") { showsTerms = true }
          .sheet(isPresented: $showsTerms) { // want: presentation-nested-in-content:warning
            Button("Close") { showsTerms = false }
          }
      }
  }
}
