import Linting
import Semantics
import Syntax

extension Rule {
  static let ambiguousFocusBinding = Rule(
    RuleInfo(
      id: "ambiguous-focus-binding",
      category: .correctness,
      summary: "Two fields are bound to one value of the focus.",
      rationale: "When the state is set to the value, SwiftUI chooses the first field and says so at run time; the second cannot be reached, and which field has the focus cannot be told.",
      exceptions: "Silent when only one of the two can be on screen: branches, 'ViewThatFits', pages of a 'TabView', sheets and destinations; and for fields in different members.",
      severity: .warning,
      fix: "suggestion: a value of its own for the second field",
      references: ["https://developer.apple.com/documentation/swiftui/focusstate"])
  ) { context in
    let calls = context.modifiers("focused").compactMap { call -> (key: String, call: Call)? in
      guard let binding = call.arguments.first, binding.label == nil, case .projection(let name) = BindingExpression(binding.value), let value = call.argument("equals")?.value, value.isConstant,
        let view = context.view(around: call.node), view.property(name)?.wrapperName == "FocusState", let member = view.members.first(where: { $0.node.tree === call.tree && $0.node.contains(call.node) }),
        ViewFacts.place(of: call.node, in: member.node, context.index) == .inline
      else { return nil }
      return ("\(member.node.index) \(name) \(value.text)", call)
    }
    return Dictionary(grouping: calls, by: \.key).values.compactMap { group -> Finding? in
      guard let first = group.first?.call, let second = group.dropFirst().first(where: { $0.call.chain != first.chain && $0.call.coexists(with: first) })?.call, let value = second.argument("equals")?.value,
        !context.isFocusedWithoutFocusable(first), !context.isFocusedWithoutFocusable(second)
      else { return nil }
      return Finding(
        .warning, "'\(value.text)' is bound to two fields; setting it focuses the first only", at: second.nameRange, notes: [Diagnostic.Note("the first field", file: context.file, range: first.nameRange)],
        fixes: [FixIt("Give the second field a value of its own", .suggestion)])
    }
  }
}

extension Node {
  /// `.name`, `Field.name`, `"name"`, `1`: the same value wherever it stands.
  fileprivate var isConstant: Bool {
    switch kind {
    case .implicitMember, .integerLiteral, .booleanLiteral: true
    case .stringLiteral: !descendants.contains { $0.kind == .interpolation }
    case .chain: children.allSatisfy { $0.kind == .memberSuffix || $0.kind == .identifierExpr && $0.name.first?.isUppercase ?? false }
    default: false
    }
  }
}

extension Call {
  /// Whether both can be on screen at once.
  fileprivate func coexists(with other: Call) -> Bool {
    func outer(of call: Call, without inner: Call) -> [Node] { call.node.ancestors.prefix { !$0.contains(inner.node) }.map { $0 } }
    guard let shared = node.ancestors.first(where: { $0.contains(other.node) }) else { return false }
    let parts = outer(of: self, without: other) + outer(of: other, without: self)
    // The statements of these are alternatives or pages.
    if let call = shared.kind == .closureExpr ? shared.closureArgument?.call : nil, ["ViewThatFits", "TabView", "TabSection", "NavigationSplitView"].contains(call.name) { return false }
    return !parts.contains { part in
      switch part.kind {
      case .ifBranch, .elseClause, .switchCase, .ifConfigClause, .ternaryOperator: return true
      case .callSuffix: return Call(part).map { $0.isNamed("Tab") || $0.isNamed("ViewThatFits") || $0.isNamed("TabView") || $0.isNamed("NavigationLink") || $0.isNamed("ForEach") } ?? false
      default: return false
      }
    }
  }
}
