import SwiftUI

struct RecipeStep: View {
  let number: Text
  let words: [String]
  let isLast: Bool

  var body: some View {
    VStack {
      number + Text(".") // want: deprecated-text-concatenation
      Text("Then ") + verb // want: deprecated-text-concatenation
      sentence
      Text("Oven")
        .navigationTitle(Text("Step ") + number) // want: deprecated-text-concatenation
        .accessibilityLabel(Text("Step ") + Text("of the recipe")) // want: deprecated-text-concatenation
    }
  }

  private var verb: Text { Text("stir") }

  private var sentence: Text {
    var text = Text("")
    text = text + verb // want: deprecated-text-concatenation
    if isLast {
      return text + Text(" and serve") // want: deprecated-text-concatenation
    }
    return words.reduce(Text("")) { $0 + Text($1) } // want: deprecated-text-concatenation
  }

  private func joined(_ left: Text, _ right: Text) -> Text { left + right } // want: deprecated-text-concatenation
}

extension Text {
  func starred() -> Text { self + Text(" *") } // want: deprecated-text-concatenation
}
