import SwiftUI

struct RadioDial: View {
  @State private var showsStations = false

  var body: some View {
    Button("Stations") { showsStations = true }
      .sheet(isPresented: $showsStations) { // want: ondismiss-resets-item:info
        Button("Close") { showsStations = false }
      }
  }
}
