import SwiftUI

final class Rehearsal: ObservableObject {
  @Published var bar = 1
}

@Observable
final class Metronome {
  var beats = 60
}

struct StageDoor: View {
  @State private var rehearses = false
  @State private var repeats = false
  @State private var counts = false

  var body: some View {
    HStack {
      Button("Rehearse") { rehearses = true }
        .popover(isPresented: $rehearses) { RehearsalView(rehearsal: Rehearsal()) }
      Button("Repeat") { repeats = true }
        .popover(isPresented: $repeats) { RepeatView(rehearsal: Rehearsal()) }
      Button("Count") { counts = true }
        .popover(isPresented: $counts) { MetronomeView(metronome: Metronome()) }
    }
  }
}

struct RehearsalView: View {
  @StateObject var rehearsal: Rehearsal

  var body: some View {
    Text("Bar \(rehearsal.bar)")
  }
}

struct RepeatView: View {
  @StateObject private var rehearsal: Rehearsal

  init(rehearsal: @autoclosure @escaping () -> Rehearsal) {
    _rehearsal = StateObject(wrappedValue: rehearsal())
  }

  var body: some View {
    Text("Again from bar \(rehearsal.bar)")
  }
}

struct MetronomeView: View {
  @State private var metronome: Metronome

  init(metronome: Metronome) {
    _metronome = State(initialValue: metronome)
  }

  var body: some View {
    Text("\(metronome.beats) beats")
  }
}
