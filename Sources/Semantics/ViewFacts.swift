import Syntax

/// When a piece of code of a view can run. Several at once, because a helper may be called from anywhere.
package struct Regions: Equatable, Sendable {
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// While SwiftUI evaluates `body`.
    package static let build = Kinds(rawValue: 1)
    /// In a destination that SwiftUI builds later.
    package static let destination = Kinds(rawValue: 2)
    /// Outside a view update.
    package static let action = Kinds(rawValue: 4)
    package static let initializer = Kinds(rawValue: 8)
    package static let unknown = Kinds(rawValue: 16)
  }
  package var kinds: Kinds
  /// The call suffixes of the presentations whose content runs it.
  package var presentations: Set<Node>

  package init(_ kinds: Kinds = [], presentations: Set<Node> = []) {
    self.kinds = kinds
    self.presentations = presentations
  }

  mutating func formUnion(_ other: Regions) {
    kinds.formUnion(other.kinds)
    presentations.formUnion(other.presentations)
  }
}

/// A member of a view-like type whose code may touch its state.
package struct Member: Sendable {
  package enum Kind: Sendable { case property, function, initializer, other }
  package let name: String
  package let kind: Kind
  package let node: Node
  package let file: SourceFile
}

extension Access.Kind {
  var isPlainRead: Bool { if case .read = self { true } else { false } }
}

/// One mention of a property of the type.
package struct Access: Sendable, Mention {
  package enum Kind: Sendable {
    case read
    /// `$x`: the value itself is not read.
    case projection
    /// `x = …`, with the value assigned.
    case write(value: Node?)
    /// `x += …`, `x.member = …`, `x.append(…)`, `&x`
    case mutation
    /// `_x`
    case storage
  }
  package let property: String
  package let kind: Kind
  /// The node that names the property: an identifier, a member suffix, a pattern or a capture.
  package let node: Node
  /// The index of the member in which it stands.
  package let member: Int
  /// Where it stands inside that member.
  package let place: Place

  package var isRead: Bool {
    switch kind {
    case .read, .mutation: true
    default: false
    }
  }
  package var isWrite: Bool {
    switch kind {
    case .write, .mutation: true
    default: false
    }
  }
}

/// Where code stands inside a member: the innermost closure that decides when it runs.
package enum Place: Sendable, Hashable {
  /// Whenever the member runs.
  case inline
  /// In the action closure given.
  case action(Node)
  /// In the content of the presentation whose call suffix is given.
  case presentation(Node)
  case destination
  case unknown
}

/// What is known of one view-like type: its state, its members, who reads and writes what, and when.
package final class ViewFacts: Sendable {
  package let type: TypeDeclaration
  package let properties: [String: Property]
  /// In the order of the source.
  package let propertiesInOrder: [Property]
  package let members: [Member]
  package let accesses: [Access]
  private let accessesByProperty: [String: [Access]]
  package let presentations: [Presentation]
  /// Empty in a view without presentations.
  let actions: ActionIndex
  /// The regions of each member.
  package let memberRegions: [Regions]
  /// Members of the type that a member calls, with the place.
  package let references: [Reference]

  package struct Reference: Sendable, Mention {
    package let target: Int
    package let node: Node
    package let member: Int
    package let place: Place
  }

  init(
    type: TypeDeclaration, properties: [String: Property], members: [Member], accesses: [Access], presentations: [Presentation], memberRegions: [Regions], references: [Reference]
  ) {
    self.type = type
    self.properties = properties
    propertiesInOrder = properties.values.sorted { $0.nameToken < $1.nameToken }
    self.members = members
    self.accesses = accesses
    accessesByProperty = Dictionary(grouping: accesses, by: \.property)
    self.presentations = presentations
    actions = presentations.isEmpty ? ActionIndex([], []) : ActionIndex(accesses, references)
    self.memberRegions = memberRegions
    self.references = references
  }

  package var name: String { type.name }

  package func property(_ name: String) -> Property? { properties[name] }

  /// A `@State` of this type.
  package func isState(_ name: String) -> Bool { properties[name]?.wrapperName == "State" }

  package func accesses(of property: String) -> [Access] { accessesByProperty[property] ?? [] }

  /// The accesses in a piece of code of one member, in the order of the source: O(members + log accesses).
  package func accesses(in code: Node) -> ArraySlice<Access> { accesses.mentions(in: code, members) }

  /// The members that a piece of code of one member calls, in the order of the source: O(members + log references).
  package func references(in code: Node) -> ArraySlice<Reference> { references.mentions(in: code, members) }

  /// The regions of an access or reference.
  package func regions(member: Int, place: Place) -> Regions {
    switch place {
    case .inline: memberRegions[member]
    case .action: Regions(.action)
    case .presentation(let call): Regions(presentations: [call])
    case .destination: Regions(.destination)
    case .unknown: Regions(.unknown)
    }
  }

  package func regions(_ access: Access) -> Regions { regions(member: access.member, place: access.place) }

  /// The indices of the members that run as part of a presentation's content, found through calls in builder position.
  package func members(calledBy presentation: Presentation) -> Set<Int> {
    var found: Set<Int> = []
    var pending = references.filter { $0.place == .presentation(presentation.call.node) }.map(\.target)
    if let content = presentation.content, content.kind != .closureExpr { pending += references.filter { content.contains($0.node) }.map(\.target) }
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += references.filter { $0.member == next && $0.place == .inline }.map(\.target)
    }
    return found
  }
}

/// A place in a member's code where something of the type is named.
private protocol Mention {
  var node: Node { get }
  var member: Int { get }
}

extension Array where Element: Mention {
  /// Those in a piece of code of one member. The elements are in the order of the members, and of the source in each.
  fileprivate func mentions(in code: Node, _ members: [Member]) -> ArraySlice<Element> {
    guard let member = members.firstIndex(where: { $0.node.tree === code.tree && $0.node.contains(code) }) else { return [] }
    let start = firstIndex(member, code.index)
    return self[start..<Swift.max(start, firstIndex(member, code.endIndex))]
  }

  /// The position of the first that stands at or behind a node of a member.
  private func firstIndex(_ member: Int, _ node: Int) -> Int { indices.partitioningIndex { (self[$0].member, self[$0].node.index) >= (member, node) } }
}

extension ViewFacts {
  /// The members that are used nowhere but in a piece of code, directly or through each other.
  package func membersOnlyUsed(in code: Node) -> Set<Int> {
    var found: Set<Int> = []
    var candidates = Set(references.filter { code.tree === $0.node.tree && code.contains($0.node) }.map(\.target))
    while let next = candidates.popFirst() {
      guard !found.contains(next) else { continue }
      let isOnlyHere = references.allSatisfy { reference in
        reference.target != next || reference.member == next || found.contains(reference.member) || code.tree === reference.node.tree && code.contains(reference.node)
      }
      guard isOnlyHere, !KnownNames.entryMembers.contains(members[next].name) else { continue }
      found.insert(next)
      candidates.formUnion(references.filter { $0.member == next }.map(\.target))
    }
    return found
  }

  /// The closures and arguments that run an access as an action: the one around it, or those that call its method. Nil when some
  /// caller is no action.
  package func actions(running access: Access) -> [Node]? {
    switch access.place {
    case .action(let closure): return [closure]
    case .inline:
      guard members[access.member].kind == .function else { return nil }
      let callers = references.filter { $0.target == access.member && $0.member != access.member }
      let actions = callers.compactMap { if case .action(let node) = $0.place { node } else { nil } }
      return callers.isEmpty || actions.count != callers.count ? nil : actions
    default: return nil
    }
  }

  /// Computes the facts of a view-like type: O(nodes of its parts × depth).
  package static func facts(of type: TypeDeclaration, in index: ProjectIndex) -> ViewFacts {
    ViewFactsBuilder.facts(of: type, in: index)
  }
}
