import Linting
import Semantics
import Syntax

extension Rule {
  static let observedObjectOwned = Rule(
    RuleInfo(
      id: "observed-object-owned",
      category: .state,
      summary: "A view makes the object that it only observes.",
      rationale: """
        '@ObservedObject' does not keep its object: a default value is made anew each time the view's struct is created, which is whenever \
        the parent updates, and with it go loaded data and running work. '@StateObject' makes the object once and keeps it for the view's \
        life. The same happens when a parent's body makes the object and hands it to a child that only observes it.
        """,
      exceptions: """
        Silent for shared instances and anything that is not an initialiser of an observable class of the project, for classes and apps, when \
        every caller passes an object, when code outside reaches the object through the struct ('rootView.model'), and for a child that keeps \
        what it is given.
        """,
      severity: .error,
      fix: "safe: '@StateObject', when nobody passes the object in; else a suggestion; needs iOS 14, macOS 11",
      references: ["https://developer.apple.com/documentation/swiftui/stateobject"])
  ) { context in
    context.views.flatMap { ownedDefaults($0, context) } + context.views.flatMap { builtForChildren($0, context) }
  }

  // MARK: @ObservedObject var model = Model()

  private static func ownedDefaults(_ view: ViewFacts, _ context: FileContext) -> [Finding] {
    // The system makes an app's struct once.
    guard view.type.kind == .struct, !view.type.inherited.contains("App") else { return [] }
    return view.propertiesInOrder.compactMap { property in
      guard property.wrapperName == "ObservedObject", property.binding.tree === context.tree, let attribute = property.wrapper,
        let value = property.initialValue, !property.isStatic, let model = constructedType(value, property, context),
        !context.isPreview(property.declaration)
      else { return nil }
      let uses = Constructions(of: view.type, context)
      let isBuiltInBody = uses.inBody.contains { $0.argument(property.name) == nil }
      let passing = uses.all.filter { $0.argument(property.name) != nil }
      // Everybody passes an object, so the default is never made.
      if !uses.all.isEmpty, passing.count == uses.all.count, !property.isPrivate { return nil }
      // Who holds the struct and uses its object from outside would meet another object under '@StateObject'.
      if !isBuiltInBody, isReachedThroughView(property, view.type, context) || hasForeignProtocol(view.type, context) { return nil }
      let isPassed = !passing.isEmpty || isAssigned(property.name, view)
      let isOpen = view.type.modifiers.contains("public") || view.type.modifiers.contains("open")
      let isSafe = !isPassed && (property.isPrivate || !isOpen)
      return Finding(
        isBuiltInBody ? .error : .warning,
        "'\(property.name)' is a new '\(model.name)' each time this view's struct is made; '@StateObject' makes it once and keeps it", at: attribute.range,
        fixes: fix(attribute, isSafe, context).map { [$0] } ?? [])
    }
  }

  /// Code outside of the type reaches the object through the struct: `controller.rootView.model`.
  private static func isReachedThroughView(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Bool {
    let parts = [type.node] + context.index.extensions(of: type).map(\.node)
    let files = [context.file] + context.index.constructions(of: type).map(\.file).filter { $0 !== context.file }
    return files.contains { file in
      file.mayMention(property.name) && file.tree.nodes(.memberSuffix).contains { node in
        guard node.name == property.name, let base = node.previousSibling, base.kind == .memberSuffix || base.kind == .identifierExpr,
          base.name.lowercased().hasSuffix("view")
        else { return false }
        return !parts.contains { $0.tree === file.tree && $0.contains(node) }
      }
    }
  }

  /// A protocol of the project that is no view protocol: its requirements may be called on a struct that is in no view hierarchy.
  private static func hasForeignProtocol(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    (type.inherited + context.index.extensions(of: type).flatMap(\.inherited)).contains { base in
      guard let base, case .found(let declaration) = context.index.resolve([base], from: type.scope, in: type.file), declaration.kind == .protocol else { return false }
      return declaration.members.contains { $0.kind == .functionDecl }
    }
  }

  private static func isAssigned(_ name: String, _ view: ViewFacts) -> Bool {
    view.accesses(of: name).contains { access in
      switch access.kind {
      case .storage, .write: true
      default: false
      }
    } || isAssignedThroughCopy(name, view)
  }

  /// `copy.model = other`: `@StateObject` has no setter.
  private static func isAssignedThroughCopy(_ name: String, _ view: ViewFacts) -> Bool {
    view.type.file.tree.nodes(.assignmentOperator).contains { operation in
      guard let target = operation.previousSibling, target.kind == .chain, let last = target.children.map({ $0 }).last, last.kind == .memberSuffix else { return false }
      return last.name == name
    }
  }

  /// The observable class whose initialiser the value calls.
  private static func constructedType(_ value: Node, _ property: Property, _ context: FileContext) -> TypeDeclaration? {
    guard let model = context.index.constructedClass(value, as: property.type, in: context.file), context.index.isObservableObject(model).isYes, !model.attributes.contains("Observable") else { return nil }
    return model
  }

  private static func fix(_ attribute: Node, _ isSafe: Bool, _ context: FileContext) -> FixIt? {
    guard context.targets.meets(DeploymentTargets([.iOS: Version(14), .macOS: Version(11), .tvOS: Version(14), .watchOS: Version(7)])) else { return nil }
    guard let name = attribute.firstChild else { return nil }
    return FixIt("Keep the object with '@StateObject'", isSafe ? .safe : .suggestion, edits: [context.edit(context.tree.range(ofToken: name.endToken - 1), "StateObject")])
  }

  // MARK: Child(model: Model()) in a body

  private static func builtForChildren(_ view: ViewFacts, _ context: FileContext) -> [Finding] {
    var findings: [Finding] = []
    for (position, member) in view.members.enumerated() where member.file === context.file && member.kind != .initializer {
      for node in member.node.descendants where node.kind == .callSuffix {
        guard let call = Call(node), call.isInitializer, !context.isPreview(node),
          case .found(let child) = context.index.resolve([call.name], from: view.type.scope + [view.type.name], in: context.file),
          context.index.isViewLike(child), child.initializers.isEmpty, runsWithBody(node, member, position, view, context)
        else { continue }
        for argument in call.arguments {
          guard let label = argument.label, let property = child.properties.first(where: { $0.name == label }), property.wrapperName == "ObservedObject",
            let model = constructedType(argument.value, property, context),
            // In the content of a presentation or a page another rule speaks.
            !(node.isShownLater && argument.value.rootCall?.isInitializer ?? false)
          else { continue }
          findings.append(
            Finding(
              .warning, "This '\(model.name)' is made with each run of 'body', and '\(child.name)' only observes it: nobody keeps it", at: argument.value.range,
              notes: [Diagnostic.Note("'\(child.name)' does not own it", file: child.file, range: property.binding.tree.range(ofToken: property.nameToken))]))
        }
      }
    }
    return findings
  }

  private static func runsWithBody(_ node: Node, _ member: Member, _ position: Int, _ view: ViewFacts, _ context: FileContext) -> Bool {
    // An app's or scene's body runs once.
    guard !view.type.inherited.contains(where: { $0 == "App" || $0 == "Scene" }) else { return false }
    switch ViewFacts.place(of: node, in: member.node, context.index) {
    case .inline: return view.memberRegions[position].kinds.contains(.build)
    case .presentation, .destination: return true
    case .action, .unknown: return false
    }
  }
}

/// Where the project makes a view.
private struct Constructions {
  var all: [Call] = []
  var inBody: [Call] = []

  init(of type: TypeDeclaration, _ context: FileContext) {
    for construction in context.index.constructions(of: type) {
      let call = construction.call
      all.append(call)
      guard let path = construction.enclosingType, case .found(let owner) = context.index.resolve(path, from: [], in: construction.file),
        context.index.isViewLike(owner), !owner.inherited.contains(where: { $0 == "App" || $0 == "Scene" }), !context.isPreview(call.node)
      else { continue }
      let facts = context.facts(of: owner)
      guard let position = facts.members.firstIndex(where: { $0.node.tree === call.tree && $0.node.contains(call.node) }) else { continue }
      let place = ViewFacts.place(of: call.node, in: facts.members[position].node, context.index)
      if place == .inline, facts.memberRegions[position].kinds.contains(.build) { inBody.append(call) }
    }
  }
}
