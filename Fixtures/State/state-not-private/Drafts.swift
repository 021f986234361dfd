import SwiftUI

struct NameEditor: View {
  @State var name: String // want: state-not-private:info
  let onSave: (String) -> Void

  var body: some View {
    TextField("Name", text: $name).onSubmit { onSave(name) }
  }
}

struct DayPicker: View {
  @State var day: Int // want: state-not-private:info

  var body: some View {
    Button("Next \(day)") { day += 1 }
  }
}

struct Cover: View {
  @State var text: String // want: state-not-private:info

  init(text: String) {
    _text = State(initialValue: text)
  }

  var body: some View { Text(text) }
}

struct Garden: View {
  @State private var name = "Rose"
  @State private var day = 1

  var body: some View {
    NavigationStack {
      Button("Rename") { name += "s"; day += 2 }
      NavigationLink("Edit") { NameEditor(name: name) { name = $0 } }
      NavigationLink("Day") { DayPicker(day: day) }
      NavigationLink("Cover") { Cover(text: name) }
    }
  }
}
