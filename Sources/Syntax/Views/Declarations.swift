// Named parts of declarations.

extension Node {
  /// The attributes that stand before a declaration, those inside `#if` included.
  package var attributes: [Node] {
    var result: [Node] = []
    for child in children {
      if child.kind == .attribute {
        result.append(child)
      } else if child.kind == .ifConfig {
        result += child.descendants.filter { $0.kind == .attribute }
      } else if child.kind != .modifier {
        break
      }
    }
    return result
  }

  package var modifiers: [Node] { children.filter { $0.kind == .modifier } }

  /// The words of the modifiers, without details such as `(set)`.
  package var modifierNames: [String] { modifiers.map { tree.text(ofToken: $0.firstToken) } }

  /// The last name of an attribute: `State` of `@SwiftUI.State`.
  package var attributeName: String {
    guard kind == .attribute, let name = firstChild else { return "" }
    // Generic arguments end the name.
    var token = name.firstToken
    while token + 2 < name.endToken, tree.kind(ofToken: token + 1) == .period || tree.kind(ofToken: token + 1) == .colonColon { token += 2 }
    return tree.name(ofToken: token)
  }

  /// The index of a declaration's keyword: the token after its attributes and modifiers.
  package var keywordToken: Int {
    var token = firstToken
    for child in children {
      guard child.kind == .attribute || child.kind == .modifier || (child.kind == .ifConfig && child.firstToken == token) else { break }
      token = child.endToken
    }
    return token
  }

  /// The index of the token that names a type, function, case element or parameter.
  package var declaredNameToken: Int {
    switch kind {
    case .enumCaseElement: firstToken
    case .parameter, .closureParameter:
      // The internal name: the last one before the colon.
      lastName(from: keywordToken)
    default: keywordToken + 1
    }
  }

  private func lastName(from start: Int) -> Int {
    var token = start
    while token + 1 < endToken, tree.kind(ofToken: token + 1).isWord || tree.kind(ofToken: token + 1) == .underscore { token += 1 }
    return token
  }

  package var declaredName: String { tree.name(ofToken: declaredNameToken) }

  /// The first child that is a type.
  package var typeChild: Node? { children.first { $0.kind.isType } }
  /// The first child that is an expression.
  package var expressionChild: Node? { children.first { $0.kind.isExpression } }
  package var codeBlock: Node? { firstChild(.codeBlock) }

  /// The statements of a block, a closure, a getter or a case, `#if` bodies not entered.
  package var statements: [Node] {
    children.filter {
      switch $0.kind {
      case .closureSignature, .caseLabel, .defaultLabel, .accessorDecl, .attribute: false
      default: true
      }
    }
  }

  /// The names of the types after the colon of a type declaration or extension: `View` of `SwiftUI.View`.
  package var inheritedTypes: [Node] { firstChild(.inheritanceClause)?.children.filter { $0.kind.isType } ?? [] }

  /// The body of a computed property or accessor block that only gets: its block of statements.
  package var getterBody: Node? {
    guard let accessors = kind == .accessorBlock ? self : firstChild(.accessorBlock) else { return nil }
    let explicit = accessors.children.filter { $0.kind == .accessorDecl }
    if explicit.isEmpty { return accessors }
    return explicit.first { tree.kind(ofToken: $0.keywordToken) == .softGet }?.codeBlock
  }
}
