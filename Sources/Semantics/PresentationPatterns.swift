import Syntax

/// How the content of a flag-driven presentation unwraps an optional property.
package struct OptionalContent: Sendable {
  package enum Form: Sendable {
    /// `if let y = x { … }` is the only statement; `binding` is the name of the value inside.
    case binding(statement: Node, name: String, body: Node)
    /// `if x != nil { … x! }`
    case comparison(statement: Node, body: Node)
    /// `x.map { … }`
    case map
    /// `x!` somewhere.
    case forced
  }
  package let property: Property
  package let form: Form
}

extension ViewFacts {
  /// The one optional `@State` or `@Binding` that the content of a presentation shows.
  ///
  /// An else branch with a real view means that nil is a value of its own, so it is no such content.
  package func optionalContent(of presentation: Presentation) -> OptionalContent? {
    guard let content = presentation.contentClosure else { return nil }
    let statements = presentation.contentStatements
    if statements.count == 1 {
      switch statements[0].kind {
      case .ifExpr: return conditional(statements[0])
      case .chain: if let property = mapped(statements[0]) { return OptionalContent(property: property, form: .map) }
      default: break
      }
    }
    return forced(in: content, presentation)
  }

  private func optionalProperty(_ name: String) -> Property? {
    guard let property = properties[name], property.wrapperName == "State" || property.wrapperName == "Binding", property.isOptional else { return nil }
    return property
  }

  private func conditional(_ statement: Node) -> OptionalContent? {
    let branches = statement.children.filter { $0.kind == .ifBranch }
    guard branches.count == 1, let branch = branches.first, let body = branch.codeBlock else { return nil }
    if let otherwise = statement.firstChild(.elseClause), !Self.isPlaceholder(otherwise.codeBlock) { return nil }
    let conditions = branch.children.filter { $0.kind != .codeBlock }
    guard conditions.count == 1, let condition = conditions.first else { return nil }
    switch condition.kind {
    case .optionalBinding:
      guard let pattern = condition.firstChild, pattern.kind == .identifierPattern else { return nil }
      let source = condition.expressionChild.map { $0.selfMember ?? $0.text } ?? pattern.name
      guard let property = optionalProperty(source) else { return nil }
      return OptionalContent(property: property, form: .binding(statement: statement, name: pattern.name, body: body))
    case .sequence:
      let parts = Array(condition.children)
      guard parts.count == 3, parts[1].text == "!=", parts[2].kind == .nilLiteral, let property = optionalProperty(parts[0].selfMember ?? parts[0].text) else { return nil }
      return OptionalContent(property: property, form: .comparison(statement: statement, body: body))
    default: return nil
    }
  }

  /// An else branch that stands for "nothing to show".
  private static func isPlaceholder(_ block: Node?) -> Bool {
    guard let block else { return true }
    let statements = block.statements
    if statements.isEmpty { return true }
    guard statements.count == 1, let call = statements[0].rootCall else { return statements.count == 1 && statements[0].text == "Color.clear" }
    return ["EmptyView", "ProgressView", "Text"].contains(call.name)
  }

  private func mapped(_ chain: Node) -> Property? {
    let parts = Array(chain.children)
    guard parts.count >= 3, parts[0].kind == .identifierExpr, parts[1].kind == .memberSuffix, parts[1].name == "map", parts[2].kind == .callSuffix else { return nil }
    return optionalProperty(parts[0].name)
  }

  private func forced(in content: Node, _ presentation: Presentation) -> OptionalContent? {
    var found: Property?
    for access in accesses where content.contains(access.node) && access.place == .presentation(presentation.call.node) {
      guard let property = optionalProperty(access.property), access.node.parent?.kind == .chain, access.node.nextSibling?.kind == .unwrapSuffix else { continue }
      // Two different optionals are not one fact.
      if let found, found.name != property.name { return nil }
      found = property
    }
    return found.map { OptionalContent(property: $0, form: .forced) }
  }

  /// The states that decide which view a presentation's content is: the subject of its only `if` or `switch`.
  package func decidingStates(of presentation: Presentation) -> [String] {
    let statements = presentation.contentStatements
    guard statements.count == 1 else { return [] }
    let decision = statements[0]
    var conditions: [Node] = []
    switch decision.kind {
    case .ifExpr:
      for branch in decision.children where branch.kind == .ifBranch { conditions += branch.children.filter { $0.kind != .codeBlock } }
      // Without alternatives there is nothing to choose between.
      guard decision.children.count(where: { $0.kind == .ifBranch || $0.kind == .elseClause }) > 1 else { return [] }
    case .switchExpr:
      guard let subject = decision.firstChild, decision.children.count(where: { $0.kind == .switchCase }) > 1 else { return [] }
      conditions = [subject]
    default: return []
    }
    // Availability is no state.
    if conditions.contains(where: { $0.kind == .availabilityCondition || $0.kind == .optionalBinding || $0.kind == .matchingPattern }) { return [] }
    var names: [String] = []
    for access in accesses where access.isRead && isState(access.property) && conditions.contains(where: { $0.contains(access.node) }) && !names.contains(access.property) {
      names.append(access.property)
    }
    return names
  }
}

extension Property {
  /// The declared type is optional.
  package var isOptional: Bool {
    guard let type else { return false }
    if type.kind == .optionalType { return true }
    return type.kind == .identifierType && type.typePath == ["Optional"]
  }

  /// `W` of `W?` and `Optional<W>`.
  package var wrappedType: Node? {
    guard let type else { return nil }
    if type.kind == .optionalType { return type.text.hasSuffix("??") ? nil : type.typeChild }
    if type.kind == .identifierType, type.typePath == ["Optional"] { return type.firstChild(.genericArgument)?.typeChild }
    return nil
  }
}

extension Node {
  /// `x` of an expression that is exactly `self.x`.
  package var selfMember: String? {
    guard kind == .chain else { return nil }
    let parts = Array(children)
    guard parts.count == 2, parts[0].kind == .identifierExpr, parts[0].name == "self", parts[1].kind == .memberSuffix else { return nil }
    return parts[1].name
  }
}
