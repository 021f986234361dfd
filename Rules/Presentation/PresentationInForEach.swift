import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationInForEach = Rule(
    RuleInfo(
      id: "presentation-in-foreach",
      category: .presentation,
      summary: "Every row of a loop has its own copy of a presentation, and all share one state.",
      rationale: """
        The modifier inside 'ForEach' exists once a row. When the state they share changes, all copies react: the wrong row presents, or \
        several try at once. One modifier outside of the loop, driven by the selected item, presents the right thing once.
        """,
      exceptions: """
        Silent when each row has its own state: a row view with '@State', a binding to the element ('$item.isEditing'), a binding that \
        compares with the row, or a loop variable that hides the name.
        """,
      severity: .error,
      fix: "unsafe: the modifier moves to the container, where its content does not use the row")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard Placement.of(presentation, context) == .presentationInForEach, !context.isPreview(presentation.call.node),
        let loop = loop(around: presentation, context), let view = context.view(around: presentation.call.node), let root = sharedRoot(of: presentation, in: loop, view)
      else { return nil }
      let isItem = presentation.isItemDriven
      let message = "Every row has this \(presentation.kind.noun), and all of them share '\(root)': " + (isItem ? "several rows present the same item" : "all rows try to present at once")
      return Finding(
        isItem ? .warning : .error, message, at: presentation.call.nameRange, notes: [Diagnostic.Note("repeated by this loop", file: context.file, range: loop.nameRange)],
        fixes: [fix(presentation, loop, context)])
    }
  }

  private static func loop(around presentation: Presentation, _ context: FileContext) -> Call? {
    let site = Placement.site(of: presentation, context)
    var inner = site
    for ancestor in site.ancestors {
      if ancestor.kind == .callSuffix, let call = Call(ancestor), Placement.isLoop(call, inner.partLabel, context) { return call }
      inner = ancestor
    }
    return nil
  }

  /// The state of the enclosing view that drives it, the same for every row.
  private static func sharedRoot(of presentation: Presentation, in loop: Call, _ view: ViewFacts) -> String? {
    let root: String
    let wrappers: Set<String>
    switch presentation.driver.binding {
    case .projection(let name):
      root = name
      wrappers = ["State", "Binding", "AppStorage", "SceneStorage"]
    case .path(let name, _):
      // An index derived from the row would be part of the path; that is not read as one.
      root = name
      wrappers = ["State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "Binding"]
    default: return nil
    }
    guard let property = view.property(root), wrappers.contains(property.wrapperName), presentation.driverArgument.value.localDeclaration(of: "$" + root, upTo: loop.node) == nil,
      presentation.driverArgument.value.localDeclaration(of: root, upTo: loop.node) == nil
    else { return nil }
    return root
  }

  /// To the outermost container around the loop, when nothing in it needs the row.
  private static func fix(_ presentation: Presentation, _ loop: Call, _ context: FileContext) -> FixIt {
    let title = "Move the \(presentation.kind.noun) out of the loop"
    let rowNames = Set(loop.node.descendants.filter { $0.kind == .closureParameter && ($0.ancestors.first { $0.kind == .closureExpr }?.contains(presentation.call.node) ?? false) }.map(\.declaredName))
    let own = Set(presentation.call.node.descendants.filter { $0.kind == .closureParameter }.map(\.declaredName))
    let usesRow = presentation.call.node.descendants.contains { $0.kind == .identifierExpr && rowNames.subtracting(own).contains($0.name.hasPrefix("$") ? String($0.name.dropFirst()) : $0.name) || $0.kind == .identifierExpr && $0.name == "$0" && own.isEmpty && !presentation.isItemDriven }
    guard !usesRow, presentation.isItemDriven, presentation.kind != .popover, loop.node.contains(presentation.call.node), let container = container(of: loop), !isInLoop(container, context), !presentation.call.node.isConditionallyCompiled else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.move(presentation.call, after: container, in: context.file)
    return transaction.fix(title, .unsafe)
  }

  private static func isInLoop(_ node: Node, _ context: FileContext) -> Bool {
    node.ancestors.contains { $0.kind == .callSuffix && (Call($0).map { Placement.isLoop($0, nil, context) } ?? false) }
  }

  /// The chain of the list, scroll view or stack around the loop.
  private static func container(of loop: Call) -> Node? {
    if loop.isNamed("List") || loop.isNamed("Table") { return loop.chain }
    var call = loop
    var found: Node?
    while let outer = Placement.enclosingBuilder(call), ["List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Section", "Group"].contains(outer.name) {
      if !["Section", "Group", "GridRow"].contains(outer.name) { found = outer.chain }
      call = outer
    }
    return found
  }
}
