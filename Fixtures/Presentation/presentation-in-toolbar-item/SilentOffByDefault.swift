import SwiftUI

struct GuestBook: View {
  @State private var signs = false

  var body: some View {
    NavigationStack {
      Text("Guests")
        .navigationTitle("Guests")
        .toolbar {
          Button("Sign") { signs = true }
            .sheet(isPresented: $signs) {
              Button("Close") { signs = false }
            }
        }
    }
  }
}
