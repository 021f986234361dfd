import Linting
import Semantics
import Syntax

/// Lets an optional state drive a presentation that a computed Boolean drove.
enum ItemDriverFix {
  /// `item: $x` with the content's `x!` replaced by the closure's parameter.
  static func fix(_ presentation: Presentation, _ property: Property, _ view: ViewFacts, _ context: FileContext) -> FixIt? {
    let name = property.name
    guard let closure = presentation.contentClosure, closure.firstChild(.closureSignature) == nil, let path = property.wrappedType?.typePath,
      case .found(let type) = context.index.resolve(path, from: view.type.scope + [view.type.name], in: context.file),
      context.index.isIdentifiable(type).isYes
    else { return nil }
    var edits = [context.edit(presentation.driverArgument.node.range, "item: $\(name)")]
    if let content = view.optionalContent(of: presentation), content.property.name == name, case .binding(let statement, let bound, let body) = content.form {
      guard bound == name, let unwrapping = Unwrapping.edits(statement: statement, body: body, context) else { return nil }
      edits += unwrapping
    } else {
      for access in view.accesses(of: name) where closure.contains(access.node) {
        guard case .read = access.kind, access.node.kind == .identifierExpr, let mark = access.node.nextSibling, access.node.parent?.kind == .chain,
          mark.kind == .unwrapSuffix
        else { return nil }
        edits.append(context.edit(access.node.start..<mark.end, name))
      }
    }
    edits += OnDismissReset.edits(name, presentation, view, context)
    edits.append(ClosureParameter.insertion(name, closure, context))
    return FixIt("Drive the \(presentation.kind.noun) with '\(name)'", .unsafe, edits: edits)
  }
}
