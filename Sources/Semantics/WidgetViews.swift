import Syntax

extension Project {
  /// Whether a view is part of a widget, directly or through other views: it is drawn once and never updated.
  ///
  /// An app and its widget often declare a view of one name each; then every use of the name counts.
  package func isShownInWidget(_ type: TypeDeclaration) -> Bool {
    var pending = [type]
    var seen: Set<TypeKey> = []
    while let next = pending.popLast() {
      guard seen.insert(TypeKey(next)).inserted, seen.count < 200 else { continue }
      if next.inherited.contains(where: { $0 == "Widget" || $0 == "WidgetBundle" || $0 == "ControlWidget" }) { return true }
      pending += uses(of: next).compactMap(\.owner)
      if !seesAllUses(of: next) { pending += index.constructions(of: next).compactMap { enclosingType(of: $0.call.node, in: $0.file) } }
    }
    return false
  }
}
