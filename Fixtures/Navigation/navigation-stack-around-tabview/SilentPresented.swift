// deployment-target: iOS=17.0
import SwiftUI

struct Cinema: View {
  @State private var showsProgramme = false

  var body: some View {
    NavigationStack {
      Button("Programme") { showsProgramme = true }
        .sheet(isPresented: $showsProgramme) {
          TabView {
            Button("Close") { showsProgramme = false }
              .tabItem { Text("Today") }
            Text("Later")
              .tabItem { Text("Later") }
          }
        }
    }
  }
}
