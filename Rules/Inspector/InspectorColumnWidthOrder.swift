import Linting
import Semantics
import Syntax

extension Rule {
  static let inspectorColumnWidthOrder = Rule(
    RuleInfo(
      id: "inspector-column-width-order",
      category: .inspector,
      summary: "The minimum, ideal and maximum of a size are out of order.",
      rationale: "SwiftUI reports contradicting sizes at run time and picks one of them.",
      exceptions: "Silent for values that are no literal numbers.",
      severity: .error,
      fix: "suggestion: numbers in order")
  ) { context in
    context.calls(["inspectorColumnWidth", "navigationSplitViewColumnWidth", "frame", "width"]).compactMap { call -> Finding? in
      guard call.isMember, !context.isPreview(call.node), call.isNamed("width") || context.receiver(of: call).isView else { return nil }
      for labels in labels(of: call) {
        let values = labels.compactMap { label -> (label: String, value: Double)? in call.argument(label).flatMap { number($0.value) }.map { (label, $0) } }
        guard let position = values.indices.dropFirst().first(where: { values[$0 - 1].value > values[$0].value }), let argument = call.argument(values[position - 1].label) else { continue }
        return Finding(.error, "'\(values[position - 1].label)' is larger than '\(values[position].label)'", at: argument.node.range, fixes: [FixIt("Put the numbers in order", .suggestion)])
      }
      return nil
    }
  }

  private static func labels(of call: Call) -> [[String]] {
    switch call.name {
    case "frame": return [["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"]]
    case "width":
      // Only the modifier of `TableColumn` has these labels.
      return call.chain.baseViewName == "TableColumn" ? [["min", "ideal", "max"]] : []
    default: return [["min", "ideal", "max"]]
    }
  }

  private static func number(_ node: Node) -> Double? {
    guard node.kind == .integerLiteral || node.kind == .floatLiteral else { return node.text == ".infinity" ? .infinity : nil }
    return Double(node.text.filter { $0 != "_" })
  }
}
