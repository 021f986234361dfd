import Syntax

// The records of statements, patterns and expressions.

extension StructureDump {
  mutating func addStatement(_ node: Node) {
    let body = node.children.first { $0.kind == .codeBlock }
    let conditions = node.children.count { $0.kind != .codeBlock }
    switch node.kind {
    case .guardStatement: emit("guard", node, "conds=\(conditions) body=\(range(body))")
    case .whileStatement: emit("while", node, "conds=\(conditions) body=\(range(body))")
    case .forStatement:
      let pattern = node.firstChild
      let sequence = node.children.dropFirst().first { $0.kind.isExpression }
      emit("for", node, "pat=\(range(pattern)) seq=\(range(sequence)) body=\(range(body))")
    case .repeatStatement: emit("repeat", node)
    case .doStatement: emit("do", node, "catches=\(node.children.count { $0.kind == .catchClause })")
    case .returnStatement: emit("return", node, "value=\(range(node.firstChild))")
    case .throwStatement: emit("throw", node)
    case .deferStatement: emit("defer", node)
    case .breakStatement: emit("break", node)
    case .continueStatement: emit("continue", node)
    case .fallthroughStatement: emit("fallthrough", node)
    case .yieldStatement: emit("yield", node)
    case .discardStatement: emit("discard", node)
    case .labeledStatement: emit("label", node, word(node.firstToken))
    default: break
    }
  }

  mutating func addPattern(_ node: Node) {
    switch node.kind {
    case .identifierPattern: emit("pat", node, "id")
    case .wildcardPattern: emit("pat", node, "wild")
    case .tuplePattern: emit("pat", node, "tuple")
    case .valueBindingPattern: emit("pat", node, "bind")
    case .isTypePattern: emit("pat", node, "is")
    case .expressionPattern: emit("pat", node, "expr")
    default: break
    }
  }

  mutating func addExpression(_ node: Node) {
    switch node.kind {
    case .sequence: emit("seq", node, "n=\(elementCount(node))")
    case .identifierExpr:
      var token = node.firstToken
      if tree.kind(ofToken: token + 1) == .colonColon, token + 2 < node.endToken { token += 2 }
      let isOperator = !tree.kind(ofToken: token).isWord && tree.kind(ofToken: token) != .dollarIdentifier
      let range = tree.range(ofToken: token)
      emit("ref", range.lowerBound, isOperator ? node.end : range.upperBound)
    case .implicitMember: emit("member", node, "base=- name=\(memberName(node))")
    case .superExpr: emit("super", node)
    case .wildcardExpr: emit("wild", node)
    case .integerLiteral: emit("int", node)
    case .floatLiteral: emit("float", node)
    case .booleanLiteral: emit("bool", node)
    case .nilLiteral: emit("nil", node)
    case .stringLiteral: emit("string", node, "interp=\(node.children.count { $0.kind == .interpolation })")
    case .regexLiteral: emit("regex", node)
    case .tupleExpr: emit("tuple", node, "n=\(node.children.count { $0.kind == .argument })")
    case .arrayExpr: emit("array", node, "n=\(node.children.count { _ in true })")
    case .dictionaryExpr: emit("dict", node)
    case .closureExpr:
      let signature = node.firstChild(.closureSignature)
      emit("closure", node, "sig=\(range(signature)) n=\(node.children.count { $0.kind != .closureSignature })")
    case .keyPathExpr: emit("keypath", node, "n=\(componentCount(node))")
    case .macroExpansion: emit("macroexpr", node, "\(word(node.firstToken + 1)) labels=\(labels(node)) tc=\(closures(node))")
    case .tryExpr:
      let mark = tree.kind(ofToken: node.firstToken + 1)
      emit(mark == .postfixQuestion ? "try?" : mark == .exclamation ? "try!" : "try", node)
    case .awaitExpr: emit("await", node)
    case .unsafeExpr: emit("unsafe", node)
    case .consumeExpr: emit("consume", node)
    case .copyExpr: emit("copy", node)
    case .borrowExpr: emit("borrow", node)
    case .packElementExpr: emit("packelem", node)
    case .packExpansionExpr: emit("packexp", node)
    case .inoutExpr: emit("inout", node)
    case .prefixExpr:
      let child = node.firstChild
      let end = child.map { tree.range(ofToken: max(node.firstToken, $0.firstToken - 1)).upperBound } ?? node.end
      emit("prefix", node, Self.escape(tree.text.string(node.start..<end)))
    case .ifExpr: addIf(node)
    case .switchExpr:
      let cases = node.children.dropFirst().count { $0.kind == .switchCase || $0.kind == .ifConfig }
      emit("switch", node, "subject=\(range(node.firstChild)) cases=\(cases)")
    case .typeExpr: emit("typeexpr", node)
    case .patternExpr: emit("patexpr", node)
    case .placeholderExpr: emit("placeholder", node)
    default: break
    }
  }

  /// An operator with a type on its right counts the type as an element of its own.
  private func elementCount(_ node: Node) -> Int { node.children.count { _ in true } }

  private mutating func addIf(_ node: Node) {
    let branches = node.children.filter { $0.kind == .ifBranch }
    for (index, branch) in branches.enumerated() {
      let body = branch.children.first { $0.kind == .codeBlock }
      let conditions = branch.children.count { $0.kind != .codeBlock }
      let hasElse = index + 1 < branches.count || node.children.contains { $0.kind == .elseClause }
      emit("if", branch.start, node.end, "conds=\(conditions) body=\(range(body)) else=\(hasElse ? 1 : 0)")
    }
  }

  private func componentCount(_ node: Node) -> Int {
    var count = 0
    for child in node.children where !child.kind.isType {
      if child.kind == .optionalSuffix {
        count += child.text.utf8.count { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
      } else {
        count += 1
      }
    }
    return count
  }
}
