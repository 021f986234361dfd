import SwiftUI

final class Recorder {
  var beats: [Int] = []
  func note(_ tempo: Int) { beats.append(tempo) }
}

struct Metronome: View {
  let recorder: Recorder
  @State private var tempo = 90
  @State private var name = ""  // want: state-never-written:info

  var body: some View {
    Stepper("Tempo", value: $tempo)
      .onChange(of: tempo) { [weak recorder] new in recorder?.note(new) } // want: deprecated-on-change
      .onChange(of: tempo) { [recorder] (new: Int) in recorder.note(new) } // want: deprecated-on-change
      .onChange(of: tempo) { [tempo] new in // want: deprecated-on-change
        if new > tempo {
          recorder.note(new)
        }
      }
      .onChange(of: tempo) { [old = tempo] new in print(old, new) } // want: deprecated-on-change
      .onChange(of: name) { [name] newName in print(name, newName) } // want: deprecated-on-change
      .onChange(of: tempo) { [weak recorder] _ in recorder?.note(0) } // want: deprecated-on-change
      .onChange(of: tempo) { [recorder] in recorder.note($0) } // want: deprecated-on-change
      .onChange(of: tempo) { @MainActor new in recorder.note(new) } // want: deprecated-on-change
      .onChange(of: tempo) { @MainActor [weak recorder] (new: Int) in // want: deprecated-on-change
        recorder?.note(new)
      }
  }
}
