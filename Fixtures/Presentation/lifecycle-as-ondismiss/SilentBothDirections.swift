// profile: presentation
import SwiftUI

struct RadioView: View {
  @State private var showsStations = false
  @State private var isMuted = false
  @State private var log: [String] = []

  var body: some View {
    Button(isMuted ? "Muted" : "On air, \(log.count) entries") { showsStations = true }
      .sheet(isPresented: $showsStations) {
        Button("Close") { showsStations = false }
      }
      .onChange(of: showsStations) { _, isShown in
        if !isShown {
          isMuted = false
        } else {
          isMuted = true
        }
      }
      .onChange(of: showsStations) { _, isShown in
        log.append("changed")
        if !isShown { log.append("closed") }
      }
  }
}
