// profile: all
import SwiftUI

struct ChoirScreen: View {
  @State private var addsSinger = false

  var body: some View {
    NavigationStack {
      Text("Choir")
        .navigationTitle("Choir")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add a singer") { addsSinger = true }
              .sheet(isPresented: $addsSinger) { // want: presentation-in-toolbar-item:info
                VStack {
                  Text("New singer")
                  Button("Close") { addsSinger = false }
                }
              }
          }
        }
    }
  }
}
