// deployment-target: iOS=18.0
import SwiftUI

struct AlmanacTabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      // want +1: deprecated-tab-item
      Tab("Stars", image: "stars", value: 2) {
        Text("Stars")
      }
      // The current month.
      Tab("Month", systemImage: "calendar", value: 0) {
        NavigationStack {
          Text("Month")
            .padding()
        }
      }
      Tab("Moon", systemImage: "moon", value: 1) {
        Text("Moon")
          .onAppear {
            tab = 1
          }
      }
    }
  }
}

struct PlainTabs: View {
  var body: some View {
    TabView {
      // want +1: deprecated-tab-item
      Tab("North", systemImage: "arrow.up") {
        Text("North")
      }
      Tab("South", image: "south") {
        Text("South")
      }
    }
  }
}
