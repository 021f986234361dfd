import Linting
import Semantics
import Syntax

extension Rule {
  static let objectCreatedInPresentationContent = Rule(
    RuleInfo(
      id: "object-created-in-presentation-content",
      category: .presentation,
      summary: "A presented view is handed a model that is made anew each time the presenter updates.",
      rationale: """
        The content of a sheet or destination is evaluated again and again. A model made there for an '@ObservedObject' or a plain property \
        is replaced while the user edits, and what was entered is lost. The view that shows the model should own it.
        """,
      exceptions: """
        Silent for existing objects and singletons, for views that store what they are given in '@State' or '@StateObject', and in previews.
        """,
      severity: .warning,
      fix: "unsafe: '@ObservedObject' becomes '@StateObject', when every caller in the project makes a fresh object")
  ) { context in
    regions(context).flatMap { region, isPresentation in
      region.descendants.compactMap { node -> Finding? in
        guard node.kind == .callSuffix, let call = Call(node), let root = context.project.view(madeBy: call, in: context.file), root.kind == .struct, !context.isPreview(node), isBuilt(node, in: region, context) else { return nil }
        return call.arguments.lazy.compactMap { finding($0, call, root, isPresentation, context) }.first
      }
    }
  }

  /// The contents of presentations and destinations.
  private static func regions(_ context: FileContext) -> [(Node, Bool)] {
    var result = context.presentations.filter { $0.kind.hasEscapingContent }.compactMap { presentation in presentation.contentClosure.map { ($0, true) } }
    for call in context.calls(["navigationDestination", "NavigationLink"]) {
      for argument in call.arguments where call.isMember ? argument.label == "destination" || argument.isTrailing : call.isDestination(argument) { result.append((argument.value, false)) }
    }
    return result
  }

  /// Built with the region, not in an action or an inner presentation, which is a region of its own.
  private static func isBuilt(_ node: Node, in region: Node, _ context: FileContext) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.index == region.index { return true }
      if ancestor.kind == .closureExpr, ClosureRole.of(ancestor, in: context.index) != .inline { return false }
    }
    return true
  }

  private static func finding(_ argument: Call.Argument, _ call: Call, _ root: TypeDeclaration, _ isPresentation: Bool, _ context: FileContext) -> Finding? {
    guard let label = argument.label, !argument.isTrailing, let made = argument.value.rootCall, made.isInitializer, made.chain == argument.value, argument.value.children.map({ $0 }).last == made.node,
      case .found(let model) = context.index.resolve(made.calleePath, from: argument.value.enclosingTypeNames, in: context.file), model.kind == .class,
      context.index.isObservableObject(model).isYes || model.attributes.contains("Observable")
    else { return nil }
    let initializer = root.initializers.first { $0.firstChild(.parameterClause)?.children.contains { $0.kind == .parameter && $0.tree.name(ofToken: $0.keywordToken) == label } ?? false }
    if let initializer {
      // Kept in a state, only the first one counts.
      guard storage(of: label, in: initializer, root) == .plain else { return nil }
    } else {
      guard root.initializers.isEmpty, let property = root.properties.first(where: { $0.name == label && !$0.isStatic }), ["ObservedObject", "Bindable", ""].contains(property.wrapperName), !property.isOwnWrapper || property.wrapper == nil,
        property.wrapper == nil || !property.wrapperName.isEmpty
      else { return nil }
    }
    return Finding(
      .warning, "'\(made.name)' is made each time the presenter updates and replaces the one that '\(root.name)' shows; let '\(root.name)' own it", at: made.nameRange,
      notes: [Diagnostic.Note("shown by this view", file: root.file, range: root.node.tree.range(ofToken: root.nameToken))], fixes: [fix(label, root, isPresentation && initializer == nil, context)])
  }

  private enum Storage { case state, plain }

  /// How an explicit initialiser stores a parameter.
  private static func storage(of label: String, in initializer: Node, _ root: TypeDeclaration) -> Storage? {
    guard let body = initializer.codeBlock, let parameter = initializer.firstChild(.parameterClause)?.children.first(where: { $0.kind == .parameter && $0.tree.name(ofToken: $0.keywordToken) == label }) else { return nil }
    let name = parameter.declaredName
    if parameter.text.contains("@autoclosure") { return .state }
    for statement in body.statements where statement.kind == .sequence {
      let parts = Array(statement.children)
      guard parts.count == 3, parts[2].descendants.contains(where: { $0.kind == .identifierExpr && $0.name == name }) || parts[2].text == name else { continue }
      if parts[2].text.hasPrefix("StateObject(") || parts[2].text.hasPrefix("State(") || parts[2].text.hasPrefix(".init(") { return .state }
      guard parts[2].text == name else { continue }
      // Assigned to a state without default it is the first value of the state.
      let target = parts[0].selfMember ?? parts[0].text
      return ["State", "StateObject"].contains(root.properties.first { $0.name == target }?.wrapperName ?? "") ? .state : .plain
    }
    return nil
  }

  private static func fix(_ label: String, _ root: TypeDeclaration, _ isPossible: Bool, _ context: FileContext) -> FixIt {
    let title = "Let '\(root.name)' own it with '@StateObject'"
    guard isPossible, let property = root.properties.first(where: { $0.name == label }), property.wrapperName == "ObservedObject", let wrapper = property.wrapper, context.project.seesAllUses(of: root),
      context.project.uses(of: root).allSatisfy({ use in use.call.argument(label)?.value.rootCall?.isInitializer ?? false })
    else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.replace(wrapper.range, with: "@StateObject", in: root.file)
    return transaction.fix(title, .unsafe, minimum: DeploymentTargets([.iOS: Version(14), .macOS: Version(11)]))
  }
}
