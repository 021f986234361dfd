import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachClosedRange = Rule(
    RuleInfo(
      id: "foreach-closed-range",
      category: .identity,
      summary: "'ForEach' over a closed range has no 'id:', which does not compile.",
      rationale: "Without 'id:' 'ForEach' takes a half-open range of numbers only: '0..<5'. A closed range needs 'id: \\.self'.",
      exceptions: "Silent with an 'id:', in files that import other modules than Apple's, and when the project makes whole numbers identifiable or adds an initialiser to 'ForEach'.",
      severity: .warning,
      fix: "safe: a half-open range when both bounds are literals, else 'id: \\.self'",
      references: ["https://developer.apple.com/documentation/swiftui/foreach"])
  ) { context in
    guard context.seesEverything, !context.hasIdentifiableNumbers else { return [] }
    return context.loops(["ForEach"]).compactMap { loop in
      let range = loop.source
      guard loop.id == nil, range.kind == .sequence, range.children.contains(where: { $0.kind == .binaryOperator && $0.text == "..." }) else { return nil }
      return Finding(.warning, "'ForEach' takes a closed range only with an 'id:'", at: loop.data.range, fixes: [fix(loop, range, context)])
    }
  }

  private static func fix(_ loop: DataLoop, _ range: Node, _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    let parts = Array(range.children)
    if parts.count == 3, parts[0].kind == .integerLiteral, parts[2].kind == .integerLiteral, let last = Int(parts[2].text), last < .max {
      transaction.replace(parts[0].end..<parts[2].end, with: "..<\(last + 1)", in: context.file)
      return transaction.fix("Make the range half-open", .safe)
    }
    transaction.insert(", id: \\.self", at: loop.data.end, in: context.file)
    return transaction.fix("Add 'id: \\.self'", .safe)
  }
}
