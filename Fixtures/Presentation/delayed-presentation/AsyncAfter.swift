import SwiftUI

struct TroutPond: View {
  @State private var showsPermit = false
  @State private var showsMap = false

  var body: some View {
    Button("Permit") { showsPermit = true }
      .sheet(isPresented: $showsPermit) {
        Button("Show the map") {
          showsPermit = false
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { showsMap = true } // want: delayed-presentation:warning
        }
      }
      .sheet(isPresented: $showsMap) {
        Button("Close") { showsMap = false }
      }
  }
}
