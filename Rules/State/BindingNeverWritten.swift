import Linting
import Semantics
import Syntax

extension Rule {
  static let bindingNeverWritten = Rule(
    RuleInfo(
      id: "binding-never-written",
      category: .state,
      summary: "A view only reads its '@Binding'.",
      rationale: "A binding says that the view changes the value. A view that only shows it takes a plain 'let', which is simpler to make and to preview.",
      exceptions: """
        Silent for public views and modifiers, for views with an initialiser, for a binding that is handed on or read in an action or a closure \
        that runs later, where a constant would be out of date, and for views that a presentation or a link shows.
        """,
      severity: .info,
      confidence: .medium,
      profile: .all,
      fix: "unsafe: 'let', and '$x' becomes 'x' where the view is made; else a suggestion")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      let uses = context.project.uses(of: view.type)
      guard view.type.isPlainView(context.index), view.type.initializers.isEmpty, context.project.seesAllUses(of: view.type), !uses.isEmpty, !context.isPreviewType(view.type.node),
        uses.allSatisfy({ !$0.call.node.isShownLater && $0.isInBody(context) })
      else { return [] }
      return view.propertiesInOrder.compactMap { property in
        let accesses = view.accesses(of: property.name)
        guard property.wrapperName == "Binding", property.binding.tree === context.tree, let attribute = property.wrapper, !accesses.isEmpty, accesses.allSatisfy({ isReadWithBody($0, view) }),
          observableBehindBinding(property, view, context) == nil, !context.mayBeUsedUnseen(property, of: view)
        else { return nil }
        return Finding(.info, "This view only reads '\(property.name)'; a plain 'let' is enough", at: attribute.range, fixes: [valueFix(property, attribute, view, context, replacement: nil)])
      }
    }
  }

  private static func isReadWithBody(_ access: Access, _ view: ViewFacts) -> Bool {
    guard case .read = access.kind, access.place == .inline, access.node.name == access.property else { return false }
    return view.memberRegions[access.member] == Regions(.build)
  }
}
