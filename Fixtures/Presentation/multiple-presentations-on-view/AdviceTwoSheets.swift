// profile: presentation
import SwiftUI

struct PianoRoom: View {
  @State private var showsScores = false // want: boolean-presentation-flags:info
  @State private var showsMetronome = false

  var body: some View {
    HStack {
      Button("Scores") { showsScores = true }
      Button("Metronome") { showsMetronome = true }
    }
    .sheet(isPresented: $showsScores) { Text("Scores") }
    .fullScreenCover(isPresented: $showsMetronome) { // want: multiple-presentations-on-view:info
      Button("Stop") { showsMetronome = false }
    }
  }
}
