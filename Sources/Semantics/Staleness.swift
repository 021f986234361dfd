import Syntax

/// A `@State` whose value a presentation's content reads although nothing in `body` does.
///
/// During an update, `State` hands out the copy kept in the view's struct and notes that it was read; only then does a
/// write make `body` run again. A state that is read in the content alone has not been read when the content is built
/// first, so the content shows the value from before the write that opened it.
package struct StaleRead: Sendable {
  package enum Form: Sendable {
    /// One action writes the state and opens the presentation, and nothing else makes `body` run.
    case certain
    /// The same, but another change in that action makes `body` run again.
    case masked
    /// The state is written somewhere else.
    case possible
  }
  package let property: Property
  package let form: Form
  /// The reads in the content, directly or in a helper that it calls.
  package let reads: [Access]
  /// The write that happens together with the opening.
  package let write: Access?
  /// Where the presentation is opened in the same action.
  package let opening: Access?
}

/// What is named where, in a view that presents something: many presentations ask for it.
struct ActionIndex: Sendable {
  struct Start: Hashable {
    let member: Int
    let place: Place
  }

  let accesses: [Start: [Access]]
  let references: [Start: [ViewFacts.Reference]]

  init(_ accesses: [Access], _ references: [ViewFacts.Reference]) {
    self.accesses = Dictionary(grouping: accesses) { Start(member: $0.member, place: $0.place) }
    self.references = Dictionary(grouping: references) { Start(member: $0.member, place: $0.place) }
  }
}

/// The code of one action: a closure, or a method that runs as one.
private struct ActionGroup {
  let member: Int
  let place: Place
  let accesses: [Access]
}

extension ViewFacts {
  /// The states that may be stale in a presentation's content.
  ///
  /// `childFacts` gives the facts of a project's view by its name, for actions in a child that got both bindings.
  package func staleReads(
    in presentation: Presentation, index: ProjectIndex, childFacts: (TypeDeclaration) -> ViewFacts
  ) -> [StaleRead] {
    guard presentation.kind.hasEscapingContent, case .flag(let binding) = presentation.driver, presentation.content != nil else { return [] }
    var flag: String?
    if case .projection(let name) = binding, isState(name) { flag = name }
    let helpers = members(calledBy: presentation)
    let namedByProtocols = index.namesInProtocolExtensions(of: type)
    let groups = actionGroups(outside: presentation)
    var result: [StaleRead] = []
    for property in propertiesInOrder where property.wrapperName == "State" && property.name != flag {
      // A default implementation of a protocol may read it while `body` runs.
      if namedByProtocols.contains(property.name) { continue }
      let mentions = accesses(of: property.name)
      let reads = mentions.filter { $0.isRead && isIn(presentation, helpers, $0) }
      guard !reads.isEmpty, !mentions.contains(where: { $0.isRead && !isIn(presentation, helpers, $0) && isTracked($0) }) else { continue }
      // A helper that also runs elsewhere counts with its other regions.
      guard !reads.contains(where: { $0.place == .inline && !memberRegions[$0.member].kinds.isEmpty }) else { continue }
      let changes = index.isReferenceType(property, in: type)
      let found = together(property, flag, groups, changes)
        ?? (flag.flatMap { inChild(property, $0, index, childFacts) })
      if let found {
        let form: StaleRead.Form = found.group.map { isMasked($0, property.name, flag ?? "") } ?? false ? .masked : .certain
        result.append(StaleRead(property: property, form: form, reads: reads, write: found.write, opening: found.opening))
      } else if isWritten(property, groups, changes) {
        result.append(StaleRead(property: property, form: .possible, reads: reads, write: nil, opening: nil))
      }
    }
    return result
  }

  /// An access in builder position of the content, or in a helper called there.
  private func isIn(_ presentation: Presentation, _ helpers: Set<Int>, _ access: Access) -> Bool {
    if access.place == .presentation(presentation.call.node) { return true }
    return access.place == .inline && helpers.contains(access.member)
  }

  /// Whether a read makes `body` depend on the state: in the build region, or anywhere unknown.
  private func isTracked(_ access: Access) -> Bool {
    let regions = regions(access)
    if regions.kinds.isEmpty && regions.presentations.isEmpty { return true }
    return !regions.kinds.isDisjoint(with: [.build, .destination, .unknown])
  }

  // MARK: Actions

  private func actionGroups(outside presentation: Presentation) -> [ActionGroup] {
    typealias Start = ActionIndex.Start
    var seen: Set<Start> = []
    var starts: [Start] = []
    func add(_ member: Int, _ place: Place) {
      let start = Start(member: member, place: place)
      if seen.insert(start).inserted { starts.append(start) }
    }
    for access in accesses where access.isWrite {
      switch access.place {
      case .action(let closure):
        if presentation.call.node.contains(closure) { continue }
      case .inline:
        guard members[access.member].kind == .function, memberRegions[access.member].kinds.contains(.action),
          !isCalledOnly(access.member, within: presentation)
        else { continue }
      default: continue
      }
      add(access.member, access.place)
    }
    // An action that only calls the type's methods is a group too.
    for reference in references {
      guard case .action(let closure) = reference.place, !presentation.call.node.contains(closure) else { continue }
      add(reference.member, reference.place)
    }
    return starts.map { start in
      var found = actions.accesses[start] ?? []
      for call in actions.references[start] ?? [] where members[call.target].kind == .function { found += actions.accesses[Start(member: call.target, place: .inline)] ?? [] }
      return ActionGroup(member: start.member, place: start.place, accesses: found)
    }
  }

  private func isCalledOnly(_ member: Int, within presentation: Presentation) -> Bool {
    let calls = references.filter { $0.target == member && $0.member != member }
    return !calls.isEmpty && calls.allSatisfy { presentation.call.node.contains($0.node) }
  }

  private typealias Joint = (write: Access, opening: Access, group: ActionGroup?)

  /// A write of the state and an opening of the presentation in one action.
  private func together(_ property: Property, _ flag: String?, _ groups: [ActionGroup], _ isReference: Knowledge) -> Joint? {
    guard let flag else { return nil }
    for group in groups {
      guard let opening = group.accesses.first(where: { $0.property == flag && Self.opens($0) }),
        let write = group.accesses.first(where: { $0.property == property.name && Self.changes($0, property, isReference) })
      else { continue }
      return (write, opening, group)
    }
    return nil
  }

  /// `flag = true`, `flag.toggle()`
  package static func opens(_ access: Access) -> Bool {
    switch access.kind {
    case .write(let value?): value.text == "true"
    case .mutation: access.node.calledMember == "toggle"
    default: false
    }
  }

  /// Whether a write gives the state another value than its initial one.
  private static func changes(_ access: Access, _ property: Property, _ isReference: Knowledge) -> Bool {
    switch access.kind {
    case .write(let value):
      guard let value else { return true }
      return value.text != (property.initialValue?.text ?? "nil")
    // Changing a member of an object leaves the state itself alone; of an unknown type nothing is known.
    case .mutation: return isReference.isNo
    default: return false
    }
  }

  private func isWritten(_ property: Property, _ groups: [ActionGroup], _ isReference: Knowledge) -> Bool {
    if groups.contains(where: { $0.accesses.contains { $0.property == property.name && Self.changes($0, property, isReference) } }) { return true }
    // A control outside the content that got the projection.
    return accesses(of: property.name).contains {
      guard case .projection = $0.kind, $0.place == .inline else { return false }
      return memberRegions[$0.member].kinds.contains(.build)
    }
  }

  /// Another change in the action makes `body` run: a state that `body` reads, the flag read in `body`, an observed object.
  private func isMasked(_ group: ActionGroup, _ property: String, _ flag: String) -> Bool {
    func isReadInBody(_ name: String) -> Bool { accesses.contains { $0.property == name && $0.isRead && isTracked($0) } }
    if isReadInBody(flag) { return true }
    for access in group.accesses where access.property != property && access.property != flag {
      guard let other = properties[access.property] else { continue }
      switch other.wrapperName {
      case "State", "Binding", "AppStorage", "SceneStorage": if access.isWrite && isReadInBody(access.property) { return true }
      case "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable": if access.isWrite || access.node.callsMember { return true }
      default: break
      }
      // A call of a method on a model held in any way may change what `body` reads.
      if access.node.callsMember && isReadInBody(access.property) { return true }
    }
    return false
  }

  // MARK: Children

  /// A child view of the project that gets both projections and writes both in one action.
  private func inChild(_ property: Property, _ flag: String, _ index: ProjectIndex, _ childFacts: (TypeDeclaration) -> ViewFacts) -> Joint? {
    for access in accesses(of: property.name) {
      guard case .projection = access.kind, let argument = access.node.enclosingArgument, let suffix = argument.parent, let call = Call(suffix),
        call.isInitializer, let label = argument.argumentLabel,
        let flagLabel = call.arguments.first(where: { $0.value.text == "$" + flag || $0.value.text == "self.$" + flag })?.label,
        case .found(let child) = index.resolve([call.name], from: type.scope + [type.name], in: members[access.member].file), index.isViewLike(child)
      else { continue }
      let facts = childFacts(child)
      guard facts.properties[label]?.wrapperName == "Binding", facts.properties[flagLabel]?.wrapperName == "Binding" else { continue }
      for group in facts.allActionGroups() {
        if let opening = group.accesses.first(where: { $0.property == flagLabel && Self.opens($0) }),
          let write = group.accesses.first(where: { $0.property == label && Self.changes($0, property, .unknown) })
        {
          return (write, opening, nil)
        }
      }
    }
    return nil
  }

  private func allActionGroups() -> [ActionGroup] {
    var groups: [ActionGroup] = []
    for access in accesses where access.isWrite {
      let isAction: Bool =
        switch access.place {
        case .action: true
        case .inline: members[access.member].kind == .function && memberRegions[access.member].kinds.contains(.action)
        default: false
        }
      guard isAction, !groups.contains(where: { $0.member == access.member && $0.place == access.place }) else { continue }
      groups.append(
        ActionGroup(member: access.member, place: access.place, accesses: accesses.filter { $0.member == access.member && $0.place == access.place }))
    }
    return groups
  }
}

extension Node {
  /// The member called on a mention: `toggle` of `x.toggle()`; nil when nothing is called directly on it.
  package var calledMember: String? {
    guard parent?.kind == .chain, let member = nextSibling, member.kind == .memberSuffix, member.nextSibling?.kind == .callSuffix else { return nil }
    return member.name
  }

  /// A method is called on the mention or on a member of it, or the mention itself is called.
  package var callsMember: Bool {
    guard let chain = parent, chain.kind == .chain else { return false }
    return chain.children.contains { $0.index > index && $0.kind == .callSuffix }
  }

  /// The argument that consists of this mention alone.
  package var enclosingArgument: Node? {
    let expression = parent?.kind == .chain ? parent : self
    guard let argument = expression?.parent, argument.kind == .argument else { return nil }
    return argument
  }
}

extension ProjectIndex {
  /// Whether a property holds a reference: changing a member of it leaves the property's own value alone.
  package func isReferenceType(_ property: Property, in type: TypeDeclaration) -> Knowledge {
    if let annotation = property.type { return isReferenceType(annotation, in: type) }
    guard let value = property.initialValue else { return .unknown }
    switch value.kind {
    case .arrayExpr, .dictionaryExpr, .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral: return .no
    case .chain:
      guard let first = value.firstChild else { return .unknown }
      if first.kind == .arrayExpr || first.kind == .dictionaryExpr { return .no }
      guard let call = value.rootCall, call.isInitializer, value.children.count(where: { $0.kind == .callSuffix }) == 1 else { return .unknown }
      return isReferenceType(path: [call.name], in: type)
    default: return .unknown
    }
  }

  private func isReferenceType(_ node: Node, in type: TypeDeclaration) -> Knowledge {
    switch node.kind {
    case .optionalType: node.typeChild.map { isReferenceType($0, in: type) } ?? .unknown
    case .arrayType, .dictionaryType, .tupleType, .inlineArrayType: .no
    default: node.typePath.map { isReferenceType(path: $0, in: type) } ?? .unknown
    }
  }

  private func isReferenceType(path: [String], in type: TypeDeclaration) -> Knowledge {
    if path.count == 1, KnownNames.valueTypes.contains(path[0]), !declares(path[0]) { return .no }
    guard !type.genericParameters.contains(path[0]), case .found(let found) = resolve(path, from: type.scope + [type.name], in: type.file) else { return .unknown }
    switch found.kind {
    case .struct, .enum: return .no
    case .class, .actor: return .yes
    case .protocol, .typealias: return .unknown
    }
  }
}

extension KnownNames {
  /// Value types of the standard library and Foundation.
  static let valueTypes: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Data", "Set", "Array", "Dictionary", "Optional", "Decimal",
    "AttributedString", "IndexSet", "IndexPath", "DateComponents", "URLComponents", "NavigationPath", "CGPoint", "CGSize", "CGRect", "Color", "AnyView",
  ]
}
