// profile: all
import SwiftUI

struct RadioArchive: View {
  @State private var showsNotes = false
  @State private var showsCredits = false

  var body: some View {
    TabView {
      Button("Notes") { showsNotes.toggle() }
        .inspector(isPresented: $showsNotes) {
          Form {
            Text("Recorded live")
          }
        }
      Button("Credits") { showsCredits.toggle() }
    }
    .inspector(isPresented: $showsCredits) {
      ScrollView {
        Text("Sound engineers")
      }
    }
  }
}
