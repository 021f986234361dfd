import Linting
import Semantics
import Syntax

extension Rule {
  static let discardedView = Rule(
    RuleInfo(
      id: "discarded-view",
      category: .correctness,
      summary: "A view is made where nothing shows it.",
      rationale: """
        The action of a button and a function without result take no views: what is made there is thrown away at once. A sheet, an alert or a \
        branch of 'body' that a state switches on shows something.
        """,
      exceptions: "Silent in closures and functions that may be builders, for types that the project declares under the names of SwiftUI's, and in tests.",
      severity: .warning,
      confidence: .medium,
      fix: "suggestion: show it by a state")
  ) { context in
    guard !context.isTest else { return [] }
    return context.calls(leaves).compactMap { call -> Finding? in
      guard context.isSwiftUI(call), let statement = call.discardedStatement, let place = place(of: statement, context) else { return nil }
      return Finding(.warning, "This '\(call.name)' is thrown away: \(place) shows no views", at: statement.range, fixes: [FixIt("Let a state show it in 'body'", .suggestion)])
    }
  }

  private static let leaves = ["Text", "Image", "Button", "Label", "Color", "Spacer", "Divider", "VStack", "HStack", "ZStack"]

  /// The action or function, in words, among whose statements a statement is.
  private static func place(of statement: Node, _ context: FileContext) -> String? {
    var node = statement
    while let parent = node.parent {
      switch parent.kind {
      case .closureExpr:
        guard let (call, label) = parent.closureArgument, ClosureRole.of(parent, in: context.index) == .action, isAction(call, label, context) else { return nil }
        return call.isNamed("Button") ? "the action of a button" : "the action of '\(call.name)'"
      case .codeBlock, .ifExpr, .ifBranch, .elseClause, .switchExpr, .switchCase: node = parent
      case .functionDecl:
        let isPlain = parent.attributes.allSatisfy { plainAttributes.contains($0.attributeName) }
        return parent.resultType?.isNothing ?? true && isPlain ? "'\(parent.declaredName)()'" : nil
      default: return nil
      }
    }
    return nil
  }

  private static func isAction(_ call: Call, _ label: String?, _ context: FileContext) -> Bool {
    if call.isNamed("Button") { return context.isSwiftUI(call) && label != "label" && call.argument("intent") == nil }
    return call.isMember && (actionModifiers.contains(call.name) || ["onReceive", "task", "refreshable"].contains(call.name)) && (label == nil || label == "perform" || label == "action") && context.project.viewFunctions[call.name] == nil
  }

  private static let plainAttributes: Set<String> = ["MainActor", "objc", "IBAction", "available", "discardableResult", "inlinable", "nonobjc"]
}

extension Call {
  /// The statement that consists of the view and its modifiers.
  fileprivate var discardedStatement: Node? {
    guard chain.kind == .chain, chain.rootCall == self, let block = chain.parent, [.closureExpr, .codeBlock, .switchCase].contains(block.kind),
      chain.chainCalls.dropFirst().allSatisfy({ ModifierTable.isModifier($0.name) }), !chain.children.contains(where: \.isPlainMember)
    else { return nil }
    return chain
  }
}
