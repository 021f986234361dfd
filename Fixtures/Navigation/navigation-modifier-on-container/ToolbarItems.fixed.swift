// deployment-target: iOS=17.0
import SwiftUI

struct Nursery: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text("\(count) seedlings")
        .toolbar { // want: navigation-modifier-on-container:info
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add") { count += 1 }
          }
        }
    }
  }
}

struct NurseryLog: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text("\(count) notes")
        .toolbar { // want: navigation-modifier-on-container:info
          Button("Add") { count += 1 }
        }
    }
  }
}
