import Linting
import Semantics
import Syntax

extension Rule {
  private static let also = RuleOption.choices(
    "also", of: ["GestureState", "Namespace", "ScaledMetric", "SceneStorage"], "more wrappers whose properties belong to one view")

  static let stateNotPrivate = Rule(
    RuleInfo(
      id: "state-not-private",
      category: .state,
      summary: "A '@State' or '@StateObject' is visible outside its view.",
      rationale: """
        State belongs to the view that declares it. Visible, it becomes a parameter of the memberwise initialiser, and a value passed there \
        is used only for the first appearance: later ones are ignored. 'private' makes the mistake impossible.
        """,
      exceptions: """
        Silent in previews, for a property that a protocol of the project asks for or that the type's extension in another file uses, and for \
        a '@StateObject' without default that callers choose. 'private(set)' does not count as private. A value passed in is only advice where it is \
        meant as the first one: where the view changes the state, where an own initialiser says 'State(initialValue:)', and where all callers pass \
        constants, the value that identifies the row of a loop, or a new object.
        """,
      severity: .warning,
      fix: "safe: 'private', when no other file or initialiser call of the project names the property and no protocol can require it",
      references: ["https://developer.apple.com/documentation/swiftui/state"],
      options: [also])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard view.type.kind == .struct, !context.isPreview(view.type.node), !context.isPreviewType(view.type.node) else { return [] }
      let wrappers = Set(["State", "StateObject"] + context.choices(also))
      return view.propertiesInOrder.compactMap { visibleState($0, of: wrappers, view, context) }
    }
  }

  /// What is said of a property of one of the wrappers that is visible outside its view.
  static func visibleState(_ property: Property, of wrappers: Set<String>, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let wrapper = property.wrapperName
    guard wrappers.contains(wrapper), let attribute = property.wrapper, !property.isPrivate, !property.isStatic,
      property.binding.tree === context.tree, !context.index.isRequired(property.name, of: view.type), !property.declaration.attributes.contains(where: { $0.attributeName == "Previewable" })
    else { return nil }
    guard !isUsedInOtherFile(property, view.type, context) else { return nil }
    // Where the property should not be such a state at all, other rules say so.
    if isUnusedState(property, view, context) || changingArgument(for: property, view, context) != nil { return nil }
    if !property.hasDefault, unobservedRead(of: property, view, context) != nil { return nil }
    let calls = context.index.constructions(of: view.type).map(\.call)
    let passed = calls.filter { passes($0, property, view) && !context.isPreview($0.node) }
    // `Screen(model: Model())` with a `@StateObject` that has no default is how its object is chosen: the argument is evaluated once.
    if wrapper == "StateObject", property.initialValue == nil, !passed.isEmpty { return nil }
    let notes = passed.prefix(3).map { call in
      Diagnostic.Note("passed here; ignored after the first appearance", file: context.index.file(of: call.tree) ?? context.file, range: call.argument(property.name)?.node.range ?? call.nameRange)
    }
    let message =
      passed.isEmpty
      ? "'\(property.name)' belongs to this view alone; make the '@\(wrapper)' private"
      : "'\(property.name)' is '@\(wrapper)', so the value passed in is used for the first appearance only"
    let isUnused = passed.isEmpty && calls.allSatisfy { !passes($0, property, view) }
    let uses = context.index.constructions(of: view.type).filter { use in passed.contains(use.call) }
    let isHarmless = view.edits(property) || uses.allSatisfy { isFirstValue($0, property, context) } || context.project.isShownInWidget(view.type)
    return Finding(
      passed.isEmpty || isHarmless ? .info : .warning, message, at: attribute.range, notes: Array(notes),
      fixes: fix(property, isSafe: isUnused && isSafe(property, view, context), context).map { [$0] } ?? [])
  }

  /// An initialiser call gives the property a value, by its label or as a trailing closure.
  private static func passes(_ call: Call, _ property: Property, _ view: ViewFacts) -> Bool {
    guard call.argument(property.name) != nil || (property.type?.functionType != nil && call.trailingClosure != nil) else { return false }
    // The parameter of an explicit initialiser is the property's only where it is assigned to it.
    guard !view.type.initializers.isEmpty else { return true }
    return view.accesses(of: property.name).contains { access in
      let initializer = view.members[access.member]
      guard initializer.kind == .initializer, access.isWrite || access.kind.isStorage, initializer.node.canTake(call), let statement = access.statement else { return false }
      return statement.descendants.contains { $0 != access.node && $0.kind == .identifierExpr && $0.localDeclaration(of: $0.name, upTo: initializer.node)?.kind == .parameter }
    }
  }

  /// The argument is a value that does not change while the view stays, or is meant as the first one.
  private static func isFirstValue(_ use: Construction, _ property: Property, _ context: FileContext) -> Bool {
    guard let value = use.call.argument(property.name)?.value else { return property.initialValue == nil }
    if context.isConstant(value, as: property.type) || value.isStaticMember || value.isLoopIdentity || context.index.constructedClass(value, as: property.type, in: use.file) != nil { return true }
    return property.initialValue == nil && isInitialValue(value, use, context)
  }

  /// Without a default a fresh value, or one given outside of any view's body, is meant as the initial one.
  private static func isInitialValue(_ value: Node, _ use: Construction, _ context: FileContext) -> Bool {
    if let made = value.rootCall, made.isInitializer || made.isNamed("init") { return true }
    guard let path = use.enclosingType, case .found(let owner) = context.index.resolve(path, from: [], in: use.file) else { return true }
    return !context.index.isViewLike(owner)
  }

  /// The type's own extension in another file uses the property, which `private` would forbid.
  private static func isUsedInOtherFile(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Bool {
    let names = [property.name, "$" + property.name, "_" + property.name]
    return context.index.extensions(of: type).contains { part in
      guard part.file !== context.file else { return false }
      return part.node.descendants.contains { ($0.kind == .identifierExpr || $0.kind == .memberSuffix || $0.kind == .identifierPattern) && names.contains($0.name) }
    }
  }

  /// Nothing outside the file can need the property.
  private static func isSafe(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let type = view.type
    let inherited = type.inherited + context.index.extensions(of: type).flatMap(\.inherited)
    for base in inherited {
      guard let base else { return false }
      if ["View", "Sendable", "Equatable", "Identifiable", "Animatable", "ViewModifier", "App", "Scene", "ToolbarContent", "Commands"].contains(base) { continue }
      guard case .found(let declaration) = context.index.resolve([base], from: type.scope, in: type.file), declaration.kind == .protocol,
        declaration.inherited.allSatisfy({ $0 == "View" }), !declaration.properties.contains(where: { $0.name == property.name })
      else { return false }
    }
    guard !type.modifiers.contains("public"), !type.modifiers.contains("package"), !type.modifiers.contains("open") else { return false }
    // Without a default the memberwise initialiser needs the property; the focus has one by itself.
    guard property.wrapperName == "FocusState" || property.initialValue != nil || property.isOptional || !type.initializers.isEmpty else { return false }
    // From SDK 27 on, a private '@State' with a default does not link with an initialiser in another file.
    let hasInitializerElsewhere = context.index.extensions(of: type).contains { part in
      part.file !== context.file && part.node.memberDeclarations.contains { $0.kind == .initializerDecl }
    }
    guard !hasInitializerElsewhere || context.sdk.map({ $0 < Version(27) }) ?? false else { return false }
    // `value.name` anywhere else may be this property.
    return !isNamedOutside(property, type, context) && !context.index.mentions(property.name, ofTypeNamed: type.name, outside: context.file)
  }

  /// Code of the same file outside the type reads `value.name`.
  private static func isNamedOutside(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Bool {
    context.tree.nodes(.memberSuffix).contains { node in
      guard node.name == property.name, !type.node.contains(node) else { return false }
      return !context.index.extensions(of: type).contains { $0.node.tree === context.tree && $0.node.contains(node) }
    }
  }

  private static func fix(_ property: Property, isSafe: Bool, _ context: FileContext) -> FixIt? {
    let declaration = property.declaration
    let edit: TextEdit
    if let access = declaration.modifiers.first(where: { ["public", "internal", "package"].contains(context.tree.text(ofToken: $0.firstToken)) && $0.endToken == $0.firstToken + 1 }) {
      edit = context.edit(access.range, "private")
    } else if let setter = declaration.modifiers.first(where: { ["private", "fileprivate"].contains(context.tree.text(ofToken: $0.firstToken)) }) {
      // `private(set)` says less than `private`.
      edit = context.edit(setter.range, "private")
    } else {
      edit = context.insert("private ", at: context.tree.range(ofToken: declaration.modifiers.first?.firstToken ?? declaration.keywordToken).lowerBound)
    }
    return FixIt("Make '\(property.name)' private", isSafe ? .safe : .suggestion, edits: [edit])
  }
}

extension ViewFacts {
  /// The view changes the state, hands its binding on, or makes it from a value that it calls the initial one.
  fileprivate func edits(_ property: Property) -> Bool {
    accesses(of: property.name).contains { access in
      if access.node.name.hasPrefix("$") { return true }
      return members[access.member].kind == .initializer ? access.kind.isStorage : access.isWrite
    }
  }
}

extension Access.Kind {
  fileprivate var isStorage: Bool { if case .storage = self { true } else { false } }
}

extension Node {
  /// `Theme.dark`, `.dark`
  var isStaticMember: Bool {
    if kind == .implicitMember { return true }
    guard kind == .chain, let base = firstChild, base.kind == .identifierExpr, base.name.first?.isUppercase ?? false else { return false }
    return children.dropFirst().allSatisfy { $0.kind == .memberSuffix }
  }

  /// The element of a loop that is its own identity: another value is another row.
  fileprivate var isLoopIdentity: Bool {
    guard kind == .identifierExpr else { return false }
    for closure in ancestors where closure.kind == .closureExpr {
      guard closure.localDeclaration(of: name, upTo: closure)?.kind != .closureParameter, localDeclaration(of: name, upTo: closure) != nil else { continue }
      guard let (call, _) = closure.closureArgument, call.isNamed("ForEach") || call.isNamed("List") else { return false }
      return call.argument("id")?.value.text == "\\.self"
    }
    return false
  }
}
