import Linting
import Semantics
import Syntax

extension Rule {
  static let stateFromParameter = Rule(
    RuleInfo(
      id: "state-from-parameter",
      category: .state,
      summary: "A value that the parent passes in is stored as '@State'; later values are ignored.",
      rationale: """
        '@State' takes its first value only. When the parent changes what it passes, the view keeps what it got at its first appearance. \
        A value that is only shown is a plain 'let'; one that both sides change is a '@Binding'.
        """,
      exceptions: """
        Reports a visible '@State' without default when some body passes it a value that can change. Silent for objects and closures; when the \
        value is made on the spot, a literal, or bound by the closure of a list or a presentation; for sheets and pushed pages, which \
        start anew; and under an 'id'. The copy in an initialiser, '_x = State(initialValue: x)', is how drafts are edited: it is advice, \
        off by default, and only when a parent passes a state that it changes. With the profile 'presentation' it is mentioned where the view is \
        always there, keeps nothing else of what it is given, and an action beside it changes the state.
        """,
      severity: .warning,
      confidence: .medium,
      fix: "unsafe: 'let', when the view never changes the value; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/state"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard view.type.kind == .struct, !context.isPreviewType(view.type.node), !context.isPreview(view.type.node) else { return [] }
      return view.propertiesInOrder.compactMap { memberwise($0, view, context) } + copies(view, context)
    }
  }

  // MARK: @State var title: String, given by the memberwise initialiser

  private static func memberwise(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let attribute = property.wrapper, let change = changingArgument(for: property, view, context) else { return nil }
    let isChanged = view.accesses(of: property.name).contains { if case .read = $0.kind { false } else { true } }
    return Finding(
      .warning, "'\(property.name)' is passed in, but '@State' keeps the first value; what the parent passes later is ignored", at: attribute.range,
      notes: [Diagnostic.Note("passed here", file: change.file, range: change.call.argument(property.name)?.value.range ?? change.call.nameRange)],
      fixes: [isChanged ? FixIt("Take a '@Binding'", .suggestion) : plain(property, attribute, context)])
  }

  /// The call that passes a value which can change to a visible '@State' without default.
  static func changingArgument(for property: Property, _ view: ViewFacts, _ context: FileContext) -> Use? {
    guard property.wrapperName == "State", property.binding.tree === context.tree, !property.isPrivate, !property.hasDefault, view.type.initializers.isEmpty,
      context.index.isReferenceType(property, in: view.type).isNo, !isUnusedState(property, view, context), !context.project.isShownInWidget(view.type)
    else { return nil }
    return context.project.uses(of: view.type).first { use in
      guard let value = use.call.argument(property.name)?.value, canMeet(use, context), let owner = use.owner else { return false }
      return !value.isMade && value.namesProperty(of: context.facts(of: owner)) { $0.initialValue == nil || !$0.isLet }
    }
  }

  /// The view stays while its parent's body runs again.
  private static func canMeet(_ use: Use, _ context: FileContext) -> Bool {
    !use.call.node.isShownLater && use.isInBody(context) && !use.call.chain.modifierNames.contains("id")
  }

  private static func plain(_ property: Property, _ attribute: Node, _ context: FileContext) -> FixIt {
    guard property.declaration.attributes.count == 1, !property.sharesDeclaration, !property.hasObservers else { return FixIt("Take a plain 'let'", .suggestion) }
    var transaction = Transaction()
    transaction.delete(attribute: attribute, in: context.file)
    transaction.replace(context.tree.range(ofToken: property.declaration.keywordToken), with: "let", in: context.file)
    return transaction.fix("Take a plain 'let'", .unsafe)
  }

  // MARK: _title = State(initialValue: title)

  private static func copies(_ view: ViewFacts, _ context: FileContext) -> [Finding] {
    view.accesses.compactMap { access in
      let member = view.members[access.member]
      guard case .storage = access.kind, member.kind == .initializer, member.file === context.file, let property = view.property(access.property), property.wrapperName == "State",
        context.index.isReferenceType(property, in: view.type).isNo, let call = access.statement?.children.map({ $0 }).last?.rootCall, call.isNamed("State"), call.arguments.count == 1,
        let value = call.arguments.first?.value, value.kind == .identifierExpr, let parameter = value.localDeclaration(of: value.name, upTo: member.node), parameter.kind == .parameter,
        !["initial", "default", "start"].contains(where: { value.name.hasPrefix($0) })
      else { return nil }
      let label = context.tree.name(ofToken: parameter.keywordToken)
      let change = context.project.uses(of: view.type).first { use in
        guard let passed = use.call.argument(label)?.value, canMeet(use, context), view.isTaken(member.node, by: use.call), let owner = use.owner else { return false }
        let facts = context.facts(of: owner)
        return !passed.isMade && passed.namesProperty(of: facts) { property in
          property.wrapperName == "State" && facts.accesses(of: property.name).contains { if case .read = $0.kind { false } else { true } }
        }
      }
      guard let change else { return nil }
      return Finding(
        .info, "'\(property.name)' keeps the first '\(value.name)'; the parent changes what it passes, and this view does not follow", at: call.nameRange,
        notes: [Diagnostic.Note("passed here", file: change.file, range: change.call.argument(label)?.value.range ?? change.call.nameRange)],
        fixes: [FixIt("Take a '@Binding', or give the view an 'id' where it is made", .suggestion)],
        profile: isOnlyUse(of: parameter, value, in: member.node) && isChangedBeside(change, label, context) ? .presentation : .all)
    }
  }

  /// The initialiser keeps nothing else of the parameter, with which the view could follow.
  private static func isOnlyUse(of parameter: Node, _ value: Node, in initializer: Node) -> Bool {
    !initializer.descendants.contains { node in
      node != value && node.kind == .identifierExpr && node.name == value.name && node.localDeclaration(of: node.name, upTo: initializer)?.index == parameter.index
    }
  }

  /// The view stands in the parent's body whatever the state is, is given the state itself, and an action that is no part of the view sets it.
  private static func isChangedBeside(_ use: Use, _ label: String, _ context: FileContext) -> Bool {
    guard let owner = use.owner, let passed = use.call.argument(label)?.value, passed.kind == .identifierExpr else { return false }
    let facts = context.facts(of: owner)
    guard let body = facts.members.first(where: { $0.name == "body" && $0.kind == .property && $0.node.tree === use.call.tree && $0.node.contains(use.call.node) }), let property = facts.property(passed.name),
      !use.call.node.ancestors.prefix(while: { $0.index > body.node.index }).contains(where: { [.ifExpr, .switchExpr, .sequence].contains($0.kind) })
    else { return false }
    let isAlwaysThere = use.call.callee.surroundings(upTo: body.node).allSatisfy { step in
      switch step {
      case .inside(let call, _): call.isInitializer && alwaysBuilding.contains(call.name) && context.isSwiftUI(call)
      case .modified(let call): !call.isNamed("id") && ModifierTable.isModifier(call.name)
      case .member: false
      }
    }
    return isAlwaysThere
      && facts.accesses(of: property.name).contains { access in
        guard case .action = access.place, case .write(let value?) = access.kind, !use.call.chain.contains(access.node) else { return false }
        // Back to the first value is what the view shows anyway.
        return value.text != property.initialValue?.text
      }
  }

  /// Containers whose content is there as long as they are.
  private static let alwaysBuilding: Set<String> = ["VStack", "HStack", "ZStack", "Form", "Group", "Section", "ScrollView", "NavigationStack", "NavigationView", "GroupBox"]
}

extension Node {
  /// The result of an initialiser, or a literal.
  fileprivate var isMade: Bool {
    if let call = rootCall { return call.isInitializer || call.isNamed("init") }
    return false
  }

  /// The value mentions a property of the view around it that meets a condition, and nothing that a closure or a statement binds.
  fileprivate func namesProperty(of owner: ViewFacts, where isWanted: (Property) -> Bool) -> Bool {
    guard let member = owner.members.first(where: { $0.node.tree === tree && $0.node.contains(self) }) else { return false }
    let mentions = ([self] + descendants).compactMap { node -> String? in
      if node.kind == .identifierExpr, node.name != "self" { return node.name }
      return node.kind == .memberSuffix && node.previousSibling?.kind == .identifierExpr && node.previousSibling?.name == "self" ? node.name : nil
    }
    if ([self] + descendants).contains(where: { $0.kind == .identifierExpr && $0.localDeclaration(of: $0.name, upTo: member.node) != nil }) { return false }
    return mentions.contains { name in owner.property(name).map { !$0.isComputed && isWanted($0) } ?? false }
  }

  /// The names of the modifiers in a chain.
  fileprivate var modifierNames: [String] { outermostChain.chainCalls.map(\.name) }
}
