import Linting
import Semantics
import Syntax

extension Rule {
  static let taskSleepNanoseconds = Rule(
    RuleInfo(
      id: "task-sleep-nanoseconds",
      category: .concurrency,
      summary: "A pause is written in nanoseconds.",
      rationale: "'Task.sleep(for: .milliseconds(500))' says how long it is; in nine digits a zero too many is easily overlooked.",
      exceptions: "Silent for a number that is computed, on systems before iOS 16 and macOS 13, and for a type 'Task' of the project.",
      severity: .info,
      fix: "safe: 'Task.sleep(for:)'; needs iOS 16, macOS 13",
      minimum: .systems("16 13 16 9 1"),
      references: ["https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)"])
  ) { context in
    context.calls("sleep").compactMap { call -> Finding? in
      let arguments = call.arguments
      guard arguments.count == 1, let argument = arguments.first, argument.label == "nanoseconds", call.chain.firstChild?.name == "Task", call.callee.isOn("Task"), context.isSwiftsTask(at: call.node),
        context.targets(at: call.node).meets(.systems("16 13 16 9 1")), let duration = duration(argument.value)
      else { return nil }
      var transaction = Transaction()
      transaction.replace(argument.node.range, with: "for: \(duration)", in: context.file)
      return Finding(.info, "Write the pause as 'Task.sleep(for: \(duration))'", at: argument.node.range, fixes: [transaction.fix("Use 'sleep(for:)'", .safe, minimum: .systems("16 13 16 9 1"))])
    }
  }

  /// `.milliseconds(500)` for 500_000_000, in the largest unit that it is a whole number of.
  private static func duration(_ value: Node) -> String? {
    guard let nanoseconds = number(value), nanoseconds > 0 else { return nil }
    for (unit, size) in [("seconds", 1_000_000_000), ("milliseconds", 1_000_000), ("microseconds", 1_000)] as [(String, UInt64)] where nanoseconds % size == 0 {
      return ".\(unit)(\(nanoseconds / size))"
    }
    return ".nanoseconds(\(nanoseconds))"
  }

  /// The value of a literal, or of a product of literals and `NSEC_PER_SEC`.
  private static func number(_ value: Node) -> UInt64? {
    switch value.kind {
    case .integerLiteral: return literal(value.text)
    case .identifierExpr: return units[value.name]
    case .sequence:
      let parts = Array(value.children)
      var product: UInt64 = 1
      for (position, part) in parts.enumerated() {
        if position % 2 == 1 {
          guard part.kind == .binaryOperator, part.text == "*" else { return nil }
          continue
        }
        guard let factor = number(part) else { return nil }
        let (result, overflow) = product.multipliedReportingOverflow(by: factor)
        guard !overflow else { return nil }
        product = result
      }
      return product
    default: return nil
    }
  }

  private static func literal(_ text: String) -> UInt64? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) { return UInt64(digits.dropFirst(2), radix: radix) }
    return UInt64(digits)
  }

  private static let units: [String: UInt64] = ["NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_MSEC": 1_000_000, "NSEC_PER_USEC": 1_000]
}

extension Node {
  /// A member of the type of the name itself: `Task.sleep`, `Task<Never, Never>.sleep`.
  fileprivate func isOn(_ type: String) -> Bool {
    var previous = previousSibling
    if previous?.kind == .genericSuffix { previous = previous?.previousSibling }
    return previous?.kind == .identifierExpr && previous?.name == type
  }
}
