import Syntax

/// What a modifier is applied to, read off the start of its chain.
package enum Receiver: Equatable, Sendable {
  /// A view, with the name of its type; empty where only that it is a view is known.
  case view(String)
  /// No view for all that is known.
  case unknown

  package var isView: Bool { self != .unknown }
}

extension Project {
  /// What a call is applied to.
  ///
  /// A chain that starts with a view, with the content of a modifier or a style, with a variable, property or function whose declared
  /// type is a view, or with nothing in an extension of View. O(depth × siblings).
  package func receiver(of call: Call, in file: SourceFile) -> Receiver {
    let chain = call.chain.outermostChain
    if call.callee.kind == .identifierExpr { return extendedView(around: call.node) }
    let parts = Array(chain.children)
    guard let base = parts.first, base.kind == .identifierExpr || base.kind == .chain || base.kind == .tupleExpr else { return .unknown }
    if base.kind == .tupleExpr {
      guard let inner = base.firstChild?.firstChild, base.children.map({ $0 }).count == 1, isDirect(parts, from: 1, upTo: call) else { return .unknown }
      return receiver(ofExpression: inner, in: file)
    }
    let (receiver, next) = start(parts, call, in: file)
    guard receiver.isView, isDirect(parts, from: next, upTo: call) else { return .unknown }
    return receiver
  }

  /// Whether an expression is a view, and of which type.
  package func receiver(ofExpression node: Node, in file: SourceFile) -> Receiver {
    switch node.kind {
    case .identifierExpr: return start([node], nil, in: file).0
    case .chain:
      let parts = Array(node.children)
      let (receiver, next) = start(parts, nil, in: file)
      guard receiver.isView, isDirect(parts, from: next, upTo: nil) else { return .unknown }
      return receiver
    default: return .unknown
    }
  }

  /// The receiver that the first parts of a chain make, and the position of the part behind them.
  private func start(_ parts: [Node], _ call: Call?, in file: SourceFile) -> (Receiver, Int) {
    guard let base = parts.first, base.kind == .identifierExpr else { return (.unknown, 0) }
    var first = 0
    if base.name == "SwiftUI", parts.count > 1, parts[1].kind == .memberSuffix { first = 1 }
    let name = parts[first].name
    if name == "self" {
      guard parts.count > 1, parts[1].kind == .memberSuffix else { return (extendedView(around: base), 1) }
      // `self.opacity(…)` in an extension of View, `self.title.bold()`
      if parts.count > 2, parts[2].kind == .callSuffix {
        if let call, call.node == parts[2] { return (extendedView(around: base), 1) }
        let extended = extendedView(around: base)
        return extended.isView ? (extended, 1) : (function(parts[1].name, at: base, in: file), 3)
      }
      return (member(parts[1].name, at: base, in: file), 2)
    }
    if name.first?.isUppercase ?? false || name.first == "_" { return made(parts, first, in: file) }
    if parts.count > first + 1, parts[first + 1].kind == .callSuffix {
      // `padding()` in an extension of View
      let extended = extendedView(around: base)
      return (extended.isView && ModifierTable.isModifier(name) ? extended : function(name, at: base, in: file), first + 2)
    }
    if name == "configuration", parts.count > 1, parts[1].kind == .memberSuffix, Self.styleContent.contains(parts[1].name), isInStyle(base) { return (.view(""), 2) }
    return (variable(name, at: base, in: file), 1)
  }

  /// `Text("a")`, `Garden.Bed()`, `Image.logo`, `Color.red`
  private func made(_ parts: [Node], _ first: Int, in file: SourceFile) -> (Receiver, Int) {
    var path = [parts[first].name]
    var next = first + 1
    while next + 1 < parts.count, parts[next].kind == .memberSuffix, parts[next].name.first?.isUppercase ?? false {
      path.append(parts[next].name)
      next += 1
    }
    if next < parts.count, parts[next].kind == .genericSuffix { next += 1 }
    guard next < parts.count else { return (.unknown, next) }
    if parts[next].kind == .callSuffix { return (view(path, at: parts[first], in: file), next + 1) }
    guard parts[next].kind == .memberSuffix else { return (.unknown, next) }
    let isCall = next + 1 < parts.count && parts[next + 1].kind == .callSuffix
    if path == ["Color"], index.isForeign("Color", at: parts[first], in: file) { return (.view("Color"), isCall ? next + 2 : next + 1) }
    guard !isCall, path.count == 1, let name = path.first else { return (.unknown, next) }
    // A static member of an extension: `extension Image { static let logo = Image("logo") }`
    for part in index.extensions(named: name) {
      if let property = part.properties.first(where: { $0.isStatic && $0.name == parts[next].name }) { return (view(of: property, in: part.file), next + 1) }
    }
    return (.unknown, next)
  }

  private func view(_ path: [String], at node: Node, in file: SourceFile) -> Receiver {
    switch index.resolve(path, from: node.enclosingTypeNames, in: file) {
    case .found(let type): return index.isViewLike(type) || isShape(type) ? .view(type.name) : .unknown
    case .imported, .ambiguous: return .unknown
    case .absent: return path.count == 1 && KnownNames.isView(path[0]) ? .view(path[0]) : .unknown
    }
  }

  /// A shape, or a view of UIKit or AppKit in a wrapper.
  private func isShape(_ type: TypeDeclaration) -> Bool {
    (type.inherited + index.extensions(of: type).flatMap(\.inherited)).contains { $0.map { KnownNames.viewBases.contains($0) } ?? false }
  }

  /// The view whose extension the code stands in: of View itself, or of one of SwiftUI's.
  private func extendedView(around node: Node) -> Receiver {
    guard let type = node.ancestors.first(where: { $0.kind.isTypeDeclaration }), type.kind == .extensionDecl, let path = type.typeChild?.typePath, path.count == 1 || path.first == "SwiftUI", let name = path.last,
      !index.declares(name)
    else { return .unknown }
    if name == "View" { return .view("") }
    return KnownNames.isView(name) ? .view(name) : .unknown
  }

  /// A local name, else a property of the type around.
  private func variable(_ name: String, at node: Node, in file: SourceFile) -> Receiver {
    let root = node.ancestors.first { $0.kind.isTypeDeclaration } ?? node.tree.root
    guard let local = node.localDeclaration(of: name, upTo: root) else { return member(name, at: node, in: file) }
    switch local.kind {
    case .parameter, .closureParameter: return local.typeChild.map { view(ofType: $0, in: file) } ?? (local.isLoadedImage ? .view("Image") : .unknown)
    case .identifierPattern:
      guard let binding = local.parent, binding.kind == .patternBinding else { return .unknown }
      if let type = binding.typeChild { return view(ofType: type, in: file) }
      return binding.expressionChild.map { $0.index < node.index && !$0.contains(node) ? receiver(ofExpression: $0, in: file) : .unknown } ?? .unknown
    default: return .unknown
    }
  }

  private func member(_ name: String, at node: Node, in file: SourceFile) -> Receiver {
    guard let type = enclosingType(of: node, in: file) else {
      // Extensions of View itself.
      let candidates = viewProperties[name] ?? []
      guard node.enclosingTypeNames == ["View"], candidates.count == 1, let property = candidates.first, let annotation = property.node.typeChild else { return .unknown }
      return view(ofType: annotation, in: property.file)
    }
    let all = type.properties.filter { $0.name == name && !$0.isStatic }.map { ($0, type.file) }
      + index.extensions(of: type).flatMap { part in part.properties.filter { $0.name == name && !$0.isStatic }.map { ($0, part.file) } }
    guard all.count == 1, let (property, owner) = all.first else { return .unknown }
    return view(of: property, in: owner)
  }

  private func view(of property: Property, in file: SourceFile) -> Receiver {
    if let type = property.type { return view(ofType: type, in: file) }
    guard let value = property.initialValue, value.kind == .chain, let made = value.rootCall, made.isInitializer, made.chain == value else { return .unknown }
    return receiver(ofExpression: value, in: file)
  }

  private func function(_ name: String, at node: Node, in file: SourceFile) -> Receiver {
    var functions: [(Node, SourceFile)] = []
    if let type = enclosingType(of: node, in: file) {
      functions = index.memberDeclarations(of: type).filter { $0.1.kind == .functionDecl && $0.1.declaredName == name }.map { ($0.1, $0.0) }
    } else if node.enclosingTypeNames == ["View"] {
      functions = (viewFunctions[name] ?? []).map { ($0.node, $0.file) }
    }
    if functions.isEmpty { return builder(name, at: node, in: file) }
    let results = functions.map { $0.0.resultType.map { view(ofType: $0, in: file) } ?? .unknown }
    guard let first = results.first, results.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  /// A closure in a property or parameter that makes a view: `let content: () -> Content`.
  private func builder(_ name: String, at node: Node, in file: SourceFile) -> Receiver {
    let root = node.ancestors.first { $0.kind.isTypeDeclaration } ?? node.tree.root
    let local = node.localDeclaration(of: name, upTo: root)
    let property = local == nil ? enclosingType(of: node, in: file).flatMap { type in type.properties.first { $0.name == name && !$0.isStatic } } : nil
    guard let type = local?.typeChild ?? property?.type, let result = type.functionType?.children.filter({ $0.kind.isType }).last else { return .unknown }
    return view(ofType: result, in: file)
  }

  /// The view that a type annotation means.
  package func view(ofType type: Node, in file: SourceFile) -> Receiver {
    switch type.kind {
    case .someType: return ["View", "Scene"].contains(type.typeChild.flatMap(\.typeName)) || type.typeChild?.kind == .compositionType && type.text.contains("View") ? .view("") : .unknown
    case .attributedType: return type.typeChild.map { view(ofType: $0, in: file) } ?? .unknown
    case .identifierType, .memberType:
      guard let path = type.typePath else { return .unknown }
      if path.count == 1, path[0] == "Content", let owner = enclosingType(of: type, in: file), owner.inherited.contains("ViewModifier"), !owner.genericParameters.contains("Content") { return .view("") }
      if path.count == 1, isViewParameter(path[0], at: type) { return .view("") }
      return view(path.first == "SwiftUI" ? Array(path.dropFirst()) : path, at: type, in: file)
    default: return .unknown
    }
  }

  /// `<Content: View>`, or `where Content: View`
  private func isViewParameter(_ name: String, at node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      let declares = ancestor.firstChild(.genericParameterClause)?.children.contains { parameter in
        parameter.kind == .genericParameter && parameter.tree.name(ofToken: parameter.keywordToken) == name && parameter.typeChild?.typeName == "View"
      } ?? false
      return declares || (ancestor.firstChild(.whereClause)?.text.contains("\(name): View") ?? false)
    }
  }

  private func isInStyle(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .functionDecl && $0.declaredName == "makeBody" }
  }

  private static let styleContent: Set<String> = ["label", "content", "icon", "title", "header", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]

  /// No member in between gives another value to call on: `view.backport.glassEffect()`.
  private func isDirect(_ parts: [Node], from start: Int, upTo call: Call?) -> Bool {
    var position = start
    while position < parts.count, call.map({ parts[position].index < $0.callee.index }) ?? true {
      switch parts[position].kind {
      case .memberSuffix:
        guard position + 1 < parts.count, parts[position + 1].kind == .callSuffix || parts[position + 1].kind == .genericSuffix else { return call.map { parts[position] == $0.callee } ?? false }
      case .callSuffix, .genericSuffix, .ifConfigSuffix: break
      default: return false
      }
      position += 1
    }
    return true
  }
}

extension Node {
  /// The image that `AsyncImage(url:content:placeholder:)` hands to its content.
  fileprivate var isLoadedImage: Bool {
    guard kind == .closureParameter, let closure = ancestors.first(where: { $0.kind == .closureExpr }), let (call, label) = closure.closureArgument else { return false }
    return call.isNamed("AsyncImage") && call.argument("placeholder") != nil && label != "placeholder"
  }

  /// The type that a function returns.
  package var resultType: Node? {
    guard kind == .functionDecl, let parameters = firstChild(.parameterClause) else { return nil }
    return children.first { $0.kind.isType && $0.index > parameters.index }
  }

  /// The chain that a part of `#if` in a chain belongs to; else the node itself.
  package var outermostChain: Node {
    var node = self
    while node.kind == .ifConfigClause, let suffix = node.parent, suffix.kind == .ifConfigSuffix, let outer = suffix.parent { node = outer }
    return node
  }
}

extension KnownNames {
  /// Whether SwiftUI has a view or scene of the name.
  package static func isView(_ name: String) -> Bool { views.contains(name) }

  /// Protocols that make a type a view without being called so.
  static let viewBases: Set<String> = ["Shape", "InsettableShape", "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable"]

  private static let views: Set<String> = [
    "Text", "Image", "Label", "Button", "Link", "NavigationLink", "Toggle", "Picker", "Stepper", "Slider", "DatePicker", "MultiDatePicker", "ColorPicker", "TextField", "SecureField", "TextEditor",
    "Menu", "ProgressView", "Gauge", "Group", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List", "ForEach", "Form", "Section", "GroupBox",
    "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "LabeledContent", "ShareLink", "DisclosureGroup", "OutlineGroup", "ControlGroup",
    "ViewThatFits", "TimelineView", "Canvas", "Table", "ContentUnavailableView", "AsyncImage", "HSplitView", "VSplitView", "PhotosPicker", "EquatableView", "AnyView", "EmptyView", "Spacer", "Divider",
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "ContainerRelativeShape", "AnyShape", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Map", "Chart", "EditButton", "PasteButton", "RenameButton", "MenuButton", "VideoPlayer", "SceneView", "SpriteView", "PhaseAnimator", "KeyframeAnimator", "GlassEffectContainer", "WebView",
    "SignInWithAppleButton", "SubscriptionStoreView", "StoreView", "ProductView", "AccessoryWidgetBackground", "ProgressViewStyleConfiguration", "TipView", "QuickLookPreview", "ModifiedContent", "TupleView",
    // Scenes share some modifiers with views.
    "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "UtilityWindow",
  ]
}
