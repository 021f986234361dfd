// profile: all
import SwiftUI

struct CheeseCellar: View {
  @State private var showsAge = false

  var body: some View {
    NavigationStack {
      shelf
    }
  }

  private var shelf: some View {
    Button("Age") { showsAge.toggle() }
      .navigationTitle("Cellar")
      .inspector(isPresented: $showsAge) { // want: inspector-inside-navigation-stack:info
        Text("Fourteen months")
      }
  }
}
