import Semantics
import Syntax

/// The suppression comments of a file: `// uilint:disable:next rule-id - reason` and its relatives.
package struct Suppressions: Sendable {
  package struct Directive: Sendable {
    package let rules: [String]
    package let reason: String
    /// The bytes whose findings it silences, by where they start.
    package let scope: Range<Int>
    package let comment: Range<Int>
    package let isWholeFile: Bool
  }

  package let directives: [Directive]
  package let notices: [Notice]

  private enum Scope: String { case next, this, previous, file, region, enable }
  private struct Parsed {
    let scope: Scope
    let rules: [String]
    let reason: String
    let comment: Comment
  }

  package init(_ file: SourceFile, knownRules: Set<String>) {
    let tree = file.tree
    var parsed: [Parsed] = []
    var notices: [Notice] = []
    for comment in tree.comments {
      guard let directive = Self.parse(comment, tree) else { continue }
      for rule in directive.rules where rule != "all" && !knownRules.contains(rule) {
        let suggestion = Suggestion.closest(to: rule, in: knownRules).map { "; did you mean '\($0)'?" } ?? ""
        notices.append(
          Notice(.suppression, .warning, path: file.path, "unknown rule '\(rule)' in a suppression\(suggestion)", range: comment.range, file: file))
      }
      if directive.rules.isEmpty {
        notices.append(
          Notice(.suppression, .warning, path: file.path, "this suppression names no rule; write 'uilint:disable:next rule-id - reason'", range: comment.range, file: file))
        continue
      }
      if directive.rules.contains("all"), directive.reason.isEmpty, directive.scope != .enable {
        notices.append(
          Notice(.suppression, .warning, path: file.path, "suppressing all rules needs a reason: 'uilint:disable… all - reason'", range: comment.range, file: file))
        continue
      }
      parsed.append(directive)
    }
    let lines = parsed.isEmpty ? nil : LineTable(tree.text)
    var directives: [Directive] = []
    for (position, directive) in parsed.enumerated() where directive.scope != .enable {
      guard let lines else { break }
      let scope: Range<Int>
      switch directive.scope {
      case .file: scope = 0..<tree.text.count + 1
      case .this: scope = lines.bytes(ofLine: lines.line(Int(directive.comment.start)))
      case .previous: scope = lines.bytes(ofLine: lines.line(Int(directive.comment.start)) - 1)
      case .next: scope = Self.construct(after: directive.comment, tree)
      case .region, .enable:
        let end = parsed[(position + 1)...].first { other in other.scope == .enable && !Set(other.rules).isDisjoint(with: directive.rules + ["all"]) }
        if end == nil, directive.rules.contains("all") {
          notices.append(
            Notice(.suppression, .warning, path: file.path, "'uilint:disable all' without 'uilint:enable all'; use 'uilint:disable:file all - reason'", range: directive.comment.range, file: file))
          continue
        }
        scope = Int(directive.comment.start)..<(end.map { Int($0.comment.start) } ?? tree.text.count + 1)
      }
      directives.append(
        Directive(rules: directive.rules, reason: directive.reason, scope: scope, comment: directive.comment.range, isWholeFile: directive.scope == .file))
    }
    self.directives = directives
    self.notices = notices
  }

  /// The directive that silences a finding of `rule` that starts at `offset`.
  package func index(for rule: String, at offset: Int) -> Int? {
    directives.firstIndex { ($0.rules.contains(rule) || $0.rules.contains("all")) && $0.scope.contains(offset) }
  }

  // MARK: Reading a comment

  /// Whether `uilint` starts after the comment's slashes, stars and blanks, from the bytes alone: most comments end here.
  private static func mentionsTool(_ comment: Comment, _ tree: SyntaxTree) -> Bool {
    var offset = Int(comment.start)
    let end = Int(comment.end)
    while offset < end {
      switch tree.text[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "u"): return tree.text[offset + 1] == UInt8(ascii: "i") && tree.text[offset + 2] == UInt8(ascii: "l")
      default: return false
      }
    }
    return false
  }

  private static func parse(_ comment: Comment, _ tree: SyntaxTree) -> Parsed? {
    guard mentionsTool(comment, tree) else { return nil }
    var text = Substring(tree.text.string(comment.range))
    guard let marker = text.utf8.firstRange(of: "uilint:") else { return nil }
    let lead = text[..<marker.lowerBound]
    guard lead.allSatisfy({ $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }) else { return nil }
    text = text[marker.upperBound...]
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    let command = text.prefix { $0.isLetter || $0 == ":" }
    text = text[command.endIndex...]
    let scope: Scope
    switch command {
    case "disable": scope = .region
    case "enable": scope = .enable
    case "disable:next": scope = .next
    case "disable:this": scope = .this
    case "disable:previous": scope = .previous
    case "disable:file": scope = .file
    default: return nil
    }
    var rules: [String] = []
    while true {
      text = text.drop { $0 == " " || $0 == "," || $0 == "\t" }
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      // A dash or colon that stands alone starts the reason.
      guard let first = word.first, first != "-" else { break }
      let name = word.hasSuffix("-") ? word.dropLast() : word
      rules.append(String(name))
      text = text[name.endIndex...]
      if text.first == ":" { break }
    }
    let reason = text.drop { $0 == "-" || $0 == ":" || $0 == " " || $0 == "\u{2014}" || $0 == "\u{2013}" || $0 == "," }
    return Parsed(scope: scope, rules: rules, reason: reason.trimmingBlanks, comment: comment)
  }

  /// The statement, declaration, argument or modifier call that starts at the first code after a comment.
  private static func construct(after comment: Comment, _ tree: SyntaxTree) -> Range<Int> {
    let token = Int(comment.nextToken)
    let start = tree.range(ofToken: token).lowerBound
    var end = tree.range(ofToken: token).upperBound
    // Node 0 is the file; the outermost other node that starts here is the construct.
    for position in 1..<max(1, tree.nodeCount) {
      let node = Node(tree, position)
      guard node.firstToken == token else {
        if node.firstToken > token { break }
        continue
      }
      end = max(end, node.end)
      if node.kind == .memberSuffix, let call = node.nextSibling, call.kind == .callSuffix { end = max(end, call.end) }
    }
    // Further statements on the same line belong to it: `sheet = nil; alert = true`.
    while end < tree.text.count, !tree.isLineEnd(end) { end += 1 }
    return start..<max(end, start + 1)
  }
}

extension LineTable {
  /// The bytes of a 1-based line, its end included, so that a finding at the end of the line lies in it.
  fileprivate func bytes(ofLine line: Int) -> Range<Int> {
    let range = range(ofLine: line)
    return range.lowerBound..<range.upperBound + 1
  }
}

extension Substring.UTF8View {
  /// The first place where the bytes of `text` stand.
  fileprivate func firstRange(of text: StaticString) -> Range<Index>? {
    var start = startIndex
    let wanted = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    while start != endIndex {
      if self[start...].starts(with: wanted) { return start..<index(start, offsetBy: wanted.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
