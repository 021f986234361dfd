import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationBindingIgnoresDismissal = Rule(
    RuleInfo(
      id: "presentation-binding-ignores-dismissal",
      category: .presentation,
      summary: "The setter of a presentation's binding does nothing with 'false'.",
      rationale: """
        When the user swipes a sheet away, SwiftUI sets the binding to 'false'. A setter that ignores it leaves the model thinking that \
        the sheet is up: it comes back with the next update, or cannot be opened again.
        """,
      exceptions: """
        Silent when the setter assigns, calls or is given by name, when the content disables interactive dismissal, and when the content \
        itself calls the model that the getter reads. For covers and alerts, which close by buttons, it is advice, and none when a button acts.
        """,
      severity: .error,
      fix: "suggestion: a setter that undoes what the getter asks")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard case .flag(.computed(let getter, let setter)) = presentation.driver, setter.kind == .closureExpr, !context.isPreview(presentation.call.node),
        let reason = ignored(setter), presentation.contentApplies("interactiveDismissDisabled") == nil
      else { return nil }
      let isSwipeable = presentation.kind == .sheet || presentation.kind == .popover
      if isSwipeable {
        if contentCallsSource(of: getter, presentation, context.view(around: presentation.call.node)) { return nil }
      } else if contentActs(presentation) {
        return nil
      }
      let noun = presentation.kind.noun
      let message =
        reason == .onlyTrue
        ? "The setter of this binding handles only 'true'; a dismissed \(noun) stays set"
        : "The setter of this binding ignores 'false', so a dismissed \(noun) comes back or cannot be opened again"
      let isCertain = isSwipeable && reason == .nothing
      let isNeverClosed = isCertain && neverCloses(getter, setter, context.view(around: presentation.call.node))
      return Finding(
        isNeverClosed ? .error : isCertain ? .warning : .info, message, at: presentation.driverArgument.value.range,
        fixes: suggestion(getter, setter, context).map { [$0] } ?? [])
    }
  }

  private enum Ignored { case nothing, onlyTrue }

  /// The getter asks one private Boolean state that nothing sets to `false`.
  private static func neverCloses(_ getter: Node, _ setter: Node, _ view: ViewFacts?) -> Bool {
    guard let view, getter.kind == .closureExpr, getter.statements.count == 1, let expression = getter.statements.first,
      let property = view.property(expression.selfMember ?? expression.text), property.wrapperName == "State", property.isPrivate
    else { return false }
    return view.accesses(of: property.name).allSatisfy { access in
      switch access.kind {
      case .read: true
      case .write(let value): value?.text == "true"
      default: false
      }
    }
  }

  /// Whether the setter's closure drops "dismissed": it does nothing at all, or only for `true`.
  private static func ignored(_ setter: Node) -> Ignored? {
    let statements = setter.statements
    if !statements.contains(where: acts) { return .nothing }
    guard statements.count == 1, statements[0].kind == .ifExpr, statements[0].firstChild(.elseClause) == nil,
      let branch = statements[0].firstChild(.ifBranch), statements[0].children.count(where: { $0.kind == .ifBranch }) == 1,
      let condition = branch.firstChild
    else { return nil }
    let parameter = setter.firstChild(.closureSignature)?.descendants.first { $0.kind == .closureParameter }?.declaredName ?? "$0"
    return condition.text == parameter ? .onlyTrue : nil
  }

  private static func acts(_ node: Node) -> Bool {
    ([node] + Array(node.descendants)).contains {
      switch $0.kind {
      case .callSuffix, .assignmentOperator, .inoutExpr, .macroExpansion: true
      case .binaryOperator: $0.text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains($0.text)
      default: false
      }
    }
  }

  /// The content uses the object that the getter reads, so it can close itself through it.
  private static func contentCallsSource(of getter: Node, _ presentation: Presentation, _ view: ViewFacts?) -> Bool {
    let names = getter.descendants.filter { $0.kind == .identifierExpr && $0.name != "self" }.map(\.name)
    let roots = Set(names.filter { !["State", "Binding"].contains(view?.property($0)?.wrapperName ?? "") })
    return presentation.call.arguments.contains { argument in
      argument.node != presentation.driverArgument.node
        && argument.node.descendants.contains {
          $0.kind == .identifierExpr && (roots.contains($0.name) || roots.contains(String($0.name.drop { $0 == "$" })))
        }
    }
  }

  private static func contentActs(_ presentation: Presentation) -> Bool {
    presentation.call.arguments.contains { argument in
      guard argument.node != presentation.driverArgument.node else { return false }
      return argument.node.descendants.contains { closure in
        guard closure.kind == .closureExpr, closure.index != argument.value.index else { return false }
        return closure.statements.contains(where: acts)
      }
    }
  }

  private static func suggestion(_ getter: Node, _ setter: Node, _ context: FileContext) -> FixIt? {
    guard getter.kind == .closureExpr, getter.statements.count == 1, let expression = getter.statements.first, !context.tree.hasComment(in: setter.range) else { return nil }
    var undo: String?
    if expression.kind == .sequence {
      let parts = Array(expression.children)
      if parts.count == 3, parts[1].text == "!=", parts[2].kind == .nilLiteral { undo = "\(parts[0].text) = nil" }
    } else if expression.kind == .chain || expression.kind == .identifierExpr, !expression.children.contains(where: { $0.kind == .callSuffix }) {
      undo = "\(expression.text) = false"
    }
    guard let undo else { return nil }
    return FixIt("Undo what opened it when the binding becomes false", .suggestion, edits: [context.edit(setter.range, "{ if !$0 { \(undo) } }")])
  }
}
