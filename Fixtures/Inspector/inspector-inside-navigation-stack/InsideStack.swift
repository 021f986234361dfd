// profile: all
import SwiftUI

struct TeaRoom: View {
  let teas: [String]
  @State private var showsBrewing = false

  var body: some View {
    NavigationStack {
      List(teas, id: \.self) { tea in
        Text(tea)
      }
      .navigationTitle("Teas")
      .toolbar {
        Button("Brewing") { showsBrewing.toggle() }
      }
      .inspector(isPresented: $showsBrewing) { // want: inspector-inside-navigation-stack:info
        Text("Three minutes")
      }
    }
  }
}
