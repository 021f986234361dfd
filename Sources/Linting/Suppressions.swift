import Semantics
import Syntax

/// The suppression comments of a file: `// uilint:disable:next rule-id - reason` and its relatives.
package struct Suppressions: Sendable {
  package struct Directive: Sendable {
    /// Ids of rules, ids of categories, or `all`.
    package let rules: [String]
    package let reason: String
    /// The bytes whose findings it silences, by where they start; each rule only up to the `enable` that names it.
    package let scope: Range<Int>
    package let comment: Range<Int>
    fileprivate let written: SuppressionComment
    /// The comments after a region's start that end it, in order.
    fileprivate var enables: [SuppressionComment] = []

    /// The name that silences findings of a rule at an offset.
    fileprivate func name(for rule: String, of category: String, at offset: Int) -> String? {
      guard scope.contains(offset) else { return nil }
      let names: Set<String> = [rule, category, "all"]
      let isEnabled = enables.contains { Int($0.comment.start) <= offset && !names.isDisjoint(with: $0.rules) }
      return isEnabled ? nil : rules.first(where: names.contains)
    }
  }

  /// Names that a comment may silence.
  package struct Names: Sendable {
    let categories: [String: String]

    package init(_ rules: [Rule]) { categories = Dictionary(rules.map { ($0.info.id, $0.info.category.rawValue) }) { first, _ in first } }

    func isKnown(_ name: String) -> Bool { name == "all" || categories[name] != nil || categories.values.contains(name) }
    func suggestion(for name: String) -> String? { Suggestion.closest(to: name, in: Set(categories.keys).union(categories.values)) }
    /// Whether two names have a rule in common.
    func overlap(_ one: String, _ other: String) -> Bool { one == other || one == "all" || other == "all" || categories[one] == other || categories[other] == one }
    /// The rules that a name in a comment stands for.
    func rules(_ name: String) -> [String] { name == "all" ? Array(categories.keys) : categories[name] != nil ? [name] : categories.filter { $0.value == name }.map(\.key) }
  }

  package let directives: [Directive]
  package private(set) var notices: [Notice] = []
  private let file: SourceFile

  package init(_ file: SourceFile, names: Names, requiresReason: Bool = false) {
    self.file = file
    let tree = file.tree
    var notices: [Notice] = []
    func notice(_ severity: Severity, _ message: String, _ comment: Comment, fix: FixIt? = nil) {
      notices.append(Notice(.suppression, severity, path: file.path, message, range: comment.range, file: file, fix: fix))
    }
    var parsed: [SuppressionComment] = []
    for comment in tree.comments {
      switch SuppressionComment.read(comment, tree) {
      case nil: continue
      case .unknown(let command):
        let hint = Suggestion.closest(to: command, in: SuppressionComment.commands).map { "did you mean 'uilint:\($0)'?" } ?? "there are \(SuppressionComment.commands.joined(separator: ", "))"
        notice(.warning, "unknown comment 'uilint:\(command)'; \(hint)", comment)
      case .directive(let read):
        let directive = read.withReasonBehindRules(isName: { names.isKnown($0) || names.suggestion(for: $0) != nil })
        if directive.rules.count < read.rules.count {
          notice(.warning, "'\(read.rules[directive.rules.count])' is taken for the beginning of the reason; write ' - ' before it", comment)
        }
        for (position, rule) in directive.rules.enumerated() where !names.isKnown(rule) {
          let closest = names.suggestion(for: rule)
          let fix = closest.map { FixIt("Write '\($0)'", .safe, edits: [TextEdit(path: file.path, range: directive.ruleRanges[position], newText: $0)]) } ?? Self.removal(of: [rule], from: directive, file)
          notice(.warning, "unknown rule '\(rule)' in a suppression\(closest.map { "; did you mean '\($0)'?" } ?? "; 'uilint rules' lists them")", comment, fix: fix)
        }
        if directive.rules.isEmpty {
          notice(.warning, "this suppression names no rule; write 'uilint:disable:next rule-id - reason'", comment)
        } else if directive.rules.contains("all"), directive.reason.isEmpty, directive.scope != .enable {
          notice(.warning, "suppressing all rules needs a reason: 'uilint:disable… all - reason'", comment)
        } else if requiresReason, directive.reason.isEmpty, directive.scope != .enable {
          notice(.warning, "this suppression has no reason, which the configuration requires, so it silences nothing; add ' - reason'", comment)
        } else {
          parsed.append(directive)
        }
      }
    }
    let lines = parsed.isEmpty ? nil : LineTable(tree.text)
    var directives: [Directive] = []
    for (position, directive) in parsed.enumerated() where directive.scope != .enable {
      guard let lines else { break }
      let scope: Range<Int>
      var enables: [SuppressionComment] = []
      switch directive.scope {
      case .file: scope = 0..<tree.text.count + 1
      case .this: scope = lines.bytes(ofLine: lines.line(Int(directive.comment.start)))
      case .previous: scope = lines.bytes(ofLine: lines.line(Int(directive.comment.start)) - 1)
      case .next: scope = Self.construct(after: directive.comment, tree)
      case .region, .enable:
        enables = parsed[(position + 1)...].filter { $0.scope == .enable && $0.rules.contains { end in directive.rules.contains { names.overlap($0, end) } } }
        let open = directive.rules.filter { rule in !enables.contains { $0.rules.contains { names.overlap(rule, $0) } } }
        if open.isEmpty {
          scope = Int(directive.comment.start)..<tree.text.count + 1
          break
        }
        if open.contains("all") {
          notice(.warning, "'uilint:disable all' without 'uilint:enable all'; use 'uilint:disable:file all - reason'", directive.comment)
          continue
        }
        let block = Self.block(around: directive.comment, tree)
        scope = Int(directive.comment.start)..<block.end
        if !block.startsWithComment {
          notice(.warning, "nothing enables '\(open.joined(separator: ", "))' again, so it is silenced to the end of the scope; move the comment to the scope's top, or add 'uilint:enable'", directive.comment)
        }
      }
      directives.append(Directive(rules: directive.rules, reason: directive.reason, scope: scope, comment: directive.comment.range, written: directive, enables: enables))
    }
    for enable in parsed where enable.scope == .enable && !directives.contains(where: { $0.enables.contains { $0.comment.start == enable.comment.start } }) {
      notice(.info, "nothing that this enables is disabled before; remove it (--fix does)", enable.comment, fix: Self.removal(of: enable.rules, from: enable, file))
    }
    self.directives = directives
    self.notices = notices
    self.names = names
  }

  private let names: Names

  /// A directive, and the name in it, that silence a finding.
  package struct Use: Hashable, Sendable {
    package let directive: Int
    package let name: String
  }

  /// What silences a finding of the rule that starts at `offset`: the nearest of several, so that each is used by what it was written for.
  package func use(for rule: RuleInfo, at offset: Int) -> Use? {
    for (index, directive) in directives.enumerated().reversed() {
      if let name = directive.name(for: rule.id, of: rule.category.rawValue, at: offset) { return Use(directive: index, name: name) }
    }
    return nil
  }

  /// Notices for the names that silenced nothing although their rules ran, with an edit that takes them away.
  package func unused(except used: Set<Use>, active: Set<String>) -> [Notice] {
    directives.indices.compactMap { index in
      let unused = directives[index].rules.filter { name in
        !used.contains(Use(directive: index, name: name)) && names.isKnown(name) && names.rules(name).allSatisfy(active.contains)
      }
      guard !unused.isEmpty else { return nil }
      return Notice(
        .suppression, .info, path: file.path, "this suppression of '\(unused.joined(separator: ", "))' silences nothing; remove it (--fix does)",
        range: directives[index].comment, file: file, fix: Self.removal(of: unused, from: directives[index].written, file))
    }
  }

  // MARK: Edits

  /// Takes names out of a comment, or the comment away when none is left. Nothing in a file that was understood only in part.
  private static func removal(of names: [String], from directive: SuppressionComment, _ file: SourceFile) -> FixIt? {
    let tree = file.tree
    guard tree.errors.isEmpty else { return nil }
    if Set(directive.rules).isSubset(of: names) {
      return FixIt("Remove the suppression", .safe, edits: [tree.removal(ofComment: directive.comment.range, in: file)])
    }
    let kept = directive.rules.indices.filter { !names.contains(directive.rules[$0]) }
    guard let first = directive.ruleRanges.first, let last = directive.ruleRanges.last else { return nil }
    let text = kept.map { directive.rules[$0] }.joined(separator: " ")
    return FixIt("Remove '\(names.joined(separator: ", "))' from the suppression", .safe, edits: [TextEdit(path: file.path, range: first.lowerBound..<last.upperBound, newText: text)])
  }

  // MARK: Scopes

  /// The end of the innermost block around a comment, and whether the comment stands above everything in it but imports.
  private static func block(around comment: Comment, _ tree: SyntaxTree) -> (end: Int, startsWithComment: Bool) {
    let token = Int(comment.nextToken)
    let start = Int(comment.start)
    var block = tree.root
    for position in 1..<max(1, tree.nodeCount) {
      let node = Node(tree, position)
      if node.firstToken > token { break }
      guard [.memberBlock, .codeBlock, .closureExpr, .accessorBlock].contains(node.kind) else { continue }
      if node.start < start, start < node.end { block = node }
    }
    let isFile = block.index == 0
    let items = isFile ? Array(block.children.filter { $0.kind != .importDecl }) : block.statements
    let first = items.first.map(\.start) ?? Int.max
    return (isFile ? tree.text.count + 1 : block.end, start < first)
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
