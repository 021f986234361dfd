import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachRowCountVaries = Rule(
    RuleInfo(
      id: "foreach-row-count-varies",
      category: .identity,
      summary: "A row of a list is there for some elements only.",
      rationale: "When the closure of a loop makes no view for some elements, a list or lazy stack has to make every row before it knows how many there are. Filter the data, or put the condition into one view.",
      exceptions: "Silent outside of lists and lazy containers, with an 'else', and for 'if #available'.",
      severity: .info, profile: .all,
      fix: "suggestion: filter the data, or return one container",
      references: ["https://developer.apple.com/videos/play/wwdc2023/10160/"])
  ) { context in
    context.loops(["ForEach", "List"]).compactMap { loop in
      guard let content = loop.content, isLazy(loop, context), let condition = content.statements.first(where: isOpen) else { return nil }
      return Finding(
        .info, "This row is there for some elements only, so the list makes all rows to know how many there are", at: condition.start..<condition.start + 2,
        fixes: [FixIt("Filter the data, or return one container", .suggestion)])
    }
  }

  /// `if` without an `else`, which asks for no system.
  private static func isOpen(_ statement: Node) -> Bool {
    guard statement.kind == .ifExpr, statement.firstChild(.elseClause) == nil else { return false }
    return !statement.descendants.contains { $0.kind == .availabilityCondition }
  }

  private static func isLazy(_ loop: DataLoop, _ context: FileContext) -> Bool {
    guard loop.call.isNamed("ForEach") else { return true }
    let outer = loop.call.node.enclosingCall { !["Section", "Group"].contains($0.name) }
    return outer.map { lazyContainers.contains($0.name) && context.isSwiftUI($0) } ?? false
  }
}
