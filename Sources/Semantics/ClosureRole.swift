import Syntax

/// When the code of a closure runs, seen from the code around it.
package enum ClosureRole: Sendable, Equatable {
  /// As part of the code around it: builders of views, immediately called closures, `map`.
  case inline
  /// Later, outside a view update.
  case action
  /// When SwiftUI shows the presentation that this call suffix makes.
  case presentation(Node)
  /// When SwiftUI shows a destination.
  case destination
  case unknown
}

extension ClosureRole {
  /// The role of a closure, from the call that it is an argument of.
  ///
  /// Source of the tables: the signatures in Apple's SwiftUI reference.
  package static func of(_ closure: Node, in index: ProjectIndex) -> ClosureRole {
    guard let (call, label) = closure.closureArgument else { return isCalledAtOnce(closure) ? .inline : .unknown }
    return role(of: call, label: label, index: index)
  }

  /// The role of an argument that is not a closure literal, such as `action: save`.
  package static func ofReference(_ argument: Node, in index: ProjectIndex) -> ClosureRole {
    guard argument.kind == .argument, let suffix = argument.parent, suffix.kind == .callSuffix, let call = Call(suffix) else { return .unknown }
    return role(of: call, label: argument.argumentLabel, index: index)
  }

  private static func isCalledAtOnce(_ closure: Node) -> Bool {
    guard closure.parent?.kind == .chain, let next = closure.nextSibling, next.kind == .callSuffix else { return false }
    return next.tree.kind(ofToken: next.firstToken) == .leftParen
  }

  private static func role(of call: Call, label: String?, index: ProjectIndex) -> ClosureRole {
    let name = call.name
    if let label, isActionLabel(label) { return .action }
    if call.isMember && !call.isInitializer { return memberRole(name, label, call) }
    if call.isInitializer { return initializerRole(name, label, call, index) }
    if Presentation(call) != nil { return memberRole(name, label, call) }
    return inlineFunctions.contains(name) ? .inline : .unknown
  }

  private static func isActionLabel(_ label: String) -> Bool {
    actionLabels.contains(label) || isOnName(label)
  }

  /// `onDismiss`, `onChange`: "on" and a capital.
  private static func isOnName(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(3))
    return bytes.count == 3 && bytes[0] == UInt8(ascii: "o") && bytes[1] == UInt8(ascii: "n") && bytes[2] >= 0x41 && bytes[2] <= 0x5A
  }

  // MARK: Members

  private static func memberRole(_ name: String, _ label: String?, _ call: Call) -> ClosureRole {
    switch name {
    case "sheet", "fullScreenCover", "popover":
      return label == nil || label == "content" ? .presentation(call.node) : .unknown
    case "navigationDestination":
      if call.argument("isPresented") != nil { return .inline }
      return .destination
    case "onGeometryChange" where label == "of", "onScrollGeometryChange" where label == "of": return .inline
    default: break
    }
    if isOnName(name) || actionMembers.contains(name) { return builderLabels.contains(label ?? "") ? .inline : .action }
    if builderModifiers.contains(name) || sequenceMembers.contains(name) || inlineFunctions.contains(name) { return .inline }
    return .unknown
  }

  // MARK: Initialisers

  private static func initializerRole(_ name: String, _ label: String?, _ call: Call, _ index: ProjectIndex) -> ClosureRole {
    switch name {
    case "Task": return .action
    case "Binding": return label == "get" ? .inline : .unknown
    case "Button":
      if label == "label" { return .inline }
      return call.argument("action") != nil ? .inline : .action
    case "NavigationLink": return .inline
    case "Alert", "ActionSheet": return .inline
    default: break
    }
    if let type = declaredType(name, index) { return projectRole(type, label, call) }
    if containers.contains(name) { return builderLabels.contains(label ?? "") || label == nil ? .inline : .unknown }
    return .unknown
  }

  private static func declaredType(_ name: String, _ index: ProjectIndex) -> TypeDeclaration?? {
    let types = index.types(named: name)
    if types.isEmpty { return nil }
    return types.count == 1 ? .some(types[0]) : .some(nil)
  }

  /// The role of a closure given to a view of the project, from the property or parameter that takes it.
  private static func projectRole(_ type: TypeDeclaration?, _ label: String?, _ call: Call) -> ClosureRole {
    guard let type else { return .unknown }
    var slots: [(name: String, isBuilder: Bool, type: Node?)] = []
    for initializer in type.initializers {
      for parameter in initializer.firstChild(.parameterClause)?.children.map({ $0 }) ?? [] where parameter.kind == .parameter {
        slots.append((type.node.tree.name(ofToken: parameter.keywordToken), parameter.attributes.contains { $0.attributeName.hasSuffix("Builder") }, parameter.typeChild))
      }
    }
    if slots.isEmpty {
      slots = type.properties.filter { !$0.isStatic && !$0.isComputed }
        .map { ($0.name, $0.declaration.attributes.contains { $0.attributeName.hasSuffix("Builder") }, $0.type) }
    }
    let functions = slots.filter { $0.type?.functionType != nil || $0.isBuilder }
    let slot = label.map { label in slots.first { $0.name == label } } ?? (functions.count == 1 ? functions[0] : nil)
    guard let slot else { return .unknown }
    if slot.isBuilder { return .inline }
    guard let function = slot.type?.functionType, let result = function.children.filter({ $0.kind.isType }).last else { return .unknown }
    let text = result.text
    if text == "Void" || text == "()" { return .action }
    return type.genericParameters.contains(text) || text == "AnyView" || result.kind == .someType ? .inline : .unknown
  }

  /// Whether SwiftUI has a view, scene or toolbar container of the name, which shows what it is given.
  package static func isKnownContainer(_ name: String) -> Bool { containers.contains(name) || builderModifiers.contains(name) || name == "modifier" || name == "ForEach" }

  // MARK: Tables

  private static let actionLabels: Set<String> = [
    "action", "perform", "primaryAction", "completion", "completionHandler", "handler", "callback", "set", "operation", "execute",
  ]

  private static let builderLabels: Set<String> = [
    "content", "label", "header", "footer", "title", "icon", "detail", "sidebar", "currentValueLabel", "minimumValueLabel",
    "maximumValueLabel", "placeholder", "actions", "message", "description", "suggestions", "preview", "menuItems", "subtitle", "background",
    "markedValueLabels", "rows", "columns", "empty", "emptyContent", "image", "get",
  ]

  private static let actionMembers: Set<String> = [
    "task", "refreshable", "updating", "sink", "fileImporter", "fileExporter", "fileMover", "accessibilityAction",
    "accessibilityAdjustableAction", "accessibilityScrollAction", "accessibilityZoomAction", "dropDestination", "async", "asyncAfter", "sync",
    "addTask", "detached", "run", "scheduledTimer", "addObserver", "userActivity", "handleEvents", "asyncAndWait", "perform", "performBackgroundTask",
    "pasteDestination", "copyable", "cuttable",
  ]

  private static let builderModifiers: Set<String> = [
    "overlay", "background", "mask", "toolbar", "safeAreaInset", "safeAreaBar", "contextMenu", "swipeActions", "tabItem",
    "searchSuggestions", "searchable", "alert", "confirmationDialog", "actionSheet", "inspector", "accessibilityRepresentation",
    "accessibilityChildren", "accessibilityLabel", "accessibilityActions", "accessibilityRotor", "chartXAxis", "chartYAxis", "chartOverlay",
    "chartBackground", "chartLegend", "chartPlotStyle", "listRowBackground", "toolbarTitleMenu", "commands", "ornament", "overlayPreferenceValue",
    "backgroundPreferenceValue", "phaseAnimator", "keyframeAnimator", "animation", "tabViewBottomAccessory", "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
    "listSectionHeader", "draggable", "scrollTransition", "visualEffect", "containerRelativeFrame", "navigationBarItems", "badge", "help", "settingsContent", "inspectorColumn",
    "labelStyle", "glassEffect", "backgroundExtensionEffect",
  ]

  private static let sequenceMembers: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "sorted", "reduce", "forEach", "allSatisfy", "min", "max",
    "firstIndex", "lastIndex", "drop", "prefix", "removeAll", "sort", "partition", "reduced", "mapValues", "compactMapValues", "count",
    "firstRange", "split", "grouped",
  ]

  private static let inlineFunctions: Set<String> = [
    "withAnimation", "withTransaction", "withMutation", "withExtendedLifetime", "autoreleasepool", "zip",
  ]

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List", "ForEach", "Form",
    "Section", "Group", "GroupBox", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "Tab", "TabSection", "Menu", "Picker", "Toggle", "Stepper", "Slider", "DatePicker", "ColorPicker", "MultiDatePicker", "TextField", "SecureField",
    "TextEditor", "Label", "LabeledContent", "Link", "ShareLink", "ProgressView", "Gauge", "DisclosureGroup", "OutlineGroup", "ControlGroup",
    "ViewThatFits", "AnyLayout", "TimelineView", "Canvas", "Table", "TableColumn", "TableRow", "ToolbarItem", "ToolbarItemGroup", "ContentUnavailableView",
    "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "CommandMenu", "CommandGroup", "Chart", "Map", "Annotation", "AsyncImage",
    "HSplitView", "VSplitView", "PhotosPicker", "EquatableView", "AnyView", "ImmersiveSpace", "PhaseAnimator", "KeyframeAnimator", "GlassEffectContainer",
    "ToolbarSpacer", "SubscriptionStoreView", "StoreView", "ProductView", "NavigationLink", "Marker", "EditButton", "PasteButton", "Text", "Image",
  ]
}

extension Node {
  /// The function type that a type means, through attributes, parentheses and optionals.
  package var functionType: Node? {
    switch kind {
    case .functionType: self
    case .attributedType, .optionalType: typeChild?.functionType
    case .tupleType: firstChild(.tupleTypeElement)?.typeChild?.functionType
    default: nil
    }
  }
}
