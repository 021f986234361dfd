import SwiftUI

struct HarbourPage: View {
  let isOpen: Bool

  var body: some View {
    NavigationStack {
      Text("Ships")
        // want +1: deprecated-navigation-bar-items
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Tide") {
              // twice a day
              print("tide")
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            HStack {
              Text("Open")
              EditButton()
            }
          }
        }
    }
  }
}

struct QuayPage: View {
  var body: some View {
    NavigationStack {
      Text("Quay")
        // want +1: deprecated-navigation-bar-items
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            EditButton()
          }
        }
        .padding()
    }
  }
}
