import Syntax

/// What one navigation container holds: the links, destinations and inner containers of its content and of the pages pushed in it.
///
/// Presentations start hierarchies of their own and are left out.
package struct NavigationHierarchy: Sendable {
  package struct Item: Sendable {
    /// A `NavigationLink`, a `navigationDestination` or an inner container.
    package let call: Call
    package let file: SourceFile
    /// The view in whose code it stands, when that is not the code that has the container.
    package let view: TypeDeclaration?
    /// It stands on a page that is pushed.
    package let isPushed: Bool
    /// A `TabView` or the detail of a split view stands in between.
    package let isSeparate: Bool
    /// The bar of the page it stands on is hidden where the page is used.
    package let isBarHidden: Bool
    /// How many views lie between the container and the item.
    package let depth: Int
    /// The branches of conditions that lead to it, outermost first.
    package let branches: [Node]

    /// Whether the two are never there together: different branches of one condition lead to them.
    package func excludes(_ other: Item) -> Bool {
      branches.contains { branch in other.branches.contains { $0 != branch && $0.tree === branch.tree && $0.parent == branch.parent } }
    }
  }

  package let container: Call
  package let file: SourceFile
  package private(set) var items: [Item] = []
  /// Every view in it is known.
  package private(set) var isComplete = true

  private struct State: Hashable {
    var isPushed = false
    var isSeparate = false
    var isBarHidden = false
  }

  private struct Visit: Hashable {
    let node: Node
    let state: State
  }

  private var visited: Set<Visit> = []

  /// O(size of the views reached).
  package init(of container: Call, in file: SourceFile, _ project: Project) {
    self.container = container
    self.file = file
    let owner = project.enclosingType(of: container.node, in: file)
    let facts = owner.flatMap { project.index.isViewLike($0) ? project.facts(of: $0) : nil }
    for argument in container.arguments where argument.value.kind == .closureExpr {
      var state = State()
      if container.isNamed("NavigationSplitView"), argument.label == "detail" { state.isSeparate = true }
      scan(argument.value, file, nil, facts, state, [], depth: 0, project)
    }
    visited = []
  }

  private mutating func scan(_ root: Node, _ file: SourceFile, _ view: TypeDeclaration?, _ facts: ViewFacts?, _ state: State, _ branches: [Node], depth: Int, _ project: Project) {
    guard depth < 12 else {
      isComplete = false
      return
    }
    guard visited.insert(Visit(node: root, state: state)).inserted else { return }
    var position = root.index + 1
    while position < root.endIndex {
      let node = Node(root.tree, position)
      position += 1
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl: position = node.endIndex
      case .callSuffix:
        guard let call = Call(node) else { continue }
        if examine(call, file, view, facts, state, branches + node.branches(upTo: root), depth: depth, project) { position = node.endIndex }
      case .closureExpr where ClosureRole.of(node, in: project.index) == .action:
        // What an action makes is not on the screen.
        position = node.endIndex
      case .identifierExpr, .memberSuffix:
        if node.isPlainMember {
          for property in project.viewProperties[node.name] ?? [] { scan(property.node, property.file, view, nil, state, branches, depth: depth + 1, project) }
        }
        // A helper member of the view.
        guard let facts, let reference = facts.references.first(where: { $0.node == node }), reference.place == .inline || reference.place == .destination else { continue }
        let member = facts.members[reference.target]
        scan(member.node, member.file, view, facts, state, branches + node.branches(upTo: root), depth: depth, project)
      default: break
      }
    }
  }

  /// Takes a call in; true when its arguments have been dealt with.
  private mutating func examine(_ call: Call, _ file: SourceFile, _ view: TypeDeclaration?, _ facts: ViewFacts?, _ state: State, _ branches: [Node], depth: Int, _ project: Project) -> Bool {
    func add() {
      items.append(
        Item(call: call, file: file, view: view, isPushed: state.isPushed, isSeparate: state.isSeparate, isBarHidden: state.isBarHidden,
          depth: depth,
          branches: branches))
    }
    let isSwiftUI = call.isMember || !project.index.declares(call.name)
    switch call.name {
    case "NavigationStack", "NavigationView", "NavigationSplitView":
      guard isSwiftUI, !call.isMember else { break }
      add()
      return true
    case "NavigationLink":
      guard isSwiftUI, !call.isMember else { break }
      add()
      for argument in call.arguments {
        var inner = state
        if call.isDestination(argument) { inner.isPushed = true }
        scanArgument(argument.value, file, view, facts, inner, branches, depth: depth, project)
      }
      return true
    case "navigationDestination":
      // Without receiver it is a modifier of `self` in an extension of View.
      guard call.isMember || call.callee.kind == .identifierExpr else { break }
      add()
      for argument in call.arguments {
        var inner = state
        if argument.value.kind == .closureExpr { inner.isPushed = true }
        scanArgument(argument.value, file, view, facts, inner, branches, depth: depth, project)
      }
      return true
    case "TabView":
      guard isSwiftUI, !call.isMember else { break }
      var inner = state
      inner.isSeparate = true
      for argument in call.arguments { scanArgument(argument.value, file, view, facts, inner, branches, depth: depth, project) }
      return true
    default: break
    }
    if call.isMember, call.isNamed("overlay") || call.isNamed("background") {
      // Over the page rather than in it.
      var inner = state
      inner.isSeparate = true
      for argument in call.arguments { scanArgument(argument.value, file, view, facts, inner, branches, depth: depth, project) }
      return true
    }
    if call.isNamed("modifier"), call.isMember, call.arguments.first?.value.rootCall?.isInitializer != true { isComplete = false }
    if let presentation = Presentation(call), presentation.kind.hasEscapingContent || presentation.kind == .inspector { return true }
    if !call.isInitializer, call.isMember || project.viewFunctions[call.name] != nil {
      if let functions = project.viewFunctions[call.name] {
        for function in functions { scan(function.node, function.file, view, nil, state, branches, depth: depth + 1, project) }
      } else if !ModifierTable.isModifier(call.name), !ClosureRole.isKnownContainer(call.name) {
        isComplete = false
      }
      return false
    }
    guard call.isInitializer else { return false }
    if let type = project.view(madeBy: call, in: file) {
      let facts = project.facts(of: type)
      var state = state
      if call.chain.modifierCalls.contains(where: \.hidesNavigationBar) { state.isBarHidden = true }
      for member in facts.members where KnownNames.entryMembers.contains(member.name) { scan(member.node, member.file, type, facts, state, branches, depth: depth + 1, project) }
    } else if project.index.declares(call.name) {
      if project.index.types(named: call.name).contains(where: { project.index.isViewLike($0) }) { isComplete = false }
    } else if !ClosureRole.isKnownContainer(call.name), call.chain.parent?.kind != .argument {
      isComplete = false
    }
    return false
  }

  private mutating func scanArgument(_ value: Node, _ file: SourceFile, _ view: TypeDeclaration?, _ facts: ViewFacts?, _ state: State, _ branches: [Node], depth: Int, _ project: Project) {
    // The scan starts below its root, and a plain name is a root without anything below.
    let root = value.kind == .identifierExpr ? value.parent ?? value : value
    scan(root, file, view, facts, state, branches, depth: depth, project)
  }
}

/// The navigation containers of a project with what they hold.
package struct ProjectNavigation: Sendable {
  package let hierarchies: [NavigationHierarchy]
  /// For each file the hierarchies that its code has a part in.
  private let byFile: [ObjectIdentifier: [Int]]

  package init(_ hierarchies: [NavigationHierarchy]) {
    self.hierarchies = hierarchies
    var byFile: [ObjectIdentifier: [Int]] = [:]
    for (position, hierarchy) in hierarchies.enumerated() {
      var trees = Set(hierarchy.items.map { ObjectIdentifier($0.file.tree) })
      trees.insert(ObjectIdentifier(hierarchy.file.tree))
      for tree in trees { byFile[tree, default: []].append(position) }
    }
    self.byFile = byFile
  }

  package func hierarchies(touching file: SourceFile) -> [NavigationHierarchy] { (byFile[ObjectIdentifier(file.tree)] ?? []).map { hierarchies[$0] } }

  package func hierarchy(of container: Call) -> NavigationHierarchy? { hierarchies.first { $0.container.node == container.node } }
}

extension Node {
  /// The branches of `if`, `switch` and `#if` around this node inside `root`, outermost first.
  fileprivate func branches(upTo root: Node) -> [Node] {
    var result: [Node] = []
    for ancestor in ancestors {
      if ancestor.index == root.index { break }
      if [.ifBranch, .elseClause, .switchCase, .ifConfigClause].contains(ancestor.kind) { result.insert(ancestor, at: 0) }
    }
    return result
  }
}

extension Call {
  /// `.navigationBarHidden(true)`, `.toolbar(.hidden, for: .navigationBar)`
  package var hidesNavigationBar: Bool {
    if isNamed("navigationBarHidden") { return arguments.first?.value.text != "false" }
    guard isNamed("toolbar") || isNamed("toolbarVisibility"), arguments.first?.value.text == ".hidden" else { return false }
    return arguments.count == 1 || arguments.contains { $0.value.text == ".navigationBar" }
  }

  /// Whether an argument of a `NavigationLink` is its destination.
  package func isDestination(_ argument: Argument) -> Bool {
    if argument.label == "destination" { return true }
    guard argument.isTrailing, argument.label == nil else { return false }
    // `NavigationLink { Detail() } label: { … }`, `NavigationLink("Title") { Detail() }`
    if self.argument("destination") != nil || self.argument("value") != nil { return false }
    return self.argument("label") != nil || arguments.contains { !$0.isTrailing && $0.label == nil }
  }

  /// The destination of a view-based link.
  package var destination: Argument? { arguments.first { isDestination($0) } }
}
