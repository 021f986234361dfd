import SwiftUI

struct Labels: View {
  @State private var title = ""
  @State private var count = 1
  @FocusState.Binding var isEditing: Bool

  var body: some View {
    VStack {
      TextField("Title", text: .init(get: { title }, set: { title = $0 }))  // want: closure-binding-in-body:info
      TextField("Title", text: SwiftUI.Binding(get: { title }, set: { title = $0 }))  // want: closure-binding-in-body:info
      Stepper("Count", value: Binding<Int>(get: { count }, set: { count = $0 }))  // want: closure-binding-in-body:info
      Toggle("Editing", isOn: Binding(get: { isEditing }, set: { isEditing = $0 }))
      Dial(angle: .init(get: { count }, set: { count = $0 }))
    }
  }
}

struct Accessor {
  let get: () -> Int
  let set: (Int) -> Void
}

struct Dial: View {
  let angle: Accessor
  var body: some View {
    Button("Turn") { angle.set(angle.get() + 1) }
  }
}
