import Linting
import Semantics
import Syntax

extension Rule {
  static let stateMutatedInBody = Rule(
    RuleInfo(
      id: "state-mutated-in-body",
      category: .state,
      summary: "State is written while the view's body is evaluated.",
      rationale: """
        SwiftUI evaluates 'body' to learn what is shown; a write of state in there asks for another evaluation at once. SwiftUI warns \
        "Modifying state during view update, this will cause undefined behavior": the write may be lost, or the view may update for ever. \
        Write in an action, in 'onAppear', 'task' or 'onChange'.
        """,
      exceptions: """
        Counts '@State' and '@Binding' of types that are known to be values, and published properties of observable objects. Silent for \
        caches in a class, for closures that run later, for local functions and variables; a method that 'body' calls counts when its write is \
        under no condition, or under one that the state's initial value meets, 'if items.isEmpty'.
        """,
      severity: .error,
      fix: "none; move the write to an action, 'onAppear' or 'task'",
      references: ["https://developer.apple.com/documentation/swiftui/managing-user-interface-state"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreviewType(view.type.node) else { return [] }
      let writes = view.accesses.filter { $0.isWrite && $0.place == .inline && view.memberRegions[$0.member].kinds.contains(.build) }
      return writes.flatMap { findings($0, view, context) }
    }
  }

  private static func findings(_ write: Access, _ view: ViewFacts, _ context: FileContext) -> [Finding] {
    let member = view.members[write.member]
    guard !context.isPreview(write.node), let target = target(of: write, view, context) else { return [] }
    if isViewBuilding(member, context) {
      guard member.file === context.file, write.node.runsAtOnce(upTo: member.node) else { return [] }
      return [Finding(target.isValue ? .error : .warning, "'\(target.name)' is written while '\(member.name)' is evaluated; SwiftUI may lose the write or update for ever", at: write.node.nameRange)]
    }
    // One call away from the body.
    guard write.node.runsAtOnce(upTo: member.node), isUnconditional(write, in: member, view) else { return [] }
    let calls = view.references.filter { reference in
      let caller = view.members[reference.member]
      return reference.target == write.member && reference.place == .inline && caller.file === context.file && isViewBuilding(caller, context) && view.memberRegions[reference.member].kinds.contains(.build)
        && (member.kind == .property || reference.node.nextSibling?.kind == .callSuffix) && reference.node.runsAtOnce(upTo: caller.node)
    }
    return calls.map { call in
      Finding(
        .warning, "'\(member.name)' writes '\(target.name)' while '\(view.members[call.member].name)' is evaluated; SwiftUI may lose the write or update for ever", at: call.node.nameRange,
        notes: [Diagnostic.Note("written here", file: member.file, range: write.node.nameRange)])
    }
  }

  /// What a write changes, when SwiftUI follows it: a state's value, or a published property of a model.
  private static func target(of write: Access, _ view: ViewFacts, _ context: FileContext) -> (name: String, isValue: Bool)? {
    guard let property = view.property(write.property) else { return nil }
    let wrapper = property.wrapperName
    if wrapper == "State" || wrapper == "Binding", context.index.isReferenceType(property, in: view.type).isNo { return (property.name, true) }
    guard ["StateObject", "ObservedObject", "EnvironmentObject"].contains(wrapper), case .mutation = write.kind, let next = write.node.nextSibling, next.kind == .memberSuffix,
      // `model.name = …`, `model.names.append(…)`, not a change of an object behind it.
      next.nextSibling == nil, let model = context.index.heldClass(property, in: view.type.file), context.index.observation(of: model) == .object,
      let (member, _) = context.index.property(next.name, ofClass: model), context.index.isPublished(member)
    else { return nil }
    return ("\(property.name).\(next.name)", false)
  }

  /// `body`, and members that return views.
  private static func isViewBuilding(_ member: Member, _ context: FileContext) -> Bool {
    if member.name == "body" || member.name == "makeBody" { return true }
    let type = member.kind == .function ? member.node.resultType : member.node.typeChild
    return type.map { context.project.view(ofType: $0, in: member.file).isView } ?? false
  }

  /// The write runs whenever the member does, or at least the first time.
  private static func isUnconditional(_ write: Access, in member: Member, _ view: ViewFacts) -> Bool {
    guard let statement = write.statement else { return false }
    // A return before it is a condition too.
    let exits = member.node.descendants.prefix { $0.index < statement.index }.contains { [.returnStatement, .throwStatement, .guardStatement].contains($0.kind) }
    guard !exits else { return false }
    for ancestor in statement.ancestors {
      switch ancestor.kind {
      case .ifBranch: if !holdsAtFirst(ancestor, write.property, view) { return false }
      case .elseClause, .switchExpr, .forStatement, .whileStatement, .repeatStatement, .doStatement, .ternaryOperator: return false
      default: break
      }
      if ancestor.index == member.node.index { break }
    }
    return true
  }

  /// `if items.isEmpty`, `if item == nil`, `if !isReady`: true with the initial value of the state that is written.
  private static func holdsAtFirst(_ branch: Node, _ name: String, _ view: ViewFacts) -> Bool {
    guard let property = view.property(name), property.wrapperName == "State", let condition = branch.firstChild, condition.nextSibling?.kind == .codeBlock else { return false }
    let text = condition.text.replacing("self.", with: "").filter { $0 != " " }
    let initial = property.initialValue?.text ?? (property.isOptional ? "nil" : "")
    switch text {
    case "\(name).isEmpty": return ["[]", "\"\"", "[:]"].contains(initial)
    case "\(name)==nil": return initial == "nil"
    case "!\(name)": return initial == "false"
    case name: return initial == "true"
    default: return false
    }
  }
}

extension Node {
  /// The code runs whenever `root` does: no closure in between but the content of SwiftUI's containers and one that is called at once.
  fileprivate func runsAtOnce(upTo root: Node) -> Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpr:
        if let (call, label) = ancestor.closureArgument {
          guard !call.isMember, Node.directContainers.contains(call.name), label == nil || label == "content" || label == "label" || label == "header" || label == "footer" else { return false }
        }
      case .accessorDecl: if ancestor.tree.kind(ofToken: ancestor.keywordToken) != .softGet { return false }
      case .deferStatement, .macroExpansion: return false
      case .functionDecl: if ancestor.index != root.index { return false }
      default: break
      }
      if ancestor.index == root.index { break }
    }
    return true
  }

  /// Containers of SwiftUI that evaluate their content with the body around them.
  private static let directContainers: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "Section", "Form", "List", "ScrollView", "Grid", "GridRow", "GroupBox", "NavigationStack", "NavigationView", "LazyVStack", "LazyHStack", "ForEach", "TabView", "Label",
    "GeometryReader", "ScrollViewReader", "ViewThatFits", "ControlGroup", "DisclosureGroup", "Menu",
  ]
}
