import SwiftUI

struct Clip: Identifiable {
  let id: Int
}

struct Loop {
  var name: String
}

extension Loop: Identifiable {
  var id: String { name }
}

protocol Sound: Identifiable {
  var id: Int { get }
}

struct Beat: Sound {
  var id: Int
}

final class Song: Identifiable {}

typealias Sample = Clip

struct Mixer: View {
  @State private var clip: Clip?
  @State private var loop: Loop?
  @State private var beat: Beat?
  @State private var song: Song?
  @State private var sample: Sample?

  var body: some View {
    HStack {
      Text("Clip").sheet(item: $clip) { Text("\($0.id)") }
      Text("Loop").sheet(item: $loop) { Text($0.name) }
      Text("Beat").sheet(item: $beat) { Text("\($0.id)") }
      Text("Song").sheet(item: $song) { _ in Text("Song") }
      Text("Sample").sheet(item: $sample) { Text("\($0.id)") }
    }
  }
}
