import SwiftUI

struct Observation: View {
  @State private var showsNotes = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Text("Night sky")
          row
            .navigationDestination(isPresented: $showsNotes) { Text("Notes") }
        }
      }
    }
  }

  private var row: some View {
    Button("Notes") { showsNotes = true }
  }
}
