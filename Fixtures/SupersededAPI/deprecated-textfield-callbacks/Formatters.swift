// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct PriceForm: View {
  @Binding var price: Double
  @State private var isEditing = false
  private let formatter = NumberFormatter()

  var body: some View {
    VStack {
      TextField("Price", value: $price, formatter: formatter, onCommit: { print(price) }) // want: deprecated-textfield-callbacks
      TextField("Price", value: $price, formatter: formatter, onEditingChanged: { isEditing = $0 }) // want: deprecated-textfield-callbacks
      TextField("Price", value: $price, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {}) // want: deprecated-textfield-callbacks
      rest
    }
  }

  @ViewBuilder private var rest: some View {
    if isEditing {
      TextField( // want: deprecated-textfield-callbacks
        "Price",
        value: $price,
        formatter: formatter,
        onEditingChanged: { editing in
          isEditing = editing
        },
        onCommit: { print(price) }
      )
    }
  }
}

struct Commented: ViewModifier {
  @Binding var text: String
  let save: () -> Void

  func body(content: Content) -> some View {
    VStack {
      content
      TextField("Comment", text: $text, onCommit: save) // want: deprecated-textfield-callbacks
      SwiftUI.TextField("Comment", text: $text, onCommit: save) // want: deprecated-textfield-callbacks
    }
  }
}
