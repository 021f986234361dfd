import SwiftUI

struct AlarmSettings: View {
  @State private var showsSounds = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Button("Sounds") { showsSounds = true }
        }
      }
      .navigationDestination(isPresented: $showsSounds) { Text("Sounds") } // want: navigation-destination-in-lazy-container:warning
    }
  }
}
