import SwiftUI

struct BirdDiary: View {
  @State private var showsEntry = false
  @State private var showsMap = false

  var body: some View {
    Button("New entry") { showsEntry = true }
      .sheet(isPresented: $showsEntry) {
        VStack {
          Button("Map") { showsMap = true }
          Button("Close") { showsEntry = false }
        }
        .sheet(isPresented: $showsMap) { // want: presentation-nested-in-content:warning
          Button("Close the map") { showsMap = false }
        }
      }
  }
}
