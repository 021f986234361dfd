import Syntax

/// Looks for a way out of a presented or pushed view: something that the user can reach and that closes it.
///
/// Only when everything in the content is known does "there is none" follow; code of other modules, models with methods,
/// UIKit views and the like make the answer unknown.
package struct ExitSearch {
  package struct Exit: Sendable {
    /// What closes: a write, a call of `dismiss`, a projection that is handed on.
    package let node: Node
    /// It stands in a tap or drag gesture.
    package let isGesture: Bool
  }
  package enum Result: Sendable {
    case exits([Exit])
    case none
    case unknown
  }

  private let project: Project
  private var exits: [Exit] = []
  private var isUnknown = false
  private var visited: Set<Node> = []
  private var closing: Set<String> = []
  private var isPage = false
  private static let maximumDepth = 6

  private init(_ project: Project) { self.project = project }

  /// The ways out of a presentation, written in its content or in the presenter.
  package static func exits(of presentation: Presentation, in view: ViewFacts, _ project: Project) -> Result {
    guard case .projection(let name) = presentation.driver.binding, view.isState(name), let content = presentation.content else { return .unknown }
    var search = ExitSearch(project)
    search.closing = [name]
    search.scan(content, view, isRoot: true, depth: 0)
    search.scanPresenter(presentation, name, view)
    return search.result
  }

  /// The ways back from a page: everything that its code can do. What it was given by the page before may lead back as well.
  package static func exits(ofPage type: TypeDeclaration, _ project: Project) -> Result {
    var search = ExitSearch(project)
    search.isPage = true
    search.scan(type, depth: 0)
    return search.result
  }

  /// The ways back from a page that is written in the code of another view, which any state of that view may drive.
  package static func exits(ofPage root: Node, in view: ViewFacts, _ project: Project) -> Result {
    var search = ExitSearch(project)
    search.isPage = true
    search.closing = Set(view.properties.keys)
    search.scan(root, view, isRoot: true, depth: 0)
    return search.result
  }

  private var result: Result { exits.isEmpty ? (isUnknown ? .unknown : .none) : (isUnknown ? .exits(exits + [Exit(node: exits[0].node, isGesture: false)]) : .exits(exits)) }

  // MARK: The presenter

  /// Code of the presenter that closes while the presentation is up: not a control that it covers.
  private mutating func scanPresenter(_ presentation: Presentation, _ name: String, _ view: ViewFacts) {
    for access in view.accesses(of: name) where !(presentation.call.node.contains(access.node)) {
      switch access.kind {
      case .projection, .storage: exits.append(Exit(node: access.node, isGesture: false))
      case .write(let value):
        if value?.text == "true" { continue }
        if !isCoveredControl(access, view) { exits.append(Exit(node: access.node, isGesture: false)) }
      case .mutation: if !isCoveredControl(access, view) { exits.append(Exit(node: access.node, isGesture: false)) }
      case .read: continue
      }
    }
    // Closures of the call besides the content, such as `onDismiss`, run too late to close.
  }

  /// A button of the presenter whose action does nothing after a suspension.
  private func isCoveredControl(_ access: Access, _ view: ViewFacts) -> Bool {
    guard case .action(let closure) = access.place, let (call, _) = closure.closureArgument else { return false }
    guard ["Button", "onTapGesture", "onLongPressGesture", "Toggle", "Menu"].contains(call.name) else { return false }
    return !closure.descendants.contains { $0.kind == .awaitExpr || $0.kind == .callSuffix && Call($0)?.name == "Task" || $0.kind == .closureExpr }
  }

  // MARK: Content

  private mutating func scan(_ type: TypeDeclaration, depth: Int) {
    guard visited.insert(type.node).inserted else { return }
    guard depth <= Self.maximumDepth else {
      isUnknown = true
      return
    }
    if type.inherited.contains(where: { Self.foreignViews.contains($0 ?? "") }) {
      isUnknown = true
      return
    }
    let facts = project.facts(of: type)
    for member in facts.members where member.kind != .initializer { scan(member.node, facts, isRoot: false, depth: depth) }
  }

  /// `isRoot`: the code belongs to the presenter, whose own closures and content are not known.
  private mutating func scan(_ root: Node, _ view: ViewFacts, isRoot: Bool, depth: Int) {
    for access in view.accesses where root.tree === access.node.tree && root.contains(access.node) { examine(access, view, isRoot: isRoot) }
    for reference in view.references where root.tree === reference.node.tree && root.contains(reference.node) {
      let member = view.members[reference.target]
      guard isRoot, visited.insert(member.node).inserted else { continue }
      scan(member.node, view, isRoot: true, depth: depth)
    }
    var position = root.index
    while position < root.endIndex {
      let node = Node(root.tree, position)
      position += 1
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl: if node.index != root.index { position = node.endIndex }
      case .callSuffix: if let call = Call(node) { examine(call, view, isRoot: isRoot, depth: depth) } else { isUnknown = true }
      case .memberSuffix where node.isPlainMember && !Self.harmlessMembers.contains(node.name):
        guard let properties = project.viewProperties[node.name] else {
          isUnknown = true
          continue
        }
        for property in properties where visited.insert(property.node).inserted { scan(property.node, view, isRoot: false, depth: depth + 1) }
      case .macroExpansion: if !Self.harmlessMacros.contains(node.tree.name(ofToken: node.firstToken + 1)) { isUnknown = true }
      default: break
      }
    }
  }

  private mutating func examine(_ access: Access, _ view: ViewFacts, isRoot: Bool) {
    guard let property = view.property(access.property) else { return }
    if isRoot, closing.contains(access.property) {
      switch access.kind {
      case .write(let value): if value?.text != "true" { add(access, view) }
      case .projection, .storage, .mutation: add(access, view)
      case .read: break
      }
      return
    }
    if Self.isDismissal(property) || Self.leadsAway(property) {
      add(access, view)
      return
    }
    if isPage, property.wrapperName == "Binding" && (access.isWrite || isProjection(access)) || property.type?.functionType != nil { isUnknown = true }
    // Content and closures that the presenter was given are not known.
    if isRoot, property.wrapper == nil || property.wrapperName == "", !property.isComputed, property.type?.functionType != nil || isGivenContent(property, view) { isUnknown = true }
    switch property.wrapperName {
    case "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Bindable":
      if access.isWrite || access.node.callsMember || access.node.enclosingArgument != nil || isProjection(access) { isUnknown = true }
    case "State":
      // A state may hold a model.
      if access.node.callsMember, !Self.isValue(property) { isUnknown = true }
    case "": if !property.isComputed, isRoot || property.type?.functionType == nil, access.node.callsMember, !Self.isValue(property) { isUnknown = true }
    default: break
    }
  }

  private func isGivenContent(_ property: Property, _ view: ViewFacts) -> Bool {
    guard let name = property.type?.typeName else { return false }
    return name == "AnyView" || view.type.genericParameters.contains(name)
  }

  private func isProjection(_ access: Access) -> Bool { if case .projection = access.kind { true } else { false } }

  private mutating func add(_ access: Access, _ view: ViewFacts) {
    var isGesture = false
    switch access.place {
    case .action(let closure): if let (call, _) = closure.closureArgument { isGesture = Self.gestures.contains(call.name) }
    case .inline:
      // In a method that only gestures call.
      let uses = view.references.filter { $0.target == access.member }
      isGesture = !uses.isEmpty && uses.allSatisfy { use in
        switch use.place {
        case .action(let node): (node.closureArgument?.call ?? node.parent.flatMap { Call($0) }).map { Self.gestures.contains($0.name) } ?? false
        default: false
        }
      }
    default: break
    }
    exits.append(Exit(node: access.node, isGesture: isGesture))
  }

  private mutating func examine(_ call: Call, _ view: ViewFacts, isRoot: Bool, depth: Int) {
    let name = call.name
    if call.isInitializer {
      if let type = project.view(madeBy: call, in: view.members.first { $0.file.tree === call.tree }?.file ?? view.type.file) {
        scan(type, depth: depth + 1)
      } else if !project.index.declares(name) {
        if !ClosureRole.isKnownContainer(name) && !Self.knownTypes.contains(name) { isUnknown = true }
      } else if project.index.types(named: name).contains(where: { project.index.isViewLike($0) || $0.kind == .class || $0.inherited.contains { Self.foreignViews.contains($0 ?? "") } }) {
        isUnknown = true
      }
      return
    }
    if name == "navigationTransition" || name == "accessibilityAction" || ["dismiss", "dismissWindow", "openURL"].contains(name) && view.property(name) == nil {
      exits.append(Exit(node: call.node, isGesture: false))
      return
    }
    if call.isMember {
      // `.modifier(.closable)`: which modifier that is, is not known.
      if name == "modifier", call.arguments.first?.value.rootCall?.isInitializer != true { isUnknown = true }
      if let functions = project.viewFunctions[name] {
        for function in functions where visited.insert(function.node).inserted { scan(function.node, view, isRoot: false, depth: depth + 1) }
        return
      }
      if ModifierTable.isModifier(name) || ClosureRole.isKnownContainer(name) || Self.harmlessMembers.contains(name) || AccessKind.mutatingMethods.contains(call) { return }
      // Members of the view's own properties were looked at with their access.
      if let base = call.chain.firstChild, base.kind == .identifierExpr, base.name == "self" || view.property(base.name) != nil || view.property(String(base.name.dropFirst())) != nil { return }
      isUnknown = true
      return
    }
    // A method of the view is looked into with its reference; a local closure or a global function is unknown.
    if view.members.contains(where: { $0.name == name }) || view.property(name) != nil || Self.harmlessFunctions.contains(name) { return }
    isUnknown = true
  }

  // MARK: Tables

  /// An action that closes the view: `@Environment(\.dismiss)`, `\.presentationMode`, `\.dismissWindow`.
  package static func isDismissal(_ property: Property) -> Bool { property.readsEnvironment("dismiss", "presentationMode", "dismissWindow") }

  /// An action that may lead away from the view: `\.openURL`, `\.openWindow`.
  private static func leadsAway(_ property: Property) -> Bool { property.readsEnvironment("openURL", "openWindow") }

  private static func isValue(_ property: Property) -> Bool {
    guard let path = property.type?.typePath ?? property.wrappedType?.typePath else {
      guard let value = property.initialValue else { return false }
      return ![.chain, .identifierExpr].contains(value.kind)
    }
    return path.count == 1 && KnownNames.valueTypes.contains(path[0])
  }

  private static let gestures: Set<String> = ["onTapGesture", "onLongPressGesture", "onEnded", "onChanged", "updating", "gesture", "simultaneousGesture", "highPriorityGesture"]

  /// Views of UIKit and AppKit: they close themselves.
  private static let foreignViews: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable", "NSViewRepresentable", "WKInterfaceObjectRepresentable",
  ]

  private static let knownTypes: Set<String> = KnownNames.valueTypes.union([
    "Spacer", "Divider", "EmptyView", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "UnevenRoundedRectangle", "Path", "LinearGradient",
    "RadialGradient", "AngularGradient", "MeshGradient", "Gradient", "Font", "Animation", "GridItem", "EdgeInsets", "UnitPoint", "Angle", "Binding", "ContainerRelativeShape",
    "Button", "TextField", "Text", "Image", "Label", "Measurement", "Locale", "LocalizedStringKey", "LocalizedStringResource", "UIColor", "NSColor", "Date", "FormatStyle", "Duration",
    "ImageResource", "ColorResource", "TapGesture", "DragGesture", "LongPressGesture", "MagnifyGesture", "MagnificationGesture", "RotationGesture", "Task", "PlainButtonStyle", "BorderlessButtonStyle",
    "DefaultButtonStyle", "InsetGroupedListStyle", "GroupedListStyle", "PlainListStyle", "PageTabViewStyle", "SwitchToggleStyle", "StackNavigationViewStyle", "CGVector", "StrokeStyle", "Material",
  ])

  private static let harmlessMembers: Set<String> = [
    "map", "compactMap", "filter", "sorted", "joined", "prefix", "suffix", "formatted", "uppercased", "lowercased", "capitalized", "contains", "hasPrefix", "hasSuffix",
    "opacity", "system", "custom", "spring", "easeInOut", "easeIn", "easeOut", "linear", "rect", "fraction", "height", "adaptive", "flexible", "fixed", "degrees", "radians", "seconds",
    "milliseconds", "asymmetric", "combined", "move", "scale", "constant", "name", "trimmingCharacters", "isEmpty", "enumerated", "first", "last", "firstIndex", "sleep", "now", "iOS", "weight",
    "bold", "italic", "stroke", "fill", "shadow", "delay", "repeatForever", "repeatCount", "speed", "init", "mask", "named", "point", "size", "count", "reversed", "isMultiple", "zoom", "onEnded", "onChanged",
  ]

  private static let harmlessFunctions: Set<String> = ["print", "withAnimation", "min", "max", "abs", "zip", "String", "debugPrint", "stride", "Array", "round", "withTransaction", "NSLocalizedString"]

  private static let harmlessMacros: Set<String> = ["selector", "file", "line", "function", "keyPath", "Predicate", "colorLiteral", "imageLiteral"]
}
