import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationConstantBinding = Rule(
    RuleInfo(
      id: "presentation-constant-binding",
      category: .presentation,
      summary: "A presentation is driven by a constant binding.",
      rationale: """
        SwiftUI writes 'false' or nil into the binding when the presentation is dismissed. A constant swallows that write: the sheet comes \
        up again with the next update, or the state behind it stays set and the next error is never shown.
        """,
      exceptions: """
        Silent in previews, tests and demo files; for '.constant(true)' with 'interactiveDismissDisabled()' in the content (the always-on \
        bottom sheet); for covers that follow an observed model (a lock screen); for inspectors pinned open; and where 'onDismiss' itself resets what the constant reads.
        """,
      severity: .error,
      fix: "safe for alerts and dialogs on an optional state: a binding that sets it to nil; unsafe for sheets: the item form")
  ) { context in
    guard !context.presentations.isEmpty, !isSampleFile(context.file) else { return [] }
    return context.presentations.compactMap { presentation in
      guard case .constant(let value) = presentation.driver.binding, !context.isPreview(presentation.call.node), !resetsOnDismiss(presentation, value, context) else { return nil }
      return finding(presentation, value, context)
    }
  }

  /// `onDismiss` changes a state that the constant reads: what SwiftUI could not write, the closure does.
  private static func resetsOnDismiss(_ presentation: Presentation, _ value: Node, _ context: FileContext) -> Bool {
    guard let view = context.view(around: presentation.call.node), let closure = presentation.call.argument("onDismiss")?.value else { return false }
    let read = Set(view.accesses(in: value).map(\.property))
    // A method by its name is code as well.
    let code = [closure] + view.references(in: closure).map { view.members[$0.target].node }
    return code.contains { view.accesses(in: $0).contains { $0.isWrite && read.contains($0.property) } }
  }

  private static func isSampleFile(_ file: SourceFile) -> Bool {
    let name = file.fileName
    return ["Preview", "Snapshot", "Demo"].contains { name.contains($0) } || file.isInTests
  }

  private static func finding(_ presentation: Presentation, _ value: Node, _ context: FileContext) -> Finding? {
    let view = context.view(around: presentation.call.node)
    let noun = presentation.kind.noun
    let text = value.text
    let isCover = presentation.kind == .fullScreenCover
    let severity: Severity
    let message: String
    switch presentation.kind {
    case .fullScreenCover where !["true", "false", "nil"].contains(text):
      // A cover that follows a model is a lock screen or the like.
      guard readsOnlyState(value, view) else { return nil }
      severity = .info
      message = "The binding is constant, so nothing in the cover can dismiss it; it closes only when the state changes"
    case .sheet, .popover, .fullScreenCover:
      if text == "false" || text == "nil" {
        severity = isCover ? .info : .error
        message = "The binding is always '\(text)', so this \(noun) can never appear"
      } else {
        guard !disablesDismissal(presentation, view, context) else { return nil }
        severity = isCover ? .info : .warning
        message =
          text == "true"
          ? "The binding is always 'true', so this \(noun) can never be dismissed"
          : "The binding is constant, so SwiftUI cannot write \"dismissed\" back; the \(noun) can come up again or never close"
      }
    case .inspector:
      guard text != "true" else { return nil }
      severity = .info
      message = "The binding is constant, so the inspector's own controls cannot close it"
    default:
      // A button closes the alert; whether it comes back depends on who resets the source.
      let isReset = source(value, view).map { property in view.map { resets(property.name, $0) } ?? true } ?? true
      severity = isReset ? .info : .warning
      message =
        isReset
        ? "The binding is constant; a binding that resets its source would close the \(noun) in every way"
        : "The binding is constant and nothing sets '\(source(value, view)?.name ?? text)' to nil, so the \(noun) comes back with the next update"
    }
    // When every button resets the source there is no other way out of an alert either.
    let isHarmless = severity == .info && (presentation.kind == .alert || presentation.kind == .confirmationDialog) && everyButtonWrites(presentation)
    return Finding(
      severity, message, at: presentation.driverArgument.value.range, fixes: fix(presentation, value, view, context).map { [$0] } ?? [], profile: isHarmless ? .presentation : .default)
  }

  private static func everyButtonWrites(_ presentation: Presentation) -> Bool {
    guard let closure = presentation.contentClosure else { return false }
    let buttons = closure.descendants.compactMap { $0.kind == .callSuffix ? Call($0) : nil }.filter { $0.isNamed("Button") && !$0.isMember }
    return !buttons.isEmpty && buttons.allSatisfy { button in
      button.arguments.contains { argument in
        argument.value.kind == .closureExpr && argument.value.descendants.contains { $0.kind == .assignmentOperator || $0.kind == .callSuffix } && argument.label != "label"
          || argument.label == "action" && argument.value.kind != .closureExpr
      }
    }
  }

  /// In the content, or in a view of the project that the content makes.
  private static func disablesDismissal(_ presentation: Presentation, _ view: ViewFacts?, _ context: FileContext) -> Bool {
    guard let call = presentation.contentApplies("interactiveDismissDisabled") else {
      let made = presentation.content?.descendants.filter { $0.kind == .callSuffix }.compactMap { Call($0) }.filter { $0.isInitializer } ?? []
      return made.contains { call in
        guard case .found(let type) = context.index.resolve([call.name], from: view.map { $0.type.scope + [$0.type.name] } ?? [], in: context.file) else { return false }
        return type.node.descendants.contains { $0.kind == .memberSuffix && $0.name == "interactiveDismissDisabled" }
      }
    }
    return call.arguments.first.map { $0.value.text == "true" } ?? true
  }

  /// Every name in the expression is a `@State` or `@Binding` of the view.
  private static func readsOnlyState(_ value: Node, _ view: ViewFacts?) -> Bool {
    guard let view else { return false }
    let names = ([value] + Array(value.descendants)).filter { $0.kind == .identifierExpr && $0.name != "self" }.map(\.name)
    return !names.isEmpty && names.allSatisfy { ["State", "Binding"].contains(view.property($0)?.wrapperName ?? "") }
  }

  /// The optional state of `x != nil`.
  private static func source(_ value: Node, _ view: ViewFacts?) -> Property? {
    guard value.kind == .sequence else { return nil }
    let parts = Array(value.children)
    guard parts.count == 3, parts[1].text == "!=", parts[2].kind == .nilLiteral else { return nil }
    guard let property = view?.property(parts[0].selfMember ?? parts[0].text), property.isOptional,
      property.wrapperName == "State" || property.wrapperName == "Binding"
    else { return nil }
    return property
  }

  private static func resets(_ name: String, _ view: ViewFacts) -> Bool {
    view.accesses(of: name).contains {
      switch $0.kind {
      case .write(let value): value == nil || value?.kind == .nilLiteral
      // Who gets the binding may reset it.
      case .projection: true
      default: false
      }
    }
  }

  private static func fix(_ presentation: Presentation, _ value: Node, _ view: ViewFacts?, _ context: FileContext) -> FixIt? {
    guard let view, let property = source(value, view), !context.tree.hasComment(in: presentation.driverArgument.value.range) else { return nil }
    let name = property.name
    let argument = presentation.driverArgument
    switch presentation.kind {
    case .alert, .confirmationDialog:
      // As the author writes it: `x` or `self.x`.
      let spelling = value.firstChild?.text ?? name
      let binding = "Binding(get: { \(spelling) != nil }, set: { if !$0 { \(spelling) = nil } })"
      return FixIt("Set '\(name)' to nil when the \(presentation.kind.noun) closes", .safe, edits: [context.edit(argument.value.range, binding)])
    case .sheet, .fullScreenCover, .popover: return ItemDriverFix.fix(presentation, property, view, context)
    default: return nil
    }
  }
}
