import Linting

/// The documentation of a rule in the order in which it is read.
enum RuleText {
  struct Section {
    let title: String
    var paragraphs: [String]
    /// Text with names in quotes; else each paragraph is an address.
    var isProse = true
  }

  static func sections(_ info: RuleInfo) -> [Section] {
    [
      Section(title: "Why", paragraphs: [info.rationale]), Section(title: "Left alone", paragraphs: [info.exceptions]),
      Section(title: "Fix", paragraphs: [info.fix]), Section(title: "References", paragraphs: info.references, isProse: false),
    ].compactMap { section in
      var section = section
      section.paragraphs.removeAll(where: \.isEmpty)
      return section.paragraphs.isEmpty ? nil : section
    }
  }

  /// A message in parts: what stands between single quotes is code.
  ///
  /// An apostrophe is no quote: a quote opens at the start of a word and closes at the end of one.
  static func parts(_ text: String) -> [(text: String, isCode: Bool)] {
    var parts: [(text: String, isCode: Bool)] = []
    let characters = Array(text)
    var plain = ""
    var index = 0
    while index < characters.count {
      let opens = characters[index] == "'" && (index == 0 || !isPartOfWord(characters[index - 1]))
      if opens, let end = closing(characters, after: index) {
        if !plain.isEmpty { parts.append((plain, false)) }
        plain = ""
        parts.append((String(characters[index + 1..<end]), true))
        index = end + 1
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    if !plain.isEmpty { parts.append((plain, false)) }
    return parts
  }

  private static func closing(_ characters: [Character], after start: Int) -> Int? {
    var index = start + 1
    while index < characters.count, index - start < 200 {
      if characters[index] == "'", index > start + 1, index + 1 == characters.count || !isPartOfWord(characters[index + 1]) { return index }
      index += 1
    }
    return nil
  }

  private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

/// Prose of rules and messages in Markdown: quoted names become code, all else is text.
enum ProseMarkdown {
  static func of(_ text: String) -> String {
    RuleText.parts(text).map { $0.isCode ? Escape.markdownCode($0.text) : Escape.markdown($0.text) }.joined()
  }
}
