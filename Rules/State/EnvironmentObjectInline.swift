import Linting
import Semantics
import Syntax

extension Rule {
  static let environmentObjectInline = Rule(
    RuleInfo(
      id: "environment-object-inline",
      category: .state,
      summary: "An object is made in the modifier that puts it into the environment.",
      rationale: """
        A body runs again with each update, and each time '.environmentObject(Model())' makes another object: everything below gets an empty one, \
        and what the old one knew is gone. Keep the object in '@StateObject', or in '@State' when its class is '@Observable'.
        """,
      exceptions: """
        Silent for shared instances and existing objects, outside of bodies (hosting controllers, initialisers, actions), in previews and in tests. \
        Advice where nothing can make the body run again: an app that reads no state in it.
        """,
      severity: .warning,
      fix: "unsafe: a property of the view that keeps the object, when it is made from nothing; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)"])
  ) { context in
    context.calls(["environmentObject", "environment"]).compactMap { call in
      guard let injection = Injection(call), let model = context.index.constructedClass(injection.value, in: context.file), !context.isPreview(call.node), !context.isTest,
        let view = context.view(around: call.node), view.type.kind == .struct, isRebuilt(call.node, view, context)
      else { return nil }
      let isSteady = isSteady(view)
      return Finding(
        isSteady ? .info : .warning, "This makes a new '\(model.name)' each time the body runs; the views below lose what the old one knew", at: injection.value.range,
        fixes: [fix(injection, model, view, context)])
    }
  }

  /// In a body, or in content that is built again with it.
  private static func isRebuilt(_ node: Node, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard let position = view.members.firstIndex(where: { $0.node.tree === node.tree && $0.node.contains(node) }) else { return false }
    return ViewFacts.place(of: node, in: view.members[position].node, context.index) == .inline && view.memberRegions[position].kinds.contains(.build)
  }

  /// An app or a scene whose body reads nothing that changes runs once.
  private static func isSteady(_ view: ViewFacts) -> Bool {
    guard view.type.inherited.contains(where: { $0 == "App" || $0 == "Scene" }) else { return false }
    return !view.accesses.contains { access in
      access.isRead && view.property(access.property)?.wrapper != nil && view.regions(access).kinds.contains(.build)
    }
  }

  private static func fix(_ injection: Injection, _ model: TypeDeclaration, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let wrapper = injection.isObject ? "StateObject" : "State"
    let title = "Keep the object with '@\(wrapper)'"
    let minimum: DeploymentTargets? = injection.isObject ? .systems("14 11 14 7") : nil
    guard let made = injection.value.rootCall, made.arguments.allSatisfy({ isConstant($0.value) }), !isRepeated(injection.call.node, upTo: view.type.node), model.genericParameters.isEmpty,
      view.type.node.tree === context.tree, let block = view.type.node.firstChild(.memberBlock), block.contains(injection.call.node)
    else { return FixIt(title, .suggestion, minimum: minimum) }
    let name = model.name.startingLowercase
    let isTaken = context.tree.nodes(.identifierExpr, .identifierPattern).contains { view.type.node.contains($0) && $0.name == name } || view.members.contains { $0.name == name }
    guard !isTaken, let first = block.memberDeclarationsStart else { return FixIt(title, .suggestion, minimum: minimum) }
    let tree = context.tree, indentation = tree.indentation(at: first.start), line = tree.lineEnd
    let gap = first.declaredProperties.contains { !$0.isComputed } ? line : line + line
    var transaction = Transaction()
    transaction.insert("@\(wrapper) private var \(name) = \(injection.value.text)\(gap)\(indentation)", at: first.start, in: context.file)
    transaction.replace(injection.value.range, with: name, in: context.file)
    return transaction.fix(title, .unsafe, minimum: minimum)
  }

  private static func isConstant(_ value: Node) -> Bool {
    switch value.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .implicitMember: true
    case .stringLiteral: !value.descendants.contains { $0.kind == .interpolation }
    default: false
    }
  }

  /// In a row or a loop each turn has an object of its own.
  private static func isRepeated(_ node: Node, upTo type: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.index == type.index { return false }
      if ancestor.kind == .callSuffix, let call = Call(ancestor), ["ForEach", "List", "Table", "OutlineGroup", "map", "WindowGroup", "DocumentGroup"].contains(call.name) { return true }
    }
    return false
  }
}

extension String {
  /// `Store` → `store`, `URLLoader` → `urlLoader`
  var startingLowercase: String {
    let letters = Array(self)
    let run = letters.prefix { $0.isUppercase || $0.isNumber }.count
    let lowered = run <= 1 || run == letters.count ? max(1, run) : run - 1
    return String(letters.prefix(lowered)).lowercased() + String(letters.dropFirst(lowered))
  }
}

extension Node {
  /// The first declaration of a member block, when it starts its own line and no comment is above it.
  fileprivate var memberDeclarationsStart: Node? {
    guard kind == .memberBlock, let first = children.first(where: { $0.kind.isDeclaration }), first.kind != .ifConfig, tree.flags(ofToken: first.firstToken).contains(.newlineBefore),
      !tree.hasComment(in: tree.range(ofToken: firstToken).upperBound..<first.start)
    else { return nil }
    return first
  }
}
