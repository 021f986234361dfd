import SwiftUI

struct Inscription: View {
  let words: String
  let source: URL

  var body: some View {
    VStack {
      Text(styled)
      Text(linked)
    }
  }

  private var styled: AttributedString {
    var text = AttributedString(words)
    text.foregroundColor = .red
    text.mergeAttributes(AttributeContainer().foregroundColor(.yellow).font(.body))
    return text
  }

  private var linked: AttributedString {
    let gold = AttributeContainer.foregroundColor(.orange)
    let link = AttributeContainer.link(source).foregroundColor(.blue)
    return AttributedString(words, attributes: link).settingAttributes(gold)
  }
}

func engraving(_ text: String) -> NSAttributedString {
  NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.red])
}
