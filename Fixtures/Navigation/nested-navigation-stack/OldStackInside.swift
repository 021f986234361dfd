// deployment-target: iOS=15.0
import SwiftUI

struct Tannery: View {
  var body: some View {
    NavigationView {
      List {
        NavigationView { // want: nested-navigation-stack:error
          Text("Hides")
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}
