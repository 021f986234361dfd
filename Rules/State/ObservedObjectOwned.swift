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
        every caller passes an object, when code outside reaches the object through the struct ('rootView.model') or may call a member of it that uses \
        the object and that 'body' does not, and for a child that keeps what it is given. Only advice where the view is made outside of any body, \
        as a hosting controller's root is, and for a class that stores nothing but subscriptions and shared objects.
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
      if !isBuiltInBody, isReachedThroughView(property, view.type, context) { return nil }
      if view.isUsed(property, fromOutside: context) { return nil }
      let isPassed = !passing.isEmpty || isAssigned(property.name, view)
      let isOpen = view.type.modifiers.contains("public") || view.type.modifiers.contains("open")
      let isSafe = !isPassed && (property.isPrivate || !isOpen)
      // Made once, outside of any body, or without anything to lose, the object does no harm.
      let isHarmless = uses.areOutsideBodies || !context.index.hasState(model)
      return Finding(
        isHarmless ? .info : isBuiltInBody ? .error : .warning,
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
        guard let call = Call(node), call.isInitializer,
          context.index.types(named: call.name).contains(where: { $0.properties.contains { $0.wrapperName == "ObservedObject" } }), !context.isPreview(node),
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
  /// Some are known besides those in previews, and none of them stands where SwiftUI makes the view again.
  var areOutsideBodies = false

  init(of type: TypeDeclaration, _ context: FileContext) {
    var others = 0, outside = 0
    for construction in context.index.constructions(of: type) {
      let call = construction.call
      all.append(call)
      guard !context.isPreview(call.node) else { continue }
      others += 1
      if construction.isOutsideBodies(context) { outside += 1 }
      guard let path = construction.enclosingType, case .found(let owner) = context.index.resolve(path, from: [], in: construction.file),
        context.index.isViewLike(owner), !owner.inherited.contains(where: { $0 == "App" || $0 == "Scene" })
      else { continue }
      let facts = context.facts(of: owner)
      guard let position = facts.members.firstIndex(where: { $0.node.tree === call.tree && $0.node.contains(call.node) }) else { continue }
      let place = ViewFacts.place(of: call.node, in: facts.members[position].node, context.index)
      if place == .inline, facts.memberRegions[position].kinds.contains(.build) { inBody.append(call) }
    }
    areOutsideBodies = others > 0 && outside == others
  }
}

extension Construction {
  /// The code belongs to a type that is no view, and makes no view for a body: what it makes stands there for good.
  fileprivate func isOutsideBodies(_ context: FileContext) -> Bool {
    let scope = call.node.enclosingTypeNames
    guard let last = scope.last, last != "View" else { return false }
    if case .found(let owner) = context.index.resolve(scope, from: [], in: file), context.index.isViewLike(owner) { return false }
    // Extensions of types of other modules count where they are known to be no views.
    if case .found = context.index.resolve(scope, from: [], in: file) {} else if !last.hasSuffix("Controller") && !last.hasSuffix("Delegate") { return false }
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .callSuffix:
        if let host = Call(ancestor), host.isHostingRoot { return true }
      case .closureExpr, .accessorBlock: return false
      case .functionDecl: return !(ancestor.resultType?.mayBeView(context) ?? false) && !ancestor.attributes.contains { $0.attributeName == "ViewBuilder" }
      case .patternBinding: return !(ancestor.typeChild?.mayBeView(context) ?? false)
      case .initializerDecl: return true
      case _ where ancestor.kind.isTypeDeclaration: return true
      default: continue
      }
    }
    return false
  }
}

extension Call {
  /// `UIHostingController(rootView:)`, `super.init(rootView:)`, and what is derived from them.
  fileprivate var isHostingRoot: Bool {
    arguments.contains { $0.label == "rootView" } || isInitializer && (name.hasSuffix("HostingController") || name.hasSuffix("HostingView"))
  }
}

extension Node {
  /// The type of a view, for which somebody's body may ask again and again.
  fileprivate func mayBeView(_ context: FileContext) -> Bool {
    kind == .someType || kind == .anyType || typeName.map { name in name.hasSuffix("View") || context.index.types(named: name).contains { context.index.isViewLike($0) } } ?? true
  }
}

extension ViewFacts {
  /// Whether code outside of the view may call a member that uses a property: one that a protocol of the project asks for, or that is visible and
  /// that neither SwiftUI nor the view's own code calls.
  fileprivate func isUsed(_ property: Property, fromOutside context: FileContext) -> Bool {
    let protocols = context.index.protocols(of: type)
    if protocols.contains(where: { $0.properties.contains { $0.name == property.name } }) { return true }
    let required = Set(protocols.flatMap { $0.members }.flatMap { $0.kind == .functionDecl ? [$0.declaredName] : $0.declaredProperties.map(\.name) })
    let users = Set(accesses(of: property.name).map(\.member))
    let called = reached(from: members.indices.filter { isEntry(members[$0]) })
    return members.indices.contains { position in
      let member = members[position]
      guard member.kind == .function || member.kind == .property, !KnownNames.entryMembers.contains(member.name) else { return false }
      let isOpen = required.contains(member.name) || !called.contains(position) && !member.isPrivate
      return isOpen && !reached(from: [position]).isDisjoint(with: users)
    }
  }

  /// The members that run when others do, those included.
  private func reached(from start: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = start
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += references.filter { $0.member == next }.map(\.target)
    }
    return found
  }

  /// What SwiftUI calls, and what runs when the struct is made.
  private func isEntry(_ member: Member) -> Bool {
    switch member.kind {
    case .initializer, .other: true
    case .property: !(properties[member.name]?.isComputed ?? false) || KnownNames.entryMembers.contains(member.name) || Self.entries.contains(member.name)
    case .function: KnownNames.entryMembers.contains(member.name) || Self.entries.contains(member.name)
    }
  }

  /// The requirements of SwiftUI's protocols besides 'body'.
  private static let entries: Set<String> = [
    "path", "effectValue", "animatableData", "update", "hash", "==",
  ]
}

extension Member {
  fileprivate var isPrivate: Bool {
    let declaration = node.kind == .patternBinding ? node.parent ?? node : node
    return declaration.modifierNames.contains { $0 == "private" || $0 == "fileprivate" }
  }
}

extension ProjectIndex {
  /// The class or a superclass keeps something that a new object would lose; subscriptions are made anew with it, and shared objects stay.
  fileprivate func hasState(_ type: TypeDeclaration) -> Bool {
    if hasForeignSuperclass(type) { return true }
    return classes(of: type).flatMap(\.properties).contains { property in
      guard !property.isStatic, !property.isComputed, !(property.isLet && property.initialValue?.isStaticMember ?? false) else { return false }
      return property.type.map { !$0.text.contains("AnyCancellable") } ?? (property.initialValue?.text.contains("AnyCancellable") != true)
    }
  }
}
