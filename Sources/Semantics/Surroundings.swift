import Syntax

/// One step outwards from a piece of view code.
package enum Surrounding: Sendable {
  /// In a closure or an argument of a call: `VStack { here }`, `.sheet(…) { here }`, `Row(title: here)`.
  case inside(Call, label: String?)
  /// The base of a chain that goes on with a modifier: `here.padding()`.
  case modified(Call)
  /// The base of a chain that goes on with a member that is not called: `here.embedded`.
  case member(Node)
}

extension Node {
  /// What surrounds this node inside `root`, innermost first: O(depth × modifiers).
  package func surroundings(upTo root: Node) -> [Surrounding] {
    var steps: [Surrounding] = []
    var inner = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .chain:
        steps += ancestor.modifierCalls(after: inner.index).map { .modified($0) }
        steps += ancestor.children.filter { $0.index > inner.index && $0.isPlainMember }.map { .member($0) }
      case .ifConfigClause where ancestor.parent?.kind == .ifConfigSuffix: steps += ancestor.modifierCalls(after: inner.index).map { .modified($0) }
      case .callSuffix:
        if let call = Call(ancestor) {
          let label: String? = inner.kind == .labeledClosure ? ancestor.tree.name(ofToken: inner.firstToken) : inner.argumentLabel
          steps.append(.inside(call, label: label))
        }
      default: break
      }
      if ancestor.index == root.index { break }
      inner = ancestor
    }
    return steps
  }
}

extension Node {
  /// A member that is not called, on the result of a call: `embedded` of `Screen().embedded`.
  package var isPlainMember: Bool { kind == .memberSuffix && nextSibling?.kind != .callSuffix && nextSibling?.kind != .genericSuffix && previousSibling?.kind == .callSuffix }
}

/// Asks what stands around a piece of view code, through the members and views that use it, up to the scenes of the app.
package struct OutwardSearch {
  package enum Answer: Sendable { case yes, no, unknown }

  private let project: Project
  /// The answer of one step; nil means: look further out.
  private let ask: (Surrounding, SourceFile) -> Answer?

  package init(_ project: Project, ask: @escaping (Surrounding, SourceFile) -> Answer?) {
    self.project = project
    self.ask = ask
  }

  /// The answers of every way out, without repetition. Depth is bounded; a cycle adds nothing.
  package func answers(from node: Node, in view: ViewFacts) -> Set<Answer> {
    var visited: Set<Node> = []
    return climb(from: node, view, &visited, depth: 0)
  }

  /// The answers for the content of a view wherever the project makes it.
  package func answers(around type: TypeDeclaration) -> Set<Answer> {
    var visited: Set<Node> = []
    return climbOut(of: type, &visited, depth: 0)
  }

  private func climb(from node: Node, _ view: ViewFacts, _ visited: inout Set<Node>, depth: Int) -> Set<Answer> {
    guard depth < 12, let member = view.members.first(where: { $0.node.contains(node) && $0.file.tree === node.tree }), let position = view.members.firstIndex(where: { $0.node == member.node })
    else { return [.unknown] }
    if let answer = climbInside(node, member.node, member.file, depth: depth) { return [answer] }
    if member.kind == .initializer || member.kind == .other { return [.unknown] }
    if KnownNames.entryMembers.contains(member.name) { return climbOut(of: view.type, &visited, depth: depth + 1) }
    guard visited.insert(member.node).inserted else { return [] }
    let references = view.references.filter { $0.target == position && $0.member != position }
    guard !references.isEmpty else { return [.unknown] }
    return references.reduce(into: []) { $0.formUnion(climb(from: $1.node, view, &visited, depth: depth + 1)) }
  }

  /// The answer of the first step that has one, up to the member's root.
  private func climbInside(_ node: Node, _ root: Node, _ file: SourceFile, depth: Int) -> Answer? {
    // A local variable may end up anywhere.
    if node.ancestors.prefix(while: { $0.index != root.index }).contains(where: { $0.kind == .patternBinding }) { return .unknown }
    for step in node.surroundings(upTo: root) {
      if let answer = ask(step, file) { return answer }
      if let answer = transparency(of: step, file, depth: depth) { return answer }
    }
    return nil
  }

  /// Nil for steps that are known to add nothing; what the project's own containers and modifiers add is looked up.
  private func transparency(of step: Surrounding, _ file: SourceFile, depth: Int) -> Answer? {
    switch step {
    case .member(let node):
      guard let properties = project.viewProperties[node.name] else { return .unknown }
      return answer(ofFunctions: properties, depth)
    case .modified(let call):
      if let functions = project.viewFunctions[call.name] { return answer(ofFunctions: functions, depth) }
      if call.isNamed("modifier") { return answer(ofModifier: call, file, depth) }
      return ModifierTable.isModifier(call.name) ? nil : .unknown
    case .inside(let call, let label):
      if call.isMember, !call.isInitializer {
        return ModifierTable.isModifier(call.name) || ClosureRole.isKnownContainer(call.name) || project.viewFunctions[call.name] != nil ? nil : .unknown
      }
      if project.index.declares(call.name) {
        guard let type = project.view(madeBy: call, in: file) else { return .unknown }
        return answer(ofContainer: type, label, depth)
      }
      return ClosureRole.isKnownContainer(call.name) ? nil : .unknown
    }
  }

  /// What a function of `extension View` puts around the view.
  private func answer(ofFunctions functions: [(node: Node, file: SourceFile)], _ depth: Int) -> Answer? {
    guard depth < 4, functions.count == 1, let function = functions.first, let body = function.node.codeBlock ?? function.node.getterBody else { return .unknown }
    for node in body.descendants where node.kind == .identifierExpr && node.name == "self" {
      if let answer = climbInside(node, function.node, function.file, depth: depth + 1) { return answer }
    }
    return nil
  }

  /// What a view modifier of the project puts around its content: `.modifier(InStack())`.
  private func answer(ofModifier call: Call, _ file: SourceFile, _ depth: Int) -> Answer? {
    guard depth < 4, let made = call.arguments.first?.value.rootCall, let type = project.view(madeBy: made, in: file), let body = project.facts(of: type).members.first(where: { $0.name == "body" && $0.kind == .function }) else { return .unknown }
    for node in body.node.descendants where node.kind == .identifierExpr && node.name == "content" {
      if let answer = climbInside(node, body.node, body.file, depth: depth + 1) { return answer }
    }
    return nil
  }

  /// What a view of the project puts around the content it is given.
  private func answer(ofContainer type: TypeDeclaration, _ label: String?, _ depth: Int) -> Answer? {
    guard depth < 4 else { return .unknown }
    let facts = project.facts(of: type)
    let slots = facts.properties.values.filter { property in
      label == nil || property.name == label ? property.declaration.attributes.contains { $0.attributeName.hasSuffix("Builder") } || property.type?.functionType != nil || isGeneric(property, type) : false
    }
    guard slots.count == 1, let slot = slots.first else { return .unknown }
    let mentions = facts.accesses(of: slot.name).filter { $0.isRead && facts.memberRegions[$0.member].kinds.contains(.build) }
    guard !mentions.isEmpty else { return .unknown }
    for mention in mentions {
      let member = facts.members[mention.member]
      if let answer = climbInside(mention.node, member.node, member.file, depth: depth + 1) { return answer }
    }
    return nil
  }

  private func isGeneric(_ property: Property, _ type: TypeDeclaration) -> Bool { property.type?.typeName.map { type.genericParameters.contains($0) } ?? false }

  private func climbOut(of type: TypeDeclaration, _ visited: inout Set<Node>, depth: Int) -> Set<Answer> {
    guard visited.insert(type.node).inserted else { return [] }
    // Scenes and apps have nothing around them.
    if type.inherited.contains(where: { $0 == "App" || $0 == "Scene" }) { return [.no] }
    guard depth < 12, project.seesAllUses(of: type) else { return [.unknown] }
    let uses = project.uses(of: type)
    guard !uses.isEmpty else { return [.unknown] }
    var answers: Set<Answer> = []
    for use in uses {
      guard let owner = use.owner else {
        answers.insert(.unknown)
        continue
      }
      answers.formUnion(climb(from: use.call.callee, project.facts(of: owner), &visited, depth: depth + 1))
    }
    return answers
  }
}
