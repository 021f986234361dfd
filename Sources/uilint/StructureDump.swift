import Syntax

/// Writes the tokens or the structure of a source as lines that can be compared with the compiler's own parser.
///
/// One record a line: `kind start end[ detail]`, sorted by start, descending end, kind and detail. Offsets are UTF-8
/// bytes; `r:s` is a range inside a detail and `-` an absent one.
struct StructureDump {
  struct Record: Comparable {
    let start: Int
    let end: Int
    let kind: String
    let detail: String

    static func < (left: Record, right: Record) -> Bool {
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end > right.end }
      return (left.kind, left.detail) < (right.kind, right.detail)
    }
    var line: String { detail.isEmpty ? "\(kind) \(start) \(end)" : "\(kind) \(start) \(end) \(detail)" }
  }

  let tree: SyntaxTree
  private(set) var records: [Record] = []

  static func structure(of tree: SyntaxTree, path: String) -> String {
    var dump = StructureDump(tree: tree)
    dump.addNodes()
    return dump.text(path: path)
  }

  static func tokens(of tree: SyntaxTree, path: String) -> String {
    var dump = StructureDump(tree: tree)
    dump.addTokens()
    return dump.text(path: path)
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private mutating func text(path: String) -> String {
    records.sort()
    var text = "#file \(Self.escape(path)) bytes=\(tree.text.count) error=\(tree.errors.isEmpty ? 0 : 1) warning=0 n=\(records.count)\n"
    for record in records {
      text += record.line
      text += "\n"
    }
    return text
  }

  /// Blank and control bytes and `%` as `%XX`, so that a line splits at its spaces.
  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x25 || $0 == 0x7F }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value <= 0x20 || scalar.value == 0x25 || scalar.value == 0x7F {
        let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (hexadecimal.count == 1 ? "0" : "") + hexadecimal
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  mutating func emit(_ kind: String, _ start: Int, _ end: Int, _ detail: String = "") {
    if start < end { records.append(Record(start: start, end: end, kind: kind, detail: detail)) }
  }

  mutating func emit(_ kind: String, _ node: Node, _ detail: String = "") {
    emit(kind, node.start, node.end, detail)
  }

  func range(_ node: Node?) -> String {
    guard let node, node.start < node.end else { return "-" }
    return "\(node.start):\(node.end)"
  }

  func word(_ token: Int) -> String { Self.escape(tree.text(ofToken: token)) }

  // MARK: Nodes

  private mutating func addNodes() {
    for index in 0..<tree.nodeCount { add(Node(tree, index)) }
  }

  private mutating func add(_ node: Node) {
    addItems(of: node)
    switch node.kind {
    case .missing, .unexpected, .unparsed: break
    default:
      if node.kind.isType {
        addType(node)
      } else if node.kind.isDeclaration {
        addDeclaration(node)
      } else if node.kind.isStatement {
        addStatement(node)
      } else if node.kind.isPattern {
        addPattern(node)
      } else if node.kind.isExpression {
        addExpression(node)
      } else {
        addPart(node)
      }
    }
  }

  /// The children of a list of items are items.
  mutating func addItems(of node: Node) {
    switch node.kind {
    case .sourceFile, .codeBlock, .memberBlock: break
    case .closureExpr, .switchCase: break
    case .accessorBlock: if node.firstChild?.kind == .accessorDecl || isAccessorDirective(node.firstChild) { return }
    case .ifConfigClause:
      guard let config = node.parent, config.kind == .ifConfig, isItemList(config) else { return }
    default: return
    }
    for child in node.children {
      switch child.kind {
      case .closureSignature, .caseLabel, .defaultLabel, .unexpected, .missing, .unparsed: continue
      case .attribute, .modifier: continue
      default: break
      }
      if node.kind == .ifConfigClause, child.index == node.index + 1, hasCondition(node) { continue }
      if child.start < child.end { emit("item", child) }
    }
  }

  private func isAccessorDirective(_ node: Node?) -> Bool {
    guard let node, node.kind == .ifConfig else { return false }
    return node.descendants.contains { $0.kind == .accessorDecl && $0.parent?.parent?.index == node.index }
  }

  private func hasCondition(_ clause: Node) -> Bool {
    tree.kind(ofToken: clause.firstToken) != .poundElse && clause.firstChild.map { $0.kind.isExpression } == true
  }

  /// Whether a directive stands where items stand.
  private func isItemList(_ config: Node) -> Bool {
    guard let parent = config.parent else { return false }
    switch parent.kind {
    case .sourceFile, .codeBlock, .memberBlock, .closureExpr, .switchCase: return true
    case .accessorBlock: return !isAccessorDirective(config)
    case .ifConfigClause: return parent.parent.map { $0.kind == .ifConfig && isItemList($0) } ?? false
    default: return false
    }
  }

  private mutating func addType(_ node: Node) {
    // Only the outermost node of a type is recorded.
    if let parent = node.parent {
      if parent.kind.isType { return }
      switch parent.kind {
      case .genericArgument, .tupleTypeElement, .attribute: if isInType(parent) { return }
      case .throwsClause: if isInType(parent) { return }
      default: break
      }
    }
    if node.kind == .missingType { return }
    emit("type", node)
  }

  private func isInType(_ node: Node) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.kind.isType
  }

  func modifiers(_ node: Node) -> String {
    var names: [String] = []
    func collect(_ node: Node) {
      for child in node.children where child.kind == .modifier { names.append(word(child.firstToken)) }
    }
    collect(node)
    return names.isEmpty ? "-" : names.joined(separator: ",")
  }

  /// The token after attributes and modifiers: a declaration's keyword.
  func keyword(_ node: Node) -> Int {
    var token = node.firstToken
    for child in node.children {
      guard child.kind == .attribute || child.kind == .modifier || (child.kind == .ifConfig && child.firstToken == token) else { break }
      token = child.endToken
    }
    return token
  }

  /// A declared name: an identifier, or the glued run of an operator.
  func name(_ node: Node) -> String {
    let token = keyword(node) + 1
    switch tree.kind(ofToken: token) {
    case .leftParen, .leftBrace, .colon: return "-"
    default: break
    }
    if tree.kind(ofToken: token).isWord { return word(token) }
    let start = tree.range(ofToken: token).lowerBound
    let limit = node.children.first { $0.firstToken > token }?.firstToken ?? node.endToken
    var end = token + 1
    while end < limit, tree.flags(ofToken: end).isDisjoint(with: .trivia), tree.kind(ofToken: end) != .colon { end += 1 }
    return Self.escape(tree.text.string(start..<tree.range(ofToken: max(token, end - 1)).upperBound))
  }

  private mutating func addDeclaration(_ node: Node) {
    let body = node.children.first { $0.kind == .codeBlock }
    let parameters = node.firstChild(.parameterClause).map { $0.children.count { $0.kind == .parameter } } ?? 0
    switch node.kind {
    case .structDecl: emit("struct", node, "\(name(node)) \(modifiers(node))")
    case .classDecl: emit("class", node, "\(name(node)) \(modifiers(node))")
    case .enumDecl: emit("enum", node, "\(name(node)) \(modifiers(node))")
    case .actorDecl: emit("actor", node, "\(name(node)) \(modifiers(node))")
    case .protocolDecl: emit("protocol", node, "\(name(node)) \(modifiers(node))")
    case .typealiasDecl: emit("typealias", node, "\(name(node)) \(modifiers(node))")
    case .associatedtypeDecl: emit("associatedtype", node, "\(name(node)) \(modifiers(node))")
    case .macroDecl: emit("macro", node, "\(name(node)) \(modifiers(node))")
    case .extensionDecl: emit("extension", node, "\(range(node.children.first { $0.kind.isType })) \(modifiers(node))")
    case .functionDecl: emit("func", node, "\(name(node)) \(modifiers(node)) params=\(parameters) body=\(range(body))")
    case .initializerDecl:
      let mark = keyword(node) + 1
      let suffix = tree.kind(ofToken: mark) == .postfixQuestion ? "?" : tree.kind(ofToken: mark) == .exclamation ? "!" : ""
      emit("init", node, "init\(suffix) \(modifiers(node)) params=\(parameters) body=\(range(body))")
    case .deinitializerDecl: emit("deinit", node, "deinit \(modifiers(node)) body=\(range(body))")
    case .subscriptDecl:
      emit("subscript", node, "subscript \(modifiers(node)) params=\(parameters) body=\(range(node.firstChild(.accessorBlock)))")
    case .variableDecl:
      let bindings = node.children.count { $0.kind == .patternBinding }
      let word = tree.kind(ofToken: keyword(node)) == .kwLet ? "let" : "var"
      emit(word, node, "\(modifiers(node)) n=\(bindings)")
    case .enumCaseDecl: emit("enumcase", node, "\(modifiers(node)) n=\(node.children.count { $0.kind == .enumCaseElement })")
    case .importDecl:
      var path: [String] = []
      var token = keyword(node) + 1
      switch tree.kind(ofToken: token) {
      case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwTypealias, .kwFunc, .kwVar, .kwLet: token += 1
      default: break
      }
      while token < node.endToken {
        if tree.kind(ofToken: token) != .period { path.append(word(token)) }
        token += 1
      }
      emit("import", node, path.joined(separator: "."))
    case .operatorDecl: emit("operator", node, name(node))
    case .precedenceGroupDecl: emit("precedencegroup", node, name(node))
    case .macroExpansionDecl:
      emit("macrodecl", node, "\(word(keyword(node) + 1)) labels=\(labels(node)) tc=\(closures(node))")
    case .ifConfig: emit("ifconfig", node, "clauses=\(node.children.count { $0.kind == .ifConfigClause })")
    default: break
    }
  }

  private mutating func addPart(_ node: Node) {
    switch node.kind {
    case .patternBinding:
      let pattern = node.firstChild
      let type = node.children.first { $0.kind.isType }
      let accessors = node.firstChild(.accessorBlock)
      let value = node.children.dropFirst().first { $0.kind.isExpression }
      emit("bind", node, "pat=\(range(pattern)) type=\(range(type)) init=\(range(value)) acc=\(range(accessors))")
    case .accessorDecl:
      let token = keyword(node)
      emit("accessor", node, "\(word(token)) body=\(range(node.firstChild(.codeBlock)))")
    case .parameter:
      guard node.parent?.parent?.kind != .enumCaseElement else { break }
      let first = keyword(node)
      let second = tree.kind(ofToken: first + 1) == .colon ? "-" : word(first + 1)
      let type = node.children.first { $0.kind.isType }
      let value = node.children.first { $0.kind.isExpression }
      emit("param", node, "\(word(first)) \(second) type=\(range(type)) default=\(range(value))")
    case .genericParameter:
      // A protocol lists its primary associated types.
      if node.parent?.parent?.kind == .protocolDecl { break }
      var token = keyword(node)
      if tree.kind(ofToken: token) == .kwLet || (tree.kind(ofToken: token) == .softEach && token + 1 < node.endToken && tree.kind(ofToken: token + 1).isIdentifier) { token += 1 }
      emit("gparam", node, word(token))
    case .attribute:
      let name = node.firstChild
      let hasArguments = name.map { tree.kind(ofToken: $0.endToken) == .leftParen && $0.endToken < node.endToken } ?? false
      emit("attr", node, "\(range(name)) args=\(hasArguments ? 1 : 0)")
    case .ifConfigClause:
      let token = tree.range(ofToken: node.firstToken)
      let condition = hasCondition(node) ? node.firstChild : nil
      emit("ifclause", token.lowerBound, token.upperBound, "\(word(node.firstToken)) cond=\(range(condition))")
    case .enumCaseElement: emit("enumelement", node, word(node.firstToken))
    case .argument:
      let hasLabel = tree.kind(ofToken: node.firstToken + 1) == .colon && node.firstChild.map { $0.firstToken >= node.firstToken + 2 } == true
      emit("arg", node, hasLabel ? word(node.firstToken) : "_")
    case .catchClause: emit("catch", node)
    case .caseLabel: emit("caselabel", node, "n=\(node.children.count { $0.kind.isPattern })")
    case .defaultLabel: emit("default", node)
    case .availabilityCondition: emit("available", node)
    case .memberSuffix:
      guard let chain = node.parent else { break }
      if chain.kind == .keyPathExpr {
        let token = tree.kind(ofToken: node.firstToken) == .period ? node.firstToken + 1 : node.firstToken
        let range = tree.range(ofToken: token)
        emit("ref", range.lowerBound, range.upperBound)
        break
      }
      let start = suffixStart(node)
      let base = start < node.start ? "\(start):\(baseEnd(node))" : "-"
      emit("member", start, node.end, "base=\(base) name=\(memberName(node))")
    case .callSuffix:
      guard node.parent?.kind != .keyPathExpr else { break }
      let hasParen = tree.kind(ofToken: node.firstToken) == .leftParen
      emit("call", suffixStart(node), node.end, "callee=\(suffixStart(node)):\(baseEnd(node)) paren=\(hasParen ? 1 : 0) labels=\(labels(node)) tc=\(closures(node))")
    case .subscriptSuffix:
      guard node.parent?.kind != .keyPathExpr else { break }
      emit("index", suffixStart(node), node.end, "callee=\(suffixStart(node)):\(baseEnd(node)) labels=\(labels(node)) tc=\(closures(node))")
    case .optionalSuffix: if node.parent?.kind != .keyPathExpr { emit("optchain", suffixStart(node), node.end) }
    case .unwrapSuffix: if node.parent?.kind != .keyPathExpr { emit("unwrap", suffixStart(node), node.end) }
    case .postfixOperatorSuffix: emit("postfix", suffixStart(node), node.end, Self.escape(node.text))
    case .genericSuffix:
      if node.parent?.kind == .chain || node.parent?.kind == .ifConfigClause {
        emit("gspec", suffixStart(node), node.end, "callee=\(suffixStart(node)):\(baseEnd(node))")
      }
    case .ifConfigSuffix:
      let start = suffixStart(node)
      let base = start < node.start ? "\(start):\(baseEnd(node))" : "-"
      emit("postifconfig", start, node.end, "base=\(base)")
      emit("ifconfig", node, "clauses=\(node.children.count { $0.kind == .ifConfigClause })")
    case .binaryOperator: emit("binop", node)
    case .assignmentOperator: emit("assign", node)
    case .arrowOperator: emit("arrow", node)
    case .ternaryOperator: emit("ternary", node)
    case .asOperator: emit("as", node)
    case .isOperator: emit("is", node)
    default: break
    }
  }

  // MARK: Chains

  /// The start of the chain that a suffix belongs to.
  private func suffixStart(_ node: Node) -> Int {
    guard let parent = node.parent else { return node.start }
    if parent.kind == .ifConfigClause {
      for child in parent.children where !(child.index == parent.index + 1 && hasCondition(parent)) { return child.start }
    }
    return parent.start
  }

  private func baseEnd(_ node: Node) -> Int {
    let tokens = tree.range(ofToken: max(0, node.firstToken - 1))
    return tokens.upperBound
  }

  func memberName(_ node: Node) -> String {
    var token = node.firstToken + 1
    if tree.kind(ofToken: token + 1) == .colonColon, token + 2 < node.endToken { token += 2 }
    return token < node.endToken ? word(token) : "-"
  }

  func labels(_ node: Node) -> String {
    var labels: [String] = []
    for child in node.children where child.kind == .argument {
      let hasLabel = tree.kind(ofToken: child.firstToken + 1) == .colon && child.firstChild.map { $0.firstToken >= child.firstToken + 2 } == true
      labels.append(hasLabel ? word(child.firstToken) : "_")
    }
    return labels.isEmpty ? "-" : labels.joined(separator: ",")
  }

  func closures(_ node: Node) -> String {
    var first = "0"
    var more: [String] = []
    for child in node.children {
      if child.kind == .closureExpr { first = "1" }
      if child.kind == .labeledClosure { more.append(word(child.firstToken)) }
    }
    return more.isEmpty ? first : first + ":" + more.joined(separator: ",")
  }

  // MARK: Tokens

  private mutating func addTokens() {
    for token in 0..<tree.tokenCount {
      let range = tree.range(ofToken: token)
      let kind = tree.kind(ofToken: token)
      emit(Self.tokenName(kind), range.lowerBound, range.upperBound, kind.isReserved ? word(token) : "")
    }
  }

  private static func tokenName(_ kind: TokenKind) -> String {
    switch kind {
    case .dollarIdentifier: "dollar"
    case .integerLiteral: "int"
    case .floatLiteral: "float"
    case .stringStart: "strB"
    case .stringEnd: "strE"
    case .interpolationStart: "intB"
    case .interpolationEnd: "intE"
    case .regexLiteral: "regex"
    case .binaryOperator: "opB"
    case .prefixOperator: "opP"
    case .postfixOperator: "opS"
    case .leftAngle: "<"
    case .rightAngle: ">"
    case .arrow: "->"
    case .equal: "="
    case .exclamation: "!"
    case .postfixQuestion: "?S"
    case .infixQuestion: "?I"
    case .prefixAmpersand: "&P"
    case .underscore: "_"
    case .colon: ":"
    case .colonColon: "::"
    case .period: "."
    case .atSign: "@"
    case .backslash: "\\"
    case .comma: ","
    case .semicolon: ";"
    case .pound: "#"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParen: "("
    case .rightParen: ")"
    case .leftSquare: "["
    case .rightSquare: "]"
    case .poundIf: "#if"
    case .poundElse: "#else"
    case .poundElseif: "#elseif"
    case .poundEndif: "#endif"
    case .poundAvailable: "#available"
    case .poundUnavailable: "#unavailable"
    case .poundSourceLocation: "#sourceLocation"
    case .shebang: "shebang"
    case .unknown: "unknown"
    default: kind.isReserved ? "kw" : "id"
    }
  }
}
