import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachAnyView = Rule(
    RuleInfo(
      id: "foreach-any-view",
      category: .identity,
      summary: "The rows of a loop are wrapped in 'AnyView'.",
      rationale: "'AnyView' hides from SwiftUI what a row is made of, so a list cannot tell how many views each row has without making it. The row's closure is a view builder and needs no common type.",
      exceptions: "Silent unless 'AnyView' wraps a view that is made on the spot: stored views, 'any View' and the two sides of '?:' need it. Silent in closures that return.",
      severity: .info,
      fix: "unsafe: drops 'AnyView'",
      references: ["https://developer.apple.com/documentation/swiftui/anyview"])
  ) { context in
    guard !context.calls("AnyView").isEmpty, context.index.isSwiftUI("AnyView") else { return [] }
    return context.loops(["ForEach", "List"]).flatMap { loop -> [Finding] in
      guard let content = loop.content else { return [] }
      return rows(content.statements).compactMap { finding($0, context) }
    }
  }

  /// The rows in the branches of the closure.
  private static func rows(_ statements: [Node]) -> [Node] {
    statements.flatMap { statement -> [Node] in
      switch statement.kind {
      case .ifExpr: return rows(statement.children.flatMap { $0.codeBlock?.statements ?? [] })
      case .switchExpr: return rows(statement.children.filter { $0.kind == .switchCase }.flatMap(\.statements))
      case .chain: return [statement]
      default: return []
      }
    }
  }

  private static func finding(_ row: Node, _ context: FileContext) -> Finding? {
    guard let call = row.rootCall, call.isNamed("AnyView"), !call.isMember, call.arguments.count == 1, let wrapped = call.arguments.first, !wrapped.isTrailing, wrapped.label == nil || wrapped.label == "erasing", wrapped.value.kind == .chain,
      let made = wrapped.value.rootCall, made.isInitializer, !made.isNamed("AnyView"), context.project.receiver(ofExpression: wrapped.value, in: context.file).isView, let first = row.firstChild
    else { return nil }
    var transaction = Transaction()
    transaction.replace(first.start..<wrapped.value.start, with: "", in: context.file)
    transaction.replace(wrapped.value.end..<call.node.end, with: "", in: context.file)
    return Finding(.info, "'AnyView' hides what this row is; the closure of a loop is a view builder and needs none", at: call.nameRange, fixes: [transaction.fix("Leave 'AnyView' out", .unsafe)])
  }
}
