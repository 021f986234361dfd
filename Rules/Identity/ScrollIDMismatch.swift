import Linting
import Semantics
import Syntax

extension Rule {
  static let scrollIDMismatch = Rule(
    RuleInfo(
      id: "scroll-id-mismatch",
      category: .identity,
      summary: "'scrollTo' names an id that no view in the reader has.",
      rationale: "Scrolling to an id that is not there does nothing, without a word.",
      exceptions: "Only literals are compared; silent unless every id in the reader is a literal, every loop's ids are known to be of another type, and the reader holds no view of the project that has ids inside.",
      severity: .info, confidence: .low, profile: .all,
      fix: "suggestion: the id of a view in the reader")
  ) { context in
    context.calls("scrollTo").compactMap { scroll in
      guard scroll.isMember, let proxy = scroll.callee.previousSibling, proxy.kind == .identifierExpr, let target = scroll.arguments.first?.value, isLiteral(target), !context.isPreview(scroll.node),
        let reader = scroll.node.enclosingCall(where: { $0.isNamed("ScrollViewReader") }), context.isSwiftUI(reader), let closure = reader.trailingClosure, let ids = ids(in: closure, context), !ids.isEmpty, !ids.contains(target.text)
      else { return nil }
      return Finding(.info, "No view in this reader has the id \(target.text)", at: target.range, notes: [Diagnostic.Note("the reader", file: context.file, range: reader.nameRange)], fixes: [FixIt("Use the id of a view in the reader", .suggestion)])
    }
  }

  private static func isLiteral(_ node: Node) -> Bool { node.kind == .integerLiteral || node.kind == .stringLiteral && !node.descendants.contains { $0.kind == .interpolation } }

  /// The literal ids in a reader; nil when there may be others.
  private static func ids(in closure: Node, _ context: FileContext) -> Set<String>? {
    let resolver = TypeResolver(context.index)
    var ids: Set<String> = []
    for node in closure.descendants where node.kind == .callSuffix {
      guard let call = Call(node) else { return nil }
      if call.isNamed("id"), call.isMember {
        guard let value = call.arguments.first?.value, isLiteral(value) else { return nil }
        ids.insert(value.text)
      } else if let loop = DataLoop(call) {
        guard loop.id == nil, let element = resolver.elementDeclaration(loop, context.file), case .known(let name) = resolver.identifier(of: element), !["String", "Int"].contains(name) else { return nil }
      } else if call.isInitializer, context.index.declares(call.name) {
        guard let type = context.project.view(madeBy: call, in: context.file), !type.node.descendants.contains(where: { $0.kind == .memberSuffix && $0.name == "id" && $0.nextSibling?.kind == .callSuffix }) else { return nil }
      } else if !call.isInitializer, !call.isMember {
        // A helper may make views with ids.
        return nil
      }
    }
    // So may a property that gives a view.
    guard let view = context.view(around: closure), !closure.descendants.contains(where: { $0.kind == .identifierExpr && view.property($0.name)?.isComputed ?? false }) else { return nil }
    return ids
  }
}
