import Linting
import Semantics
import Syntax

// What the rules of state ask about a view's property.

extension FileContext {
  /// Code that the facts of a view do not show may use a property: through a value of the type, `parent.name`, in a protocol's extension,
  /// by a macro, under the name of a function, or where the source does not parse. Asked for the projection, only `$name` and `_name` count.
  func mayBeUsedUnseen(_ property: Property, of view: ViewFacts, onlyProjection: Bool = false) -> Bool {
    let type = view.type
    guard type.hasOnlyPlainAttributes, type.file.tree.errors.isEmpty, !view.members.contains(where: { $0.kind == .function && $0.name == property.name }) else { return true }
    var names: Set<String> = ["$" + property.name, "_" + property.name]
    if !onlyProjection { names.insert(property.name) }
    if !index.namesInProtocolExtensions(of: type).isDisjoint(with: names) { return true }
    let files = property.isPrivate ? [type.file] : [type.file] + index.constructions(of: type).map(\.file).filter { $0 !== type.file }
    return files.contains { file in
      names.contains(where: file.mayMention) && file.tree.nodes(.memberSuffix).contains { node in
        names.contains(node.name) && !(node.previousSibling?.kind == .identifierExpr && node.previousSibling?.name == "self")
      }
    }
  }

  /// A literal, or a case of an enum of the project without values: the same wherever and whenever it is evaluated.
  func isConstant(_ value: Node, as type: Node? = nil) -> Bool {
    switch value.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: return true
    case .stringLiteral: return !value.descendants.contains { $0.kind == .interpolation }
    case .prefixExpr: return value.firstChild?.kind == .integerLiteral || value.firstChild?.kind == .floatLiteral
    case .arrayExpr: return value.children.allSatisfy { isConstant($0) }
    case .dictionaryExpr: return value.children.allSatisfy { $0.children.allSatisfy { isConstant($0) } }
    case .implicitMember:
      guard let path = (type?.kind == .optionalType ? type?.typeChild : type)?.typePath else { return false }
      return isCase(value.name, ofTypeNamed: path, at: value)
    case .chain:
      let parts = Array(value.children)
      guard let last = parts.last, last.kind == .memberSuffix, parts.allSatisfy({ $0.kind == .identifierExpr || $0.kind == .memberSuffix }) else { return false }
      return isCase(last.name, ofTypeNamed: parts.dropLast().map(\.name), at: value)
    default: return false
    }
  }

  private func isCase(_ name: String, ofTypeNamed path: [String], at node: Node) -> Bool {
    guard case .found(let type) = index.resolve(path, from: node.enclosingTypeNames, in: file) else { return false }
    return type.kind == .enum && type.caseNames.contains(name)
  }
}

extension Node {
  /// In the content of a presentation or of a page that is pushed: the view is made anew when it is shown.
  var isShownLater: Bool {
    ancestors.contains { ancestor in
      guard ancestor.kind == .callSuffix, let call = Call(ancestor) else { return false }
      return call.isNamed("NavigationLink") || call.isNamed("navigationDestination") || Presentation(call)?.kind.hasEscapingContent ?? false
    }
  }
}

extension ViewFacts {
  /// The initialiser is the only one that a call can mean.
  func isTaken(_ initializer: Node, by call: Call) -> Bool {
    members.filter { $0.kind == .initializer && $0.node.canTake(call) }.map(\.node) == [initializer]
  }
}

extension Use {
  /// The view is made while the body of another view is evaluated, which may happen again and again.
  func isInBody(_ context: FileContext) -> Bool {
    guard let owner, owner.kind == .struct, !owner.inherited.contains(where: { $0 == "App" || $0 == "Scene" }), !isPreview, !context.isPreview(call.node) else { return false }
    let facts = context.facts(of: owner)
    guard let position = facts.members.firstIndex(where: { $0.node.tree === call.tree && $0.node.contains(call.node) }) else { return false }
    return ViewFacts.place(of: call.node, in: facts.members[position].node, context.index) == .inline && facts.memberRegions[position].kinds.contains(.build)
  }
}

extension Transaction {
  /// Takes an attribute away with the blanks and the line break behind it.
  mutating func delete(attribute: Node, in file: SourceFile) {
    guard attribute.endToken < file.tree.tokenCount else { return block() }
    replace(attribute.start..<file.tree.range(ofToken: attribute.endToken).lowerBound, with: "", in: file)
  }
}

extension Node {
  /// The `$` of an expression `$name` or `$name.member`, whose name is no closure's parameter: without it the expression is the value.
  var projectionSign: Range<Int>? {
    let parts = kind == .chain ? Array(children) : [self]
    guard var root = parts.first, root.kind == .identifierExpr else { return nil }
    var rest = parts.dropFirst()
    if root.name == "self", let member = rest.first, member.kind == .memberSuffix {
      root = member
      rest = rest.dropFirst()
    }
    guard root.name.hasPrefix("$"), rest.allSatisfy({ $0.kind == .memberSuffix }), root.kind == .memberSuffix || localDeclaration(of: String(root.name.dropFirst()), upTo: tree.root)?.kind != .closureParameter
    else { return nil }
    return root.nameRange.lowerBound..<root.nameRange.lowerBound + 1
  }
}

extension SyntaxTree {
  /// Nothing but blanks stands between a comment and the declaration: without it the comment would speak of what follows. O(log comments).
  func isCommentedAbove(_ declaration: Node) -> Bool {
    let end = declaration.firstToken > 0 ? range(ofToken: declaration.firstToken - 1).upperBound : 0
    // One behind the declaration before belongs to that.
    return comments(in: end..<declaration.start).contains { lineStart($0.range.lowerBound) >= end }
  }
}

extension TypeDeclaration {
  /// A struct that conforms to View and to nothing else that could ask for members.
  func isPlainView(_ index: ProjectIndex) -> Bool {
    let inherited = self.inherited + index.extensions(of: self).flatMap(\.inherited)
    return kind == .struct && inherited.allSatisfy { ["View", "Sendable", "Equatable", "Identifiable"].contains($0) } && inherited.contains("View")
  }
}
