import Linting
import Semantics
import Syntax

extension SupersededAPI {
  static let onChange = SupersededAPI(
    "deprecated-on-change", "onChange(of:perform:)", "onChange(of:initial:_:)", minimum: .systems("17 14 17 10 1"), severity: .warning,
    fix: "unsafe: the closure takes the old and the new value, or nothing; a suggestion where it reads the watched value's old state",
    reference: "swiftui/view/onchange(of:initial:_:)-8wgw9",
    exceptions: "Silent for closures without or with two parameters, for key paths, and with 'initial:'.",
    """
    Since iOS 17 and macOS 14 the closure takes the old and the new value, or nothing. The old closure belongs to the view before the \
    change: what it captures are the values from before. The new one sees those from after, so a comparison of the watched value with the \
    parameter would always be equal.
    """,
    .calls([Form("onChange(of:perform:)") { old in OnChange(old).flatMap(\.replacement) }]))
}

/// `x.onChange(of: value) { new in … }`
private struct OnChange {
  private let old: SupersededCall
  private let action: Node
  private var file: SourceFile { old.file }
  private var tree: SyntaxTree { old.tree }

  /// Nil when the call is the current form.
  init?(_ old: SupersededCall) {
    self.old = old
    action = old[1]
    if old[0].kind == .keyPathExpr { return nil }
    if action.kind == .closureExpr {
      let parameters = Self.parameters(of: action)
      guard parameters.count == 1 || parameters.isEmpty && Self.hasShorthand(action) else { return nil }
    } else if old.arguments[1].label != "perform" {
      return nil
    }
  }

  private static func parameters(of closure: Node) -> [Node] {
    closure.firstChild(.closureSignature)?.descendants.filter { $0.kind == .closureParameter } ?? []
  }

  /// `$0` is the only parameter that the closure uses.
  private static func hasShorthand(_ closure: Node) -> Bool {
    let names = shorthands(of: closure).map(\.name)
    return names.contains("$0") && !names.contains("$1")
  }

  /// The mentions of `$0`, `$1` that belong to the closure itself.
  private static func shorthands(of closure: Node) -> [Node] {
    closure.descendants.filter { node in
      guard node.kind == .identifierExpr, node.tree.kind(ofToken: node.firstToken) == .dollarIdentifier else { return false }
      return node.closureOfShorthand == closure
    }
  }

  var replacement: Replacement? {
    guard !readsOldState else { return .advice }
    var transaction = Transaction()
    if action.kind != .closureExpr {
      guard let label = parameterLabel(of: action) else { return .advice }
      let gap = old.arguments[0].node.end..<old.call.node.end
      if tree.hasComment(in: gap) { return .advice }
      transaction.replace(gap, with: ") { _, \(freshName) in \(action.text)(\(label)\(freshName)) }", in: file)
      return .edits(transaction, .unsafe)
    }
    if old.arguments[1].label != nil, !old.arguments[1].isTrailing { transaction.replace(old.arguments[1].node.start..<action.start, with: "", in: file) }
    if let parameter = Self.parameters(of: action).first {
      rewrite(parameter, in: &transaction)
    } else {
      transaction.insert(action.firstChild(.closureSignature) == nil ? " _, \(freshName) in" : "", at: action.start + 1, in: file)
      if action.firstChild(.closureSignature) != nil { transaction.block() }
      for mention in Self.shorthands(of: action) { transaction.replace(mention.range, with: freshName, in: file) }
    }
    return .edits(transaction, .unsafe)
  }

  private func rewrite(_ parameter: Node, in transaction: inout Transaction) {
    guard let signature = action.firstChild(.closureSignature) else { return transaction.block() }
    let name = parameter.declaredName
    let isUsed = name != "_" && action.statements.contains { statement in statement.mentions(name) }
    guard isUsed else { return drop(parameter, signature, in: &transaction) }
    let type = parameter.typeChild.map { ": \($0.text)" } ?? ""
    transaction.insert("_\(type), ", at: parameter.start, in: file)
  }

  /// The closure does without the value.
  private func drop(_ parameter: Node, _ signature: Node, in transaction: inout Transaction) {
    if let clause = signature.firstChild(.parameterClause) {
      if clause.endToken == signature.endToken - 1, clause.firstToken == signature.firstToken { return transaction.replace(action.start + 1..<signature.end, with: "", in: file) }
      return transaction.replace(clause.range, with: "()", in: file)
    }
    if parameter.firstToken == signature.firstToken { return transaction.replace(action.start + 1..<signature.end, with: "", in: file) }
    transaction.replace(tree.range(ofToken: parameter.firstToken - 1).upperBound..<parameter.end, with: "", in: file)
  }

  /// How the function that is handed over labels its parameter: `of: `, or nothing; nil when it is not known.
  private func parameterLabel(of reference: Node) -> String? {
    let parts = reference.kind == .chain ? Array(reference.children) : [reference]
    guard reference.isPlainReference, let last = parts.last else { return nil }
    let context = old.context
    let owner: TypeDeclaration?
    if parts.count == 1 || parts.count == 2 && parts[0].name == "self" {
      let root = reference.ancestors.first { $0.kind.isTypeDeclaration } ?? tree.root
      if parts.count == 1, let local = reference.localDeclaration(of: last.name, upTo: root) { return local.kind == .functionDecl ? local.onlyParameterLabel : "" }
      owner = context.project.enclosingType(of: reference, in: file)
    } else {
      guard let base = parts.dropLast().last, parts.count <= 3, let property = (context.view(around: reference)?.property(base.name)) else { return nil }
      let resolver = TypeResolver(context.index)
      owner = resolver.declaration(of: resolver.type(of: property, in: file))
    }
    guard let owner else { return nil }
    let members = context.index.memberDeclarations(of: owner).map(\.1)
    let functions = members.filter { $0.kind == .functionDecl && $0.declaredName == last.name }
    if functions.isEmpty { return members.contains { $0.declaredProperties.contains { $0.name == last.name } } ? "" : nil }
    return functions.count == 1 ? functions[0].onlyParameterLabel : nil
  }

  private var freshName: String { action.mentions("newValue") || old.call.chain.localDeclaration(of: "newValue", upTo: tree.root) != nil ? "changedValue" : "newValue" }

  // MARK: What the closure reads

  /// The closure reads the watched value itself, from a place that gives its old state.
  private var readsOldState: Bool {
    let roots = old[0].rootNames
    guard action.kind == .closureExpr else { return false }
    // A capture is taken when the view is evaluated, whatever the value's storage.
    let captures = action.firstChild(.closureSignature)?.descendants.filter { $0.kind == .captureItem } ?? []
    let captured = captures.reduce(into: Set<String>()) { names, capture in
      names.insert(capture.capturedName)
      if let value = capture.expressionChild { names.formUnion(value.rootNames) }
    }
    if !captured.isDisjoint(with: roots) { return true }
    let shadowed = Set(Self.parameters(of: action).map(\.declaredName))
    for root in roots where !isReadThroughStorage(root) {
      if action.statements.contains(where: { shadowed.contains(root) ? $0.mentionsMember(root) : $0.mentions(root) || $0.mentionsMember(root) }) { return true }
    }
    return false
  }

  /// The name is a property whose value lies outside of the view, so old and new closures read the same.
  private func isReadThroughStorage(_ name: String) -> Bool {
    guard old.call.node.localDeclaration(of: name, upTo: old.call.node.ancestors.first { $0.kind.isTypeDeclaration } ?? tree.root) == nil, let view = old.context.view(around: old.call.node), let property = view.property(name) else { return false }
    if property.wrapperName == "Environment" { return property.wrapper.map { !$0.text.contains("\\") } ?? false }
    if Self.storages.contains(property.wrapperName) { return true }
    // A class holds its state itself.
    guard property.wrapper == nil, case let type = TypeResolver(old.context.index).type(of: property, in: old.file), let declaration = TypeResolver(old.context.index).declaration(of: type) else { return false }
    return declaration.kind == .class
  }

  private static let storages: Set<String> = ["State", "Binding", "AppStorage", "SceneStorage", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "FocusState"]
}

extension Node {
  /// The label of a function's only parameter, ready to be written before an argument.
  fileprivate var onlyParameterLabel: String? {
    let parameters = firstChild(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    guard parameters.count == 1 else { return nil }
    let label = tree.name(ofToken: parameters[0].keywordToken)
    return label == "_" ? "" : label + ": "
  }

  /// The closure whose parameter `$0` means here: what a closure captures belongs to the code around it.
  var closureOfShorthand: Node? {
    var inner = self
    for ancestor in ancestors {
      if ancestor.kind == .closureExpr, inner.kind != .closureSignature { return ancestor }
      inner = ancestor
    }
    return nil
  }

  /// A name or a path of names, which can be called later: `save`, `self.model.save`.
  var isPlainReference: Bool {
    kind == .identifierExpr || kind == .chain && children.allSatisfy { $0.kind == .identifierExpr || $0.kind == .memberSuffix }
  }

  /// The expression names a variable, or this node is its name.
  func mentions(_ name: String) -> Bool {
    kind == .identifierExpr && self.name == name || descendants.contains { $0.kind == .identifierExpr && $0.name == name || $0.kind == .optionalBinding && $0.expressionChild == nil && $0.firstChild?.descendants.contains { $0.name == name } ?? false }
  }

  /// `self.name`
  fileprivate func mentionsMember(_ name: String) -> Bool {
    descendants.contains { $0.kind == .memberSuffix && $0.name == name && $0.previousSibling?.kind == .identifierExpr && $0.previousSibling?.name == "self" }
  }

  /// The variables that an expression starts from: `draft` of `draft.title`, `self.draft` too.
  fileprivate var rootNames: Set<String> {
    var names: Set<String> = []
    for node in [self] + Array(descendants) where node.kind == .identifierExpr {
      if node.name == "self" {
        if let member = node.nextSibling, member.kind == .memberSuffix, node.parent?.kind == .chain { names.insert(member.name) }
      } else {
        names.insert(node.name.hasPrefix("$") ? String(node.name.dropFirst()) : node.name)
      }
    }
    return names
  }
}
