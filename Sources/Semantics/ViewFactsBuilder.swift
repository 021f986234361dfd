import Syntax

/// Computes the facts of a view-like type: O(nodes of its parts × depth).
struct ViewFactsBuilder {
  private let type: TypeDeclaration
  private let index: ProjectIndex
  private var properties: [String: Property] = [:]
  private var members: [Member] = []
  private var membersByName: [String: [Int]] = [:]
  private var accesses: [Access] = []
  private var references: [ViewFacts.Reference] = []
  private var presentations: [Presentation] = []
  /// The names that mean something of the type, in every spelling, and `self`: most names in its code are others.
  private var names = NameFilter([])

  static func facts(of type: TypeDeclaration, in index: ProjectIndex) -> ViewFacts {
    var builder = ViewFactsBuilder(type: type, index: index)
    builder.collectMembers()
    for member in builder.members.indices { builder.scan(member) }
    return ViewFacts(
      type: type, properties: builder.properties, members: builder.members, accesses: builder.accesses,
      presentations: builder.presentations, memberRegions: builder.memberRegions(), references: builder.references)
  }

  private init(type: TypeDeclaration, index: ProjectIndex) {
    self.type = type
    self.index = index
  }

  // MARK: Members

  private mutating func collectMembers() {
    for (file, node) in index.memberDeclarations(of: type) {
      switch node.kind {
      case .variableDecl:
        for var property in node.declaredProperties where !property.isStatic {
          property.isOwnWrapper = isOwnWrapper(property)
          if properties[property.name] == nil { properties[property.name] = property }
          add(Member(name: property.name, kind: .property, node: property.binding, file: file))
        }
      case .functionDecl: add(Member(name: node.declaredName, kind: .function, node: node, file: file))
      case .initializerDecl: add(Member(name: "init", kind: .initializer, node: node, file: file))
      case .subscriptDecl, .deinitializerDecl, .macroExpansionDecl: add(Member(name: "", kind: .other, node: node, file: file))
      default: break
      }
    }
    names = NameFilter(["self"] + membersByName.keys + properties.keys.flatMap { [$0, "$" + $0, "_" + $0] })
  }

  /// `@State` is SwiftUI's unless the project declares that name, or the attribute says `@SwiftUI.State`.
  private func isOwnWrapper(_ property: Property) -> Bool {
    guard let name = property.wrapper?.attributeName, index.declaresWrapper(name) else { return false }
    return property.wrapper?.firstChild?.typePath?.first != "SwiftUI"
  }

  private mutating func add(_ member: Member) {
    membersByName[member.name, default: []].append(members.count)
    members.append(member)
  }

  /// Whether a name means code of the type rather than stored state.
  private func isCode(_ name: String) -> Bool {
    guard let indices = membersByName[name] else { return false }
    return indices.contains { members[$0].kind == .function } || properties[name]?.isComputed == true
  }

  // MARK: Accesses

  private mutating func scan(_ member: Int) {
    let root = members[member].node
    var position = root.index
    while position < root.endIndex {
      let node = Node(root.tree, position)
      position += 1
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        // A local type's `self` is another.
        if node.index != root.index { position = node.endIndex }
      case .identifierExpr: scanIdentifier(node, member, root)
      case .keyPathExpr: scanKeyPath(node, member)
      case .captureItem where node.firstChild == nil: scanCapture(node, member, root)
      case .optionalBinding where node.expressionChild == nil: scanShorthand(node, member, root)
      case .callSuffix:
        if let call = Call(node), let presentation = Presentation(call) { presentations.append(presentation) }
      default: break
      }
    }
  }

  private mutating func scanIdentifier(_ node: Node, _ member: Int, _ root: Node) {
    guard names.mayContain(node.identifierToken, in: node.tree) else { return }
    let text = node.name
    if text == "self" {
      // `self.x`, `self?.x`
      var next = node.parent?.kind == .chain ? node.nextSibling : nil
      if next?.kind == .optionalSuffix { next = next?.nextSibling }
      guard let suffix = next, suffix.kind == .memberSuffix else {
        // Handed on as a whole: whoever gets it may read every state.
        guard node.enclosingArgument != nil else { return }
        let place = place(of: node, root)
        for (name, property) in properties where property.wrapperName == "State" { accesses.append(Access(property: name, kind: .read, node: node, member: member, place: place)) }
        return
      }
      mention(suffix.name, suffix, member, root)
      return
    }
    // Stored and computed properties are members.
    guard membersByName[text] != nil || (text.hasPrefix("$") || text.hasPrefix("_")) && properties[String(text.dropFirst())] != nil else { return }
    if node.localDeclaration(of: text, upTo: root) != nil { return }
    mention(text, node, member, root)
  }

  /// `\Self.x`, `\.x`: who gets the key path may read the property at any time.
  private mutating func scanKeyPath(_ node: Node, _ member: Int) {
    guard let first = node.firstChild(.memberSuffix), properties[first.name] != nil else { return }
    if let root = node.typeChild, root.typeName != type.name, root.typeName != "Self" { return }
    accesses.append(Access(property: first.name, kind: .read, node: first, member: member, place: .unknown))
  }

  private mutating func scanCapture(_ node: Node, _ member: Int, _ root: Node) {
    let name = node.capturedName
    guard let closure = node.ancestors.first(where: { $0.kind == .closureExpr }), properties[name] != nil,
      closure.localDeclaration(of: name, upTo: root) == nil
    else { return }
    accesses.append(Access(property: name, kind: .read, node: node, member: member, place: place(of: closure, root)))
  }

  /// `if let x {` reads `x`.
  private mutating func scanShorthand(_ node: Node, _ member: Int, _ root: Node) {
    guard let pattern = node.firstChild, pattern.kind == .identifierPattern, properties[pattern.name] != nil,
      node.localDeclaration(of: pattern.name, upTo: root) == nil
    else { return }
    accesses.append(Access(property: pattern.name, kind: .read, node: pattern, member: member, place: place(of: node, root)))
  }

  private mutating func mention(_ text: String, _ node: Node, _ member: Int, _ root: Node) {
    let place = place(of: node, root)
    if isCode(text) {
      for target in membersByName[text] ?? [] {
        references.append(ViewFacts.Reference(target: target, node: node, member: member, place: referencePlace(node, place)))
      }
      return
    }
    if properties[text] != nil {
      accesses.append(Access(property: text, kind: AccessKind.of(node), node: node, member: member, place: place))
    } else if text.hasPrefix("$"), properties[String(text.dropFirst())] != nil {
      // `$x.wrappedValue = …` changes the value.
      var kind = AccessKind.of(node)
      if case .mutation = kind {} else { kind = ProjectionReads.readsValue(node, index) ? .read : .projection }
      accesses.append(Access(property: String(text.dropFirst()), kind: kind, node: node, member: member, place: place))
    } else if text.hasPrefix("_"), properties[String(text.dropFirst())] != nil {
      // `_x.wrappedValue` reads the value.
      let next = node.parent?.kind == .chain ? node.nextSibling : nil
      let isRead = next?.kind == .memberSuffix && next?.name == "wrappedValue" && AccessKind.of(node).isPlainRead
      accesses.append(Access(property: String(text.dropFirst()), kind: isRead ? .read : .storage, node: node, member: member, place: place))
    }
  }

  /// A method given by name runs when the parameter that takes it says.
  private func referencePlace(_ node: Node, _ place: Place) -> Place {
    let expression = node.kind == .memberSuffix ? node.parent ?? node : node
    let isCalled = node.parent?.kind == .chain && node.nextSibling?.kind == .callSuffix
    let isFunction = membersByName[node.name]?.contains { members[$0].kind == .function } ?? false
    guard !isCalled, isFunction else { return place }
    guard let argument = expression.parent, argument.kind == .argument else { return .unknown }
    switch ClosureRole.ofReference(argument, in: index) {
    case .inline: return place
    case .action: return .action(argument)
    case .presentation(let call): return .presentation(call)
    case .destination: return .destination
    case .unknown: return .unknown
    }
  }

  // MARK: Places

  private func place(of node: Node, _ root: Node) -> Place { ViewFacts.place(of: node, in: root, index) }

  // MARK: Regions of members

  private func memberRegions() -> [Regions] {
    var regions = [Regions](repeating: Regions(), count: members.count)
    var isReferenced = [Bool](repeating: false, count: members.count)
    for reference in references where reference.member != reference.target { isReferenced[reference.target] = true }
    for (position, member) in members.enumerated() {
      switch member.kind {
      case .initializer: regions[position] = Regions(.initializer)
      case .property where KnownNames.entryMembers.contains(member.name): regions[position] = Regions(.build)
      case .function where KnownNames.entryMembers.contains(member.name): regions[position] = Regions(.build)
      case .property where !(properties[member.name]?.isComputed ?? false):
        // Observers and initial values of stored properties.
        regions[position] = Regions(.initializer)
      case .other: regions[position] = Regions(.unknown)
      default: if !isReferenced[position] { regions[position] = Regions(.unknown) }
      }
    }
    // Calls hand regions on until nothing changes; a member joins each region at most once.
    var changed = true
    while changed {
      changed = false
      for reference in references where reference.member != reference.target {
        let source: Regions
        switch reference.place {
        case .inline: source = regions[reference.member]
        case .action: source = Regions(.action)
        case .presentation(let call): source = Regions(presentations: [call])
        case .destination: source = Regions(.destination)
        case .unknown: source = Regions(.unknown)
        }
        let before = regions[reference.target]
        regions[reference.target].formUnion(source)
        if regions[reference.target] != before { changed = true }
      }
    }
    return regions
  }
}

extension ViewFacts {
  /// Where `node` stands inside the member `root`: the innermost closure that decides when it runs.
  package static func place(of node: Node, in root: Node, _ index: ProjectIndex) -> Place {
    var inner = node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        // A capture list is evaluated where the closure is written.
        if inner.kind == .closureSignature { break }
        switch ClosureRole.of(ancestor, in: index) {
        case .inline: break
        case .action: return .action(ancestor)
        case .presentation(let call): return .presentation(call)
        case .destination: return .destination
        case .unknown: return .unknown
        }
      case .macroExpansion: return .unknown
      case .accessorDecl where ancestor.tree.kind(ofToken: ancestor.keywordToken) != .softGet: return .action(ancestor)
      case .functionDecl, .initializerDecl, .subscriptDecl:
        if ancestor.index != root.index { return .unknown }
      default: break
      }
      if ancestor.index == root.index { break }
      inner = ancestor
    }
    return .inline
  }
}
