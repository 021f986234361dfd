import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachInlineTransform = Rule(
    RuleInfo(
      id: "foreach-inline-transform",
      category: .identity,
      summary: "The data of a loop is filtered, sorted or mapped where the rows are made.",
      rationale: "'body' runs with each update, and the work on the data with it. Prepare the data when it changes: in the model, or in a state.",
      exceptions: "Silent for literals and 'allCases', and for 'reversed', 'prefix', 'enumerated' and the like, which cost next to nothing.",
      severity: .info, profile: .all,
      fix: "suggestion: prepare the data outside of 'body'")
  ) { context in
    context.loops().compactMap { loop in
      let data = loop.source
      guard data.kind == .chain, !isSmall(data), newElements(loop, context) == nil, let call = data.chainCalls.first(where: { transforms.contains($0.name) && $0.isMember }), context.runsInUpdate(loop.call.node) else { return nil }
      return Finding(.info, "'\(call.name)' runs with each update of this view; prepare the data when it changes", at: call.nameRange, fixes: [FixIt("Prepare the data outside of 'body'", .suggestion)])
    }
  }

  /// A literal, or all cases of an enum.
  private static func isSmall(_ data: Node) -> Bool {
    data.firstChild.map { [.arrayExpr, .stringLiteral].contains($0.kind) } ?? false || data.children.contains { $0.kind == .memberSuffix && $0.name == "allCases" }
  }

  private static let transforms: Set<String> = ["filter", "sorted", "map", "compactMap", "flatMap"]
}
