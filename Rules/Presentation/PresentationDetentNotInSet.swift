import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationDetentNotInSet = Rule(
    RuleInfo(
      id: "presentation-detent-not-in-set",
      category: .presentation,
      summary: "The selected detent is not one of the sheet's detents.",
      rationale: "A selection that is not in the set is ignored: the sheet stands at the smallest detent and the assignment does nothing.",
      exceptions: "Silent when the set or the value is not written as a literal.",
      severity: .warning,
      fix: "unsafe: the detent is added to the set")
  ) { context in
    context.calls("presentationDetents").compactMap { call -> Finding? in
      guard call.isMember, let set = call.arguments.first?.value, set.kind == .arrayExpr, let selection = call.argument("selection")?.value, case .projection(let name) = BindingExpression(selection),
        let view = context.view(around: call.node), view.isState(name), let property = view.property(name), !context.isPreview(call.node)
      else { return nil }
      var elements: Set<String> = []
      for element in set.children {
        guard let detent = detent(element, view) else { return nil }
        elements.insert(detent)
      }
      var values = [property.initialValue].compactMap { $0 }
      for access in view.accesses(of: name) { if case .write(let value?) = access.kind { values.append(value) } }
      guard let missing = values.first(where: { value in detent(value, view).map { !elements.contains($0) } ?? false }), let spelling = detent(missing, view) else { return nil }
      var transaction = Transaction()
      if let last = set.children.map({ $0 }).last { transaction.insert(", \(spelling)", at: last.end, in: context.file) } else { transaction.block() }
      return Finding(
        .warning, "'\(spelling)' is selected here but is not one of the detents", at: call.nameRange, notes: [Diagnostic.Note("selected here", file: context.fileOf(missing, view), range: missing.range)],
        fixes: [transaction.fix("Add '\(spelling)' to the detents", .unsafe)])
    }
  }

  /// A detent in one spelling, `.height(300)`; nil when it is not a literal.
  private static func detent(_ node: Node, _ view: ViewFacts, depth: Int = 0) -> String? {
    var text = node.text
    for prefix in ["PresentationDetent", "SwiftUI.PresentationDetent"] where text.hasPrefix(prefix + ".") { text = String(text.dropFirst(prefix.count)) }
    if text == ".medium" || text == ".large" { return text }
    if text.hasPrefix(".height(") || text.hasPrefix(".fraction(") {
      guard let call = node.children.compactMap({ $0.kind == .callSuffix ? Call($0) : nil }).last, let value = call.arguments.first?.value, value.kind == .integerLiteral || value.kind == .floatLiteral, let number = Double(value.text.filter { $0 != "_" }) else { return nil }
      return ".\(call.name)(\(Int(exactly: number).map { "\($0)" } ?? "\(number)"))"
    }
    // `Self.small`, `small`
    let name = text.hasPrefix("Self.") ? String(text.dropFirst(5)) : text.hasPrefix(view.name + ".") ? String(text.dropFirst(view.name.count + 1)) : nil
    guard depth == 0, let name, let property = view.type.properties.first(where: { $0.name == name && $0.isStatic && $0.isLet }), let value = property.initialValue else { return nil }
    return detent(value, view, depth: 1)
  }
}
