import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationInRowView = Rule(
    RuleInfo(
      id: "presentation-in-row-view",
      category: .presentation,
      summary: "A sheet belongs to a row, which can go away while the sheet is up.",
      rationale: "When the row is deleted, filtered out or scrolled away, its state and the sheet that it drives go with it.",
      exceptions: "Silent for alerts, dialogs and popovers, and for rows of a stack that is not lazy, unless the sheet itself can remove the row.",
      severity: .info, confidence: .low, profile: .all,
      fix: "suggestion: present from the list, by item")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      view.presentations.filter { $0.isModal && $0.call.tree === context.tree && $0.driverName.map { view.isState($0) } ?? false }.compactMap { presentation -> Finding? in
        guard let row = context.project.uses(of: view.type).first(where: { isRow($0) }), isLazy(row) || canRemove(presentation) else { return nil }
        return Finding(
          .info, "'\(view.name)' is a row; when it is removed or scrolled away, this \(presentation.kind.noun) goes with it", at: presentation.call.nameRange,
          notes: [Diagnostic.Note("made as a row here", file: row.file, range: row.call.nameRange)], fixes: [FixIt("Present from the list, by item", .suggestion)])
      }
    }
  }

  private static func isRow(_ use: Use) -> Bool { use.call.node.enclosingCall(where: { $0.isNamed("ForEach") || $0.isNamed("List") && !($0.arguments.first?.isTrailing ?? true) }) != nil }

  private static func isLazy(_ use: Use) -> Bool { use.call.node.enclosingCall(where: { $0.name.hasPrefix("Lazy") }) != nil }

  private static func canRemove(_ presentation: Presentation) -> Bool {
    presentation.call.node.descendants.contains { $0.kind == .callSuffix && (Call($0).map { $0.isMember && ($0.name.hasPrefix("delete") || $0.name.hasPrefix("remove")) } ?? false) }
  }
}
