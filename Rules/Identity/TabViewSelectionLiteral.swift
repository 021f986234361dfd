import Linting
import Semantics
import Syntax

extension Rule {
  static let tabViewSelectionLiteral = Rule(
    RuleInfo(
      id: "tabview-selection-literal",
      category: .identity,
      summary: "The tabs of a tab view are told apart by numbers.",
      rationale: "'selection = 2' says nothing, and a tab that is put in between changes what the numbers mean. The cases of an enum keep their meaning.",
      exceptions: "Silent for pages, where the number is the page: with '.tabViewStyle', and without 'Tab' or 'tabItem'.",
      severity: .info, profile: .all,
      fix: "suggestion: an enum")
  ) { context in
    context.calls("TabView").compactMap { tabs in
      guard context.isSwiftUI(tabs), !context.isPreview(tabs.node), tabs.argument("selection") != nil, let closure = tabs.trailingClosure, !tabs.chain.modifierCalls.contains(where: { $0.isNamed("tabViewStyle") }) else { return nil }
      let numbers = closure.statements.compactMap { value(of: $0) }.filter { $0.kind == .integerLiteral }
      guard numbers.count > 1, let first = numbers.first else { return nil }
      return Finding(.info, "These tabs are told apart by numbers; the cases of an enum say which is which", at: first.range, fixes: [FixIt("Use an enum for the selection", .suggestion)])
    }
  }

  /// The value of `Tab(value: 0)` or `.tag(0)`.
  private static func value(of tab: Node) -> Node? {
    if let call = tab.rootCall, call.isNamed("Tab") { return call.argument("value")?.value }
    // Without an item it may be a page.
    guard tab.modifierCalls.contains(where: { $0.isNamed("tabItem") }) else { return nil }
    return tab.modifierCalls.last { $0.isNamed("tag") }?.arguments.first?.value
  }
}
