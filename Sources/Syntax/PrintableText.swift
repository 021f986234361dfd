/// Text from elsewhere (names, messages, code) made fit for a terminal and a log: nothing in it acts on its surroundings.
package enum PrintableText {
  /// Whether a character acts on its surroundings instead of being seen: it steers a terminal, ends a line, or turns the direction of writing.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2060}", "\u{2066}"..."\u{2069}", "\u{FEFF}": true
    default: false
    }
  }

  /// One line: unseen characters as Swift writes them in strings, `\n` or `\u{1B}`.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnseen) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: if isUnseen(scalar) { result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A line that begins with a name: build servers take a `::` at its start, and `##[` or `##vso[` anywhere, for commands to them.
  package static func logLine(_ line: String) -> String {
    var line = line
    if let first = line.utf8.first, first == UInt8(ascii: ":") || first <= UInt8(ascii: " ") || first >= 0x80, line.drop(while: \.isWhitespace).hasPrefix("::") { line = "./" + line }
    return withoutMarks(line)
  }

  /// Text in which no `##[`, `##vso[` or `##teamcity[` stands: a backslash parts the bracket from the word.
  package static func withoutMarks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let isMark = byte == UInt8(ascii: "#") && result.last == byte && endsMark(rest)
      result.append(byte)
      guard isMark else { continue }
      while let next = rest.first, next != UInt8(ascii: "[") { 
        result.append(next)
        rest.removeFirst()
      }
      result.append(UInt8(ascii: "\\"))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether what follows `##` makes it a mark to a build server: a word of letters, or none, and a bracket.
  package static func endsMark(_ rest: Substring.UTF8View) -> Bool {
    rest.first { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } == UInt8(ascii: "[")
  }
}
