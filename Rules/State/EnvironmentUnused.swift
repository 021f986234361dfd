import Linting
import Semantics
import Syntax

extension Rule {
  static let environmentUnused = Rule(
    RuleInfo(
      id: "environment-unused",
      category: .state,
      summary: "A view reads a value from the environment and never uses it.",
      rationale: """
        The view depends on each environment value that it declares: a change of the colour scheme, the size class or a custom value runs its body \
        again, used or not. A handle such as 'dismiss' or 'openURL' costs little, but misleads who reads the view.
        """,
      exceptions: """
        Silent when any code may use the property: an extension, another type of the file, '#if' branches, a protocol of the project. A value that changes is \
        also left alone in a view whose body calls code that may look up colours, formats or sizes by itself: such a view may want to be run again. \
        Silent with a comment on the line, or above it for a value that changes, and in types with macros.
        """,
      severity: .info,
      fix: "safe: the property goes, for handles that carry no value; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/environment"])
  ) { context in
    context.views.flatMap { view in view.propertiesInOrder.compactMap { unusedEnvironment($0, view, context) } }
  }

  /// What acts rather than informs: no change of it is ever of interest.
  private static let handles: Set<String> = [
    "dismiss", "presentationMode", "openURL", "openWindow", "dismissWindow", "openSettings", "refresh", "requestReview", "modelContext", "managedObjectContext", "undoManager", "editMode", "dismissSearch",
  ]

  private static let values: Set<String> = [
    "colorScheme", "colorSchemeContrast", "locale", "calendar", "timeZone", "layoutDirection", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "sizeCategory", "displayScale", "pixelLength", "scenePhase",
    "isEnabled", "isFocused", "isPresented", "isSearching", "font", "lineLimit", "lineSpacing", "multilineTextAlignment", "redactionReasons", "legibilityWeight", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityVoiceOverEnabled", "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors", "controlActiveState", "controlSize", "defaultMinListRowHeight",
    "defaultMinListHeaderHeight", "backgroundStyle", "symbolRenderingMode", "headerProminence", "isScrollEnabled", "appearsActive", "widgetFamily", "showsWidgetContainerBackground",
  ]

  /// The finding for a property that reads the environment for nothing.
  static func unusedEnvironment(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard view.type.attributes.allSatisfy({ ["MainActor", "available", "main"].contains($0) }), !context.isPreview(view.type.node), property.wrapperName == "Environment", property.binding.tree === context.tree, !property.isStatic, let attribute = property.wrapper, let key = attribute.firstChild(.argument)?.firstChild,
      view.accesses(of: property.name).isEmpty, !property.modifiers.contains("public"), !context.tree.isExplainedOnItsLines(property.declaration.range)
    else { return nil }
    let isHandle: Bool
    if key.kind == .keyPathExpr {
      // `\.self` reads everything, and a path into a value is one that changes.
      let names = key.children.filter { $0.kind == .memberSuffix }.map(\.name)
      guard names.count == 1, let name = names.first, name != "self" else { return nil }
      isHandle = handles.contains(name)
      guard isHandle || values.contains(name) || property.isPrivate, isHandle || !context.tree.isExplainedAbove(property.declaration.start) && !mayLookUp(view, context) else { return nil }
    } else {
      guard key.kind == .chain, property.isPrivate else { return nil }
      isHandle = false
    }
    guard !isUsedElsewhere(property, view, context) else { return nil }
    let message = isHandle || key.kind != .keyPathExpr ? "'\(property.name)' is read from the environment and never used" : "'\(property.name)' is never used, but each change of it runs this body again"
    return Finding(.info, message, at: attribute.range, fixes: [fix(property, isHandle, context)])
  }

  /// Some other code names the property on a value of the view: `parent.dismiss`, an extension of its protocol.
  private static func isUsedElsewhere(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let isNamed = context.tree.nodes(.memberSuffix).contains { node in
      guard node.nameRange.count == property.name.utf8.count, node.name == property.name, let base = node.previousSibling else { return false }
      // The own property of another struct.
      if base.kind == .identifierExpr, base.name == "self", let owner = node.ancestors.first(where: { $0.kind.isTypeDeclaration }), owner.kind == .structDecl { return false }
      return base.kind == .identifierExpr || base.kind == .memberSuffix || base.kind == .optionalSuffix || base.kind == .unwrapSuffix
    }
    if isNamed { return true }
    guard !property.isPrivate else { return false }
    return context.index.mentions(property.name, ofTypeNamed: view.type.name, outside: context.file) || context.index.namesInProtocolExtensions(of: view.type).contains(property.name)
      || context.index.isRequired(property.name, of: view.type)
  }

  /// The body calls code that is neither a view, a modifier nor its own: it may depend on what changes with the environment.
  private static func mayLookUp(_ view: ViewFacts, _ context: FileContext) -> Bool {
    for (position, member) in view.members.enumerated() where view.memberRegions[position].kinds.contains(.build) {
      for node in member.node.descendants {
        switch node.kind {
        case .callSuffix: if let call = Call(node), !isViewCode(call, view, context) { return true }
        case .memberSuffix: if !isPlainMember(node, view, context) { return true }
        default: continue
        }
      }
    }
    return false
  }

  private static func isViewCode(_ call: Call, _ view: ViewFacts, _ context: FileContext) -> Bool {
    if call.callee.kind == .implicitMember { return true }
    if call.isMember, !call.isInitializer {
      // A method of a value the view has is no modifier, whatever its name.
      if let base = call.chain.firstChild, base.kind == .identifierExpr, base.name != "self", base.name != "content", !(base.name.first?.isUppercase ?? true), !view.members.contains(where: { $0.name == base.name && $0.node.isViewBuilder }) { return false }
      return ModifierTable.isModifier(call.name) || context.project.viewFunctions[call.name] != nil
    }
    if call.isInitializer { return context.project.view(madeBy: call, in: context.file) != nil || ClosureRole.isKnownContainer(call.name) && !context.index.declares(call.name) }
    return view.members.contains { $0.name == call.name }
  }

  /// SwiftUI's own values, which look nothing up before they are drawn.
  private static let styles: Set<String> = ["Color", "Font", "Alignment", "Edge", "EdgeInsets", "Animation", "Angle", "Axis"]

  /// A modifier, or a stored property of a value that the view has.
  private static func isPlainMember(_ node: Node, _ view: ViewFacts, _ context: FileContext) -> Bool {
    if node.nextSibling?.kind == .callSuffix { return true }
    guard node.parent?.kind == .chain, let chain = node.parent, let base = chain.firstChild else { return node.parent?.kind == .keyPathExpr }
    if base.kind == .identifierExpr, base.name == "self" { return node.previousSibling == base }
    if base.kind == .identifierExpr, styles.contains(base.name) { return !context.index.extensions(named: base.name).flatMap(\.properties).contains { $0.name == node.name } }
    guard base.kind == .identifierExpr, node.previousSibling == base, let property = view.property(base.name) else { return false }
    let resolver = TypeResolver(context.index)
    guard let type = resolver.declaration(of: resolver.type(of: property, in: context.file)) else { return false }
    return type.properties.contains { $0.name == node.name && !$0.isComputed && !$0.isStatic }
  }

  private static func fix(_ property: Property, _ isHandle: Bool, _ context: FileContext) -> FixIt {
    let title = "Delete '\(property.name)'"
    guard isHandle, !property.sharesDeclaration, !context.tree.isCommentedAbove(property.declaration), property.declaration.parent?.kind == .memberBlock else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.delete(statement: property.declaration, in: context.file)
    return transaction.fix(title, .safe)
  }
}

extension Node {
  /// A member that gives a view: `some View`.
  fileprivate var isViewBuilder: Bool { typeChild?.kind == .someType || resultType?.kind == .someType }
}
