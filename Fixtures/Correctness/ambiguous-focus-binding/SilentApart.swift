import SwiftUI

struct ParcelForm: View {
  @FocusState private var field: Int?
  @State private var text = ""
  @State private var isLong = false
  @State private var showsNote = false

  var body: some View {
    VStack {
      ViewThatFits {
        HStack { TextField("A", text: $text).focused($field, equals: 1) }
        VStack { TextField("A", text: $text).focused($field, equals: 1) }
      }
      if isLong {
        TextField("Long", text: $text).focused($field, equals: 2)
      } else {
        TextField("Short", text: $text).focused($field, equals: 2)
      }
      Toggle("Long", isOn: $isLong)
      TextField("B", text: $text).focused($field, equals: 3)
      TextField("C", text: $text).focused($field, equals: 4)
    }
    .sheet(isPresented: $showsNote) {
      TextField("Note", text: $text).focused($field, equals: 3)
    }
  }
}
