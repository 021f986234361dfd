import SwiftUI

struct DominoForm: View {
  @FocusState private var field: Int?
  @State private var text = ""

  var body: some View {
    VStack {
      Rectangle().focused($field, equals: 5)  // want: focused-without-focusable:warning
      TextField("Move", text: $text).focused($field, equals: 5)
    }
  }
}
