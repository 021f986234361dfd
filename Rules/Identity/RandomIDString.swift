import Linting
import Semantics
import Syntax

extension Rule {
  static let randomIDString = Rule(
    RuleInfo(
      id: "random-id-string",
      category: .identity,
      summary: "A value that is made while a view updates gets a new random id each time.",
      rationale: "'let id = UUID().uuidString' gives each value an id of its own. A value that 'body' makes is another one with each update; whatever is told by its id, a row, a sheet or an animation, starts again.",
      exceptions: "Silent unless some 'body' makes the value, or code that it calls; elements of a loop are left to 'foreach-unstable-id'.",
      severity: .info, confidence: .low, profile: .all,
      fix: "suggestion: an id that follows from the content")
  ) { context in
    context.types.compactMap { type -> Finding? in
      guard type.kind == .struct, let id = context.idProperty(of: type), id.initialValue?.text == "UUID().uuidString", context.index.isIdentifiable(type).isYes, !context.isModel(type) else { return nil }
      let made = context.index.constructions(of: type).first { isMadeInUpdate($0, type, context) }
      guard let made else { return nil }
      return Finding(
        .info, "'\(type.name)' gets a new id each time it is made, and a view makes it with each update", at: context.tree.range(ofToken: id.nameToken), notes: [Diagnostic.Note("made here", file: made.file, range: made.call.nameRange)],
        fixes: [FixIt("Let the id follow from the content", .suggestion)])
    }
  }

  private static func isMadeInUpdate(_ construction: Construction, _ type: TypeDeclaration, _ context: FileContext) -> Bool {
    let call = construction.call
    guard case .found(let made) = context.index.resolve(call.calleePath, from: call.node.enclosingTypeNames, in: construction.file), made.node == type.node, freshID(of: type, call, context) != nil, !call.node.isInPreview,
      let view = context.view(around: call.node, in: construction.file), let position = view.members.firstIndex(where: { $0.node.tree === call.tree && $0.node.contains(call.node) }),
      ViewFacts.place(of: call.node, in: view.members[position].node, context.index) == .inline, view.memberRegions[position].kinds == .build
    else { return false }
    // Elements of loops are for another rule.
    return !call.node.ancestors.contains { $0.kind == .arrayExpr || $0.kind == .closureExpr && ["map", "compactMap"].contains($0.closureArgument?.call.name) }
  }
}
