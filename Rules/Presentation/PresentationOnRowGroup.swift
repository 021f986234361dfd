import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationOnRowGroup = Rule(
    RuleInfo(
      id: "presentation-on-row-group",
      category: .presentation,
      summary: "A presentation modifier on a 'Section', 'ForEach' or 'Group' is applied to each of its rows.",
      rationale: """
        These containers are not views with a place on the screen: they hand their modifiers on to their children. Several copies of the \
        presentation then react to one state.
        """,
      exceptions: "Silent on a 'Section' with a single row, and on a 'Group' around one view or the branches of an 'if'.",
      severity: .warning,
      fix: "unsafe: the modifier moves to the enclosing list, form or stack")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind != .navigationDestination, let group = Placement.rowGroup(of: presentation, context), !context.isPreview(presentation.call.node), !isPerRow(presentation, group) else { return nil }
      let isQuiet = presentation.kind == .alert || presentation.kind == .confirmationDialog
      return Finding(
        isQuiet ? .info : .warning, "A modifier on '\(group.name)' is applied to each of its rows, so several copies of this \(presentation.kind.noun) react to one state", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("this group of rows", file: context.file, range: group.nameRange)], fixes: [fix(presentation, group, context)])
    }
  }

  /// The driver belongs to the row of a loop around the group.
  private static func isPerRow(_ presentation: Presentation, _ group: Call) -> Bool {
    switch presentation.driver.binding {
    case .projection(let name), .path(let name, _): presentation.driverArgument.value.localDeclaration(of: name, upTo: presentation.call.tree.root) != nil
    default: true
    }
  }

  private static func fix(_ presentation: Presentation, _ group: Call, _ context: FileContext) -> FixIt {
    let title = "Move the \(presentation.kind.noun) to the container around the rows"
    var call = group
    while let outer = Placement.enclosingBuilder(call), outer.isInitializer {
      if ["List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"].contains(outer.name), !presentation.call.node.isConditionallyCompiled {
        var transaction = Transaction()
        transaction.move(presentation.call, after: outer.chain, in: context.file)
        return transaction.fix(title, .unsafe)
      }
      call = outer
    }
    return FixIt(title, .suggestion)
  }
}
