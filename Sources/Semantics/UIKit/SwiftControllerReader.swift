import Syntax

/// Reads the code of view controllers off a Swift file.
package struct SwiftControllerReader {
  private let file: SourceFile
  private let index: ProjectIndex
  private var tree: SyntaxTree { file.tree }

  package init(_ file: SourceFile, _ index: ProjectIndex) {
    self.file = file
    self.index = index
  }

  /// `callsByName`: the calls of the file. O(nodes), and once more over the functions that hold something of interest.
  package func read(_ callsByName: [String: [Call]]) -> ControllerCode {
    var code = ControllerCode()
    var calls: [Node: [Call]] = [:]
    for function in tree.nodes(.functionDecl) where function.lifecycle != nil { calls[function] = [] }
    for name in Self.names {
      for call in callsByName[name] ?? [] {
        if let root = call.node.codeRoot { calls[root, default: []].append(call) }
      }
    }
    code.methods = calls.sorted { $0.key.index < $1.key.index }.compactMap { root, calls in method(root, calls.sorted { $0.nameToken < $1.nameToken }) }
    return code
  }

  // MARK: Methods

  private func method(_ root: Node, _ calls: [Call]) -> ControllerMethod? {
    guard let body = root.codeBlock ?? (root.kind == .functionDecl ? nil : root) else { return nil }
    let reader = SwiftCallReader(tree: tree, root: root)
    let calls = calls.compactMap { reader.read($0) }
    guard !calls.isEmpty || root.lifecycle != nil else { return nil }
    let isFunction = root.kind == .functionDecl
    let role: ControllerMethod.Role = root.lifecycle.map { .lifecycle($0) } ?? (root.kind == .initializerDecl ? .initializer : .other)
    let nameToken = isFunction ? root.declaredNameToken : root.keywordToken
    let isBlock = body.kind == .codeBlock
    let modifiers = root.modifierNames
    var method = ControllerMethod(
      role: role, owner: owner(of: root), name: tree.name(ofToken: nameToken), nameRange: tree.range(ofToken: nameToken),
      body: isBlock && body.range.count >= 2 ? body.start + 1..<body.end - 1 : body.range,
      parameters: root.firstChild(.parameterClause)?.children.filter { $0.kind == .parameter }.map(\.declaredName) ?? [],
      isStatic: modifiers.contains("static") || modifiers.contains("class"))
    method.firstStatement = isBlock ? body.statements.first?.start : nil
    method.calls = calls
    collectNames(of: body, into: &method)
    return method
  }

  private func collectNames(of body: Node, into method: inout ControllerMethod) {
    for node in body.descendants {
      switch node.kind {
      case .identifierExpr, .memberSuffix, .implicitMember: method.names.insert(node.name)
      case .awaitExpr: method.suspensions.append(node.start)
      case .argument:
        guard let value = node.firstChild, let path = value.plainPath, let suffix = node.parent, let call = Call(suffix) else { continue }
        if !Self.names.contains(call.name), !call.isNamed("addSubview") { method.passed.insert(path) }
      default: continue
      }
    }
  }

  private func owner(of root: Node) -> ControllerClass {
    let names = root.enclosingTypeNames
    guard let node = root.ancestors.first(where: { $0.kind.isTypeDeclaration }), let name = names.last else {
      return ControllerClass(name: "", isController: .no, superclass: nil, isExtension: false)
    }
    let isExtension = node.kind == .extensionDecl
    var knowledge = Knowledge.unknown
    var superclass: String?
    switch index.resolve(names, from: [], in: file) {
    case .found(let type):
      superclass = type.kind == .class ? type.inherited.first ?? nil : nil
      knowledge = index.isController(name, from: type.scope, in: type.file)
    case .absent, .imported: knowledge = index.isController(name, in: file)
    case .ambiguous: break
    }
    // A protocol's extension runs on whoever conforms.
    if node.kind == .protocolDecl { knowledge = .unknown }
    return ControllerClass(name: name, isController: knowledge, superclass: superclass, isExtension: isExtension)
  }

  // MARK: Calls

  private static let names: Set<String> = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "performSegue", "addChild", "didMove", "willMove",
    "removeFromParent", "UIAlertController", "UIActivityViewController", "UIAlertView", "UIActionSheet", "UIPopoverController", "UISearchDisplayController", "UIWebView", "init", "loadView", "viewDidLoad",
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
}

extension Node {
  /// The method of a view controller's life that a function overrides.
  fileprivate var lifecycle: Lifecycle? {
    guard kind == .functionDecl, parent?.kind == .memberBlock || parent?.kind == .ifConfigClause else { return nil }
    let range = tree.range(ofToken: declaredNameToken)
    // `loadView` is the shortest, `viewDidDisappear` and `viewWillDisappear` are the longest.
    guard (8...17).contains(range.count), let lifecycle = Lifecycle(rawValue: declaredName), modifierNames.contains("override"), codeBlock != nil else { return nil }
    let parameters = firstChild(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    guard lifecycle.hasParameter else { return parameters.isEmpty ? lifecycle : nil }
    return parameters.count == 1 && tree.kind(ofToken: parameters[0].keywordToken) == .underscore ? lifecycle : nil
  }

  /// The declaration whose code the node is: the outermost function, accessor or initial value in the type around or in the file.
  fileprivate var codeRoot: Node? {
    var root: Node?
    for ancestor in ancestors {
      if ancestor.kind.isTypeDeclaration { break }
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl, .variableDecl, .subscriptDecl: root = ancestor
      default: continue
      }
    }
    return root
  }

  /// `name`, `self.name`, `view.name`, unwrapped or not; nil for anything else.
  var plainPath: String? {
    guard kind == .identifierExpr || kind == .chain else { return nil }
    if kind == .identifierExpr { return name }
    var names: [String] = []
    for part in children {
      switch part.kind {
      case .identifierExpr, .memberSuffix: names.append(part.name)
      case .superExpr: names.append("super")
      case .optionalSuffix, .unwrapSuffix: continue
      default: return nil
      }
    }
    if names.count > 1, names.first == "self" { names.removeFirst() }
    return names.joined(separator: ".")
  }
}
