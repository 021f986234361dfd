import Syntax

/// Reads the code of view controllers off an Objective-C file.
package struct ObjectiveCControllerReader {
  private let tree: SyntaxTree
  private let index: ObjectiveCIndex

  package init(_ file: SourceFile, _ index: ObjectiveCIndex) {
    tree = file.tree
    self.index = index
  }

  /// O(nodes), and once more over the methods that hold something of interest.
  package func read() -> ControllerCode {
    var code = ControllerCode()
    // Messages, and chains that make an object.
    var calls: [Int: [Node]] = [:]
    var roots: [Node] = []
    func add(_ root: Node, _ call: Node?) {
      if calls[root.index] == nil { roots.append(root) }
      calls[root.index, default: []] += call.map { [$0] } ?? []
    }
    for node in tree.nodes(.objcMessage, .objcMethod, .objcProperty, .chain) {
      switch node.kind {
      case .objcMethod: if node.overriddenLifecycle != nil { add(node, nil) }
      case .objcProperty: if let property = ObjCProperty(node).flatMap({ ObjectiveCDelegateReader(index).read($0) }) { code.delegates.append(property) }
      default:
        let isOfInterest = ObjCMessage(node).map { ObjectiveCCallReader.isOfInterest($0) } ?? (ObjectiveCCallReader.deprecatedClass(madeBy: node) != nil)
        if isOfInterest, !node.isInDisabledCode, let root = node.objcCodeRoot { add(root, node) }
      }
    }
    code.methods = roots.compactMap { root in method(root, calls[root.index] ?? []) }
    return code
  }

  private func method(_ root: Node, _ calls: [Node]) -> ControllerMethod? {
    guard let body = root.codeBlock, body.range.count >= 2 else { return nil }
    let method = ObjCMethod(root)
    let selector = method?.selector ?? ObjCFunction(root)?.name ?? ""
    let role: ControllerMethod.Role = root.overriddenLifecycle.map { .lifecycle($0) } ?? (method != nil && Self.isInitializer(selector) ? .initializer : .other)
    var result = ControllerMethod(
      role: role, owner: owner(of: method), name: selector, nameRange: nameRange(of: root), body: body.start + 1..<body.end - 1,
      parameters: (method?.parameters ?? []).map { $0.name ?? "" }, isStatic: method?.isClassMethod ?? true)
    result.firstStatement = body.children.first { $0.kind != .ifConfig }?.start
    let reader = ObjectiveCCallReader(root)
    result.calls = calls.compactMap { node in ObjCMessage(node).map { reader.read($0) } ?? reader.read(chain: node) }
    for token in body.firstToken..<body.endToken where tree.kind(ofToken: token) == .identifier { result.names.insert(tree.text(ofToken: token)) }
    collectPassed(body, into: &result)
    return result
  }

  /// The language's family of initialisers: `init`, `initWithFrame:`, but not `initiateCall:`.
  private static func isInitializer(_ selector: String) -> Bool { selector.hasPrefix("init") && !(selector.dropFirst(4).first?.isLowercase ?? false) }

  /// What other messages and functions are given.
  private func collectPassed(_ body: Node, into method: inout ControllerMethod) {
    for node in body.descendants where node.kind == .objcMessageArgument || node.kind == .argument {
      if node.kind == .objcMessageArgument, let message = node.parent.flatMap(ObjCMessage.init), ObjectiveCCallReader.isOfInterest(message) || message.hasSelector("addSubview:") { continue }
      for value in node.children { if let path = value.controllerPath { method.passed.insert(path) } }
    }
  }

  private func nameRange(of root: Node) -> Range<Int> {
    let name = root.children.first { [.objcSelectorName, .objcParameter, .objcName].contains($0.kind) }
    return tree.range(ofToken: name?.firstToken ?? root.firstToken)
  }

  private func owner(of method: ObjCMethod?) -> ControllerClass {
    guard let container = method?.container else { return ControllerClass(name: "", isController: .no, superclass: nil, isExtension: false) }
    let isCategory = container.category.map { !$0.isEmpty } ?? false
    return ControllerClass(name: container.name, isController: index.isController(container.name), superclass: index.superclass(of: container.name), isExtension: isCategory)
  }
}

extension Node {
  /// The method or function whose code the node is.
  fileprivate var objcCodeRoot: Node? { ancestors.first { $0.kind == .objcMethod || $0.kind == .objcFunction } }

  /// The method of a view controller's life that a definition overrides; not in a category, which replaces it.
  fileprivate var overriddenLifecycle: Lifecycle? {
    guard kind == .objcMethod, codeBlock != nil, !isInDisabledCode, let method = ObjCMethod(self), !method.isClassMethod, let container = method.container, container.category == nil else { return nil }
    for lifecycle in Lifecycle.allCases where method.hasSelector(lifecycle.selector) { return lifecycle }
    return nil
  }

  /// The code stands in `#if 0`.
  fileprivate var isInDisabledCode: Bool {
    ancestors.contains { $0.kind == .ifConfigClause && $0.text.prefix { !$0.isNewline }.filter { !$0.isWhitespace } == "#if0" }
  }

  /// A path of names in the form of the model: `self.` left out, weak and strong copies of self taken for itself.
  var controllerPath: String? {
    guard var path = objcPath else { return nil }
    if let first = path.first, Self.copiesOfSelf.contains(first) { path[0] = "self" }
    if path.count > 1, path[0] == "self" { path.removeFirst() }
    return path.joined(separator: ".")
  }

  private static let copiesOfSelf: Set<String> = ["weakSelf", "strongSelf", "wself", "sself", "weakself", "strongself", "blockSelf", "wSelf", "sSelf", "weak_self", "strong_self", "_self"]
}

extension Lifecycle {
  /// The selector in Objective-C.
  var selector: StaticString {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear:"
    case .viewIsAppearing: "viewIsAppearing:"
    case .viewDidAppear: "viewDidAppear:"
    case .viewWillDisappear: "viewWillDisappear:"
    case .viewDidDisappear: "viewDidDisappear:"
    }
  }
}
