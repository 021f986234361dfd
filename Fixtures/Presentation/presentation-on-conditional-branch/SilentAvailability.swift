import SwiftUI

struct ScorePage: View {
  @State private var showsNotes = false

  var body: some View {
    VStack {
      Button("Notes") { showsNotes.toggle() }
      if #available(iOS 17, macOS 14, *) {
        Text("Score")
          .inspector(isPresented: $showsNotes) {
            Text("Play softly")
          }
      } else {
        Text("Score")
          .sheet(isPresented: $showsNotes) {
            Button("Close") { showsNotes = false }
          }
      }
    }
  }
}
