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
    /// The comments after a region's start that end it, the first of each name, in order.
    fileprivate var enables: [SuppressionComment] = []

    /// Whether it silences at an offset what goes by one of the names.
    fileprivate func silences(_ names: [String], at offset: Int) -> Bool {
      scope.contains(offset) && !enables.contains { Int($0.comment.start) <= offset && !Set($0.rules).isDisjoint(with: names) }
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
    var hints: [String: String?] = [:]
    func hint(_ name: String) -> String? {
      if let known = hints[name] { return known }
      // A comparison with all names: nobody reads more of them.
      if hints.count >= 100 { return nil }
      let found = names.suggestion(for: name)
      hints[name] = .some(found)
      return found
    }
    var parsed: [SuppressionComment] = []
    for comment in tree.comments {
      switch SuppressionComment.read(comment, tree) {
      case nil: continue
      case .unknown(let command):
        let hint = Suggestion.closest(to: command, in: SuppressionComment.commands).map { "did you mean 'uilint:\($0)'?" } ?? "there are \(SuppressionComment.commands.joined(separator: ", "))"
        notice(.warning, "unknown comment 'uilint:\(command)'; \(hint)", comment)
      case .directive(let read):
        let directive = read.withReasonBehindRules(isName: { names.isKnown($0) || hint($0) != nil })
        if directive.rules.count < read.rules.count {
          notice(.warning, "'\(read.rules[directive.rules.count])' is taken for the beginning of the reason; write ' - ' before it", comment)
        }
        var strange: [String] = []
        for (position, rule) in directive.rules.enumerated() where !names.isKnown(rule) {
          guard let closest = hint(rule) else {
            strange.append(rule)
            continue
          }
          let fix = FixIt("Write '\(closest)'", .safe, edits: [TextEdit(path: file.path, range: directive.ruleRanges[position], newText: closest)])
          notice(.warning, "unknown rule '\(rule)' in a suppression; did you mean '\(closest)'?", comment, fix: fix)
        }
        if !strange.isEmpty {
          notice(.warning, "unknown rule\(strange.count == 1 ? "" : "s") '\(strange.joined(separator: ", "))' in a suppression; 'uilint rules' lists them", comment, fix: Self.removal(of: strange, from: directive, file))
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
    /// The positions of the comments that enable a name.
    var enablesByName: [String: [Int]] = [:]
    for (position, directive) in parsed.enumerated() where directive.scope == .enable { for name in Set(directive.rules) { enablesByName[name, default: []].append(position) } }
    /// What regions disable so far.
    var disabled: Set<String> = []
    var idle: [SuppressionComment] = []
    for (position, directive) in parsed.enumerated() {
      guard let lines else { break }
      if directive.scope == .enable {
        if !directive.rules.contains(where: { end in disabled.contains { names.overlap($0, end) } }) { idle.append(directive) }
        continue
      }
      let scope: Range<Int>
      var enables: [SuppressionComment] = []
      switch directive.scope {
      case .file: scope = 0..<tree.text.count + 1
      case .this: scope = lines.bytes(ofLine: lines.line(Int(directive.comment.start)))
      case .previous: scope = lines.bytes(ofLine: lines.line(Int(directive.comment.start)) - 1)
      case .next: scope = Self.construct(after: directive.comment, tree)
      case .region, .enable:
        var first: Set<Int> = []
        for (end, positions) in enablesByName where directive.rules.contains(where: { names.overlap($0, end) }) {
          let next = positions.indices.partitioningIndex { positions[$0] > position }
          if next < positions.count { first.insert(positions[next]) }
        }
        enables = first.sorted().map { parsed[$0] }
        disabled.formUnion(directive.rules)
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
    for enable in idle {
      notice(.info, "nothing that this enables is disabled before; remove it (--fix does)", enable.comment, fix: Self.removal(of: enable.rules, from: enable, file))
    }
    self.directives = directives
    var byName: [String: [Int]] = [:]
    for (index, directive) in directives.enumerated() { for name in Set(directive.rules) { byName[name, default: []].append(index) } }
    self.byName = byName
    self.notices = notices
    self.names = names
  }

  private let names: Names
  /// The directives that hold a name, by their indices.
  private let byName: [String: [Int]]

  /// A directive, and the name in it, that silence a finding.
  package struct Use: Hashable, Sendable {
    package let directive: Int
    package let name: String
  }

  /// What silences a finding of the rule that starts at `offset`: the nearest of several, so that each is used by what it was written for.
  package func use(for rule: RuleInfo, at offset: Int) -> Use? {
    let names = [rule.id, rule.category.rawValue, "all"]
    var nearest: Use?
    for name in names {
      for index in byName[name]?.reversed() ?? [] {
        if let found = nearest?.directive, found >= index { break }
        guard directives[index].silences(names, at: offset) else { continue }
        nearest = Use(directive: index, name: name)
        break
      }
    }
    return nearest
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
    let start = Int(comment.start)
    let innermost = tree.node(around: start)
    let blocks: [NodeKind] = [.memberBlock, .codeBlock, .closureExpr, .accessorBlock, .objcInterface, .objcImplementation, .objcProtocol, .objcIvarBlock]
    let block = ([innermost] + Array(innermost.ancestors)).first { blocks.contains($0.kind) }
    let imports: [NodeKind] = [.importDecl, .objcImport, .objcDirective]
    let first = block.map { block in block.statements.first { tree.language == .swift || block.kind == .codeBlock || $0.kind.isDeclaration } }
      ?? tree.root.children.first { !imports.contains($0.kind) }
    return (block?.end ?? tree.text.count + 1, start < first?.start ?? Int.max)
  }

  /// The statement, declaration, argument or modifier call that starts at the first code after a comment.
  private static func construct(after comment: Comment, _ tree: SyntaxTree) -> Range<Int> {
    let token = Int(comment.nextToken)
    let start = tree.range(ofToken: token).lowerBound
    var end = tree.range(ofToken: token).upperBound
    // Node 0 is the file; the outermost other node that starts here is the construct.
    var position = max(1, tree.firstNode(atOrAfterToken: token))
    while position < tree.nodeCount, Node(tree, position).firstToken == token {
      let node = Node(tree, position)
      end = max(end, node.end)
      if node.kind == .memberSuffix, let call = node.nextSibling, call.kind == .callSuffix { end = max(end, call.end) }
      position += 1
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
