import Syntax

/// A comment that addresses the tool, read: its scope, the rules it names and the reason it gives.
struct SuppressionComment: Sendable {
  enum Scope: Sendable { case next, this, previous, file, region, enable }
  enum Reading { case directive(SuppressionComment), unknown(command: String) }

  static let commands = ["disable:next", "disable:this", "disable:previous", "disable:file", "disable", "enable"]

  let scope: Scope
  let rules: [String]
  /// Where each name of `rules` stands, in bytes of the file.
  let ruleRanges: [Range<Int>]
  let reason: String
  let comment: Comment

  /// Nil for a comment that does not start with `uilint:` and a word.
  static func read(_ comment: Comment, _ tree: SyntaxTree) -> Reading? {
    guard mentionsTool(comment, tree) else { return nil }
    let start = Int(comment.start)
    let bytes = tree.text.bytes(comment.range)
    var position = 0
    func take(while isPart: (UInt8) -> Bool) -> Range<Int> {
      let first = position
      while position < bytes.count, isPart(bytes[position]) { position += 1 }
      return first..<position
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    _ = take { isLead($0) }
    guard text(position..<min(position + 7, bytes.count)) == "uilint:" else { return nil }
    position += 7
    let blanks = take { $0 == UInt8(ascii: " ") }
    let command = text(take { isLetter($0) || $0 == UInt8(ascii: ":") })
    guard !command.isEmpty else { return nil }
    // With a blank after the colon it is prose, unless it is a command.
    guard let scope = scope(command) else { return blanks.isEmpty ? .unknown(command: command) : nil }
    var ranges: [Range<Int>] = []
    while true {
      _ = take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
      var word = take { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
      // A dash or colon that stands alone starts the reason.
      guard let first = bytes[word].first, first != UInt8(ascii: "-") else {
        position = word.lowerBound
        break
      }
      if bytes[word].last == UInt8(ascii: "-") { word = word.lowerBound..<word.upperBound - 1 }
      position = word.upperBound
      ranges.append(word)
      if position < bytes.count, bytes[position] == UInt8(ascii: ":") { break }
    }
    var end = bytes.count
    if bytes.starts(with: Array("/*".utf8)), bytes.count >= 4, bytes.suffix(2).elementsEqual("*/".utf8) { end = max(position, end - 2) }
    let separators: Set<Character> = ["-", ":", " ", "\t", "\u{2014}", "\u{2013}", ","]
    var reason = text(position..<end).drop { separators.contains($0) }
    while reason.last?.isWhitespace ?? false { reason.removeLast() }
    return .directive(
      SuppressionComment(
        scope: scope, rules: ranges.map(text), ruleRanges: ranges.map { start + $0.lowerBound..<start + $0.upperBound }, reason: String(reason), comment: comment))
  }

  /// The directive up to the first plain word after a name that is no name itself: there a reason begins without its dash.
  func withReasonBehindRules(isName: (String) -> Bool) -> SuppressionComment {
    guard let first = rules.indices.dropFirst().first(where: { !rules[$0].contains("-") && !isName(rules[$0]) }) else { return self }
    let words = rules[first...].joined(separator: " ")
    return SuppressionComment(
      scope: scope, rules: Array(rules[..<first]), ruleRanges: Array(ruleRanges[..<first]), reason: reason.isEmpty ? words : "\(words) - \(reason)", comment: comment)
  }

  private static func scope(_ command: String) -> Scope? {
    switch command {
    case "disable": .region
    case "enable": .enable
    case "disable:next": .next
    case "disable:this": .this
    case "disable:previous": .previous
    case "disable:file": .file
    default: nil
    }
  }

  /// Whether `uil` starts after the comment's slashes, stars and blanks, from the bytes alone: most comments end here.
  static func mentionsTool(_ comment: Comment, _ tree: SyntaxTree) -> Bool {
    var offset = Int(comment.start)
    let end = Int(comment.end)
    while offset < end, isLead(tree.text[offset]) { offset += 1 }
    return offset < end && tree.text[offset] == UInt8(ascii: "u") && tree.text[offset + 1] == UInt8(ascii: "i") && tree.text[offset + 2] == UInt8(ascii: "l")
  }

  private static func isLead(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
