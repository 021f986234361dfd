// profile: presentation
import SwiftUI

struct BedField: View {
  @State private var text: String
  private let onSave: (String) -> Void

  init(text: String, onSave: @escaping (String) -> Void = { _ in }) {
    _text = State(initialValue: text)
    self.onSave = onSave
  }

  var body: some View { TextField("Bed", text: $text).onSubmit { onSave(text) } }
}

struct FollowingField: View {
  @State private var text: String
  private let given: String

  init(text: String) {
    _text = State(initialValue: text)
    given = text
  }

  var body: some View {
    TextField("Bed", text: $text).onChange(of: given) { text = given }
  }
}

struct BedForm: View {
  @State private var name = ""
  @State private var soil = ""
  @State private var note = ""
  @State private var crop = ""
  @State private var row = ""
  @State private var isOpen = false

  var body: some View {
    Form {
      BedField(text: name) { name = $0 }
      FollowingField(text: soil)
      if isOpen { BedField(text: note) }
      Group { BedField(text: crop) }.id(crop)
      BedField(text: row)
      Button("Open") {
        soil = "Loam"
        note = "New"
        crop = "Peas"
        isOpen = true
      }
      Button("Clear") { row = "" }
    }
  }
}
