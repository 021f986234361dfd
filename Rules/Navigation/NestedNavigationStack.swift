import Linting
import Semantics
import Syntax

extension Rule {
  static let nestedNavigationStack = Rule(
    RuleInfo(
      id: "nested-navigation-stack",
      category: .navigation,
      summary: "A navigation stack stands inside another one's pages.",
      rationale: "The screen gets two bars, and the inner stack a path of its own that the outer one knows nothing of. One stack at the top carries all pages.",
      exceptions: """
        Silent in sheets, in tabs, in the columns of a split view, behind the links of a sidebar (they fill the detail column), for views \
        of UIKit, where a bar is hidden on purpose, and when one of the stacks is one of several alternatives.
        """,
      severity: .error, confidence: .medium,
      fix: "suggestion: the inner stack goes")
  ) { context in
    var reported: Set<Node> = []
    return context.navigation.hierarchies(touching: context.file).flatMap { hierarchy -> [Finding] in
      guard hierarchy.container.isNamed("NavigationStack") || isStackStyled(hierarchy.container) else { return [] }
      return hierarchy.items.compactMap { item -> Finding? in
        guard item.file === context.file, item.call.isNamed("NavigationStack") || item.call.isNamed("NavigationView"), !item.isSeparate, !context.isPreview(item.call.node), !isAlternative(item.call.node), !reported.contains(item.call.node),
          item.view == nil || isRoot(item, context), !hidesBar(item, hierarchy), !isAlternative(hierarchy.container.node)
        else { return nil }
        reported.insert(item.call.node)
        let isLexical = item.view == nil && !item.isPushed && hierarchy.container.node.tree === item.call.tree && hierarchy.container.node.contains(item.call.node)
        let how = item.isPushed ? "is pushed in another stack" : "stands inside another stack"
        return Finding(
          isLexical ? .error : .warning, "This '\(item.call.name)' \(how): two bars, and a path that the outer stack does not know", at: item.call.nameRange,
          notes: [Diagnostic.Note("the outer one", file: hierarchy.file, range: hierarchy.container.nameRange)], fixes: [FixIt("Remove the inner container", .suggestion)])
      }
    }
  }

  /// A bar is hidden on purpose, by the outer stack's root or where the inner one is used.
  private static func hidesBar(_ item: NavigationHierarchy.Item, _ hierarchy: NavigationHierarchy) -> Bool {
    item.isBarHidden || hierarchy.container.node.descendants.contains { $0.kind == .callSuffix && (Call($0)?.hidesNavigationBar ?? false) }
      || item.call.chain.modifierCalls.contains(where: \.hidesNavigationBar)
  }

  /// `NavigationView` shows columns unless it is told to be a stack.
  private static func isStackStyled(_ call: Call) -> Bool {
    call.isNamed("NavigationView") && call.chain.modifierCalls.contains { $0.isNamed("navigationViewStyle") && ($0.node.text.contains(".stack") || $0.node.text.contains("StackNavigationViewStyle")) }
  }

  /// The container is the outermost expression of the view's body, or of the member that the body consists of.
  private static func isRoot(_ item: NavigationHierarchy.Item, _ context: FileContext) -> Bool {
    guard let view = item.view else { return false }
    let facts = context.facts(of: view)
    guard var roots = facts.members.first(where: { $0.name == "body" })?.node.getterBody?.rootViews else { return false }
    // `var body: some View { content }`
    for _ in 0..<3 {
      guard roots.count == 1, let name = roots[0].selfMember ?? (roots[0].kind == .identifierExpr ? roots[0].name : nil), let inner = facts.members.first(where: { $0.name == name && $0.kind == .property })?.node.getterBody?.rootViews else { break }
      roots = inner
    }
    return roots.count == 1 && roots[0].rootCall?.node == item.call.node
  }

  /// A branch decides whether there is a stack.
  private static func isAlternative(_ node: Node) -> Bool {
    node.ancestors.prefix { !$0.kind.isTypeDeclaration }.contains { [.ifBranch, .elseClause, .switchCase, .ifConfigClause, .ternaryOperator].contains($0.kind) }
  }
}
