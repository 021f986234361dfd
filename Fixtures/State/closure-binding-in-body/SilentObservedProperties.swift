import SwiftUI

struct Whistle: View {
  @State private var volume = 1 { didSet { save() } }
  @Binding var pitch: Int { willSet { save() } }
  @State private var note = Note() {
    didSet { save() }
  }

  var body: some View {
    VStack {
      Stepper("Volume", value: Binding(get: { volume }, set: { volume = $0 }))
      Stepper("Pitch", value: Binding(get: { pitch }, set: { pitch = $0 }))
      TextField("Note", text: Binding(get: { note.name }, set: { note.name = $0 }))
    }
  }

  private func save() {}
}

struct Note {
  var name = ""
}
