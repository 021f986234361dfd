import Syntax

// Which local declaration a name means.

extension Node {
  /// The node that declares `name` locally where this node stands, looking outwards up to `limit` (exclusive).
  ///
  /// Sees closure parameters and captures, function parameters, `let`/`var`, `if let`, `guard let`, `case let`, `for`,
  /// `catch` and local functions. Nil means that the name is no local one. O(depth × siblings).
  package func localDeclaration(of name: String, upTo limit: Node) -> Node? {
    var inner = self
    for ancestor in ancestors {
      if let found = ancestor.declaration(of: name, visibleFrom: inner) { return found }
      if ancestor.index == limit.index { return nil }
      inner = ancestor
    }
    return nil
  }

  /// What this node itself declares for the code at its child `inner`.
  private func declaration(of name: String, visibleFrom inner: Node) -> Node? {
    switch kind {
    case .closureExpr:
      if inner.kind != .closureSignature, let signature = firstChild(.closureSignature), let found = signature.signatureName(name) { return found }
      return statementDeclaration(of: name, before: inner)
    case .codeBlock, .switchCase, .accessorBlock, .ifConfigClause, .sourceFile:
      if kind == .switchCase, inner.kind != .caseLabel, let label = firstChild(.caseLabel), let found = label.patternName(name) { return found }
      return statementDeclaration(of: name, before: inner)
    case .caseLabel: return inner.kind == .guardClause ? patternName(name) : nil
    case .ifBranch, .whileStatement, .guardStatement:
      // Conditions see the ones before them; the body of `guard` sees none.
      if kind == .guardStatement && inner.kind == .codeBlock { return nil }
      for child in children {
        if child.index == inner.index { break }
        if let found = child.conditionName(name) { return found }
      }
      return nil
    case .forStatement:
      guard let pattern = firstChild, inner.index != pattern.index, inner.kind == .codeBlock || inner.kind == .guardClause else { return nil }
      return pattern.patternName(name)
    case .catchClause:
      if inner.kind == .codeBlock || inner.kind == .guardClause {
        if name == "error", !children.contains(where: { $0.kind.isPattern }) { return self }
        for child in children where child.kind.isPattern { if let found = child.patternName(name) { return found } }
      }
      return nil
    case .functionDecl, .initializerDecl, .subscriptDecl, .macroDecl:
      return firstChild(.parameterClause)?.children.first { $0.kind == .parameter && tree.token($0.declaredNameToken, isNamed: name) }
    case .accessorDecl:
      let word = tree.text(ofToken: keywordToken)
      if name == "newValue" && (word == "set" || word == "willSet") || name == "oldValue" && word == "didSet" { return self }
      if tree.kind(ofToken: keywordToken + 1) == .leftParen, tree.name(ofToken: keywordToken + 2) == name { return self }
      return nil
    default: return nil
    }
  }

  /// A closure's parameter or capture.
  private func signatureName(_ name: String) -> Node? {
    for node in descendants {
      switch node.kind {
      case .closureParameter:
        // A projected parameter `$item` declares `item` too.
        if tree.token(node.declaredNameToken, isNamed: name) || tree.token(node.declaredNameToken, isNamed: "$" + name) { return node }
      case .captureItem: if node.capturedName == name { return node }
      default: break
      }
    }
    return nil
  }

  /// The name that a capture introduces.
  package var capturedName: String {
    var token = firstToken
    while token + 1 < endToken, tree.kind(ofToken: token) == .softWeak || tree.kind(ofToken: token) == .softUnowned {
      token += 1
      if tree.kind(ofToken: token) == .leftParen { token += 3 }
    }
    return tree.name(ofToken: token)
  }

  /// Local variables, functions and `guard` conditions before a statement.
  private func statementDeclaration(of name: String, before inner: Node) -> Node? {
    for statement in children {
      // A local function is visible in the whole block.
      if statement.kind == .functionDecl, tree.token(statement.declaredNameToken, isNamed: name), kind != .ifConfigClause || statement.index != inner.index { return statement }
      if statement.index >= inner.index { continue }
      switch statement.kind {
      case .variableDecl:
        for binding in statement.children where binding.kind == .patternBinding {
          if let found = binding.firstChild?.patternName(name) { return found }
        }
      case .guardStatement:
        for condition in statement.children { if let found = condition.conditionName(name) { return found } }
      case .ifConfig:
        for clause in statement.children { if let found = clause.statementDeclaration(of: name, before: inner) { return found } }
      default: break
      }
    }
    return nil
  }

  private func conditionName(_ name: String) -> Node? {
    switch kind {
    case .optionalBinding, .matchingPattern: firstChild?.patternName(name)
    default: nil
    }
  }

  /// A name bound by a pattern.
  private func patternName(_ name: String) -> Node? {
    if kind == .identifierPattern { return tree.token(identifierToken, isNamed: name) ? self : nil }
    return descendants.first { $0.kind == .identifierPattern && tree.token($0.identifierToken, isNamed: name) }
  }
}
