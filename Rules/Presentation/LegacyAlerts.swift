import Linting
import Semantics
import Syntax

/// The old `alert` and `actionSheet`, whose closure makes an `Alert` or an `ActionSheet`.
struct LegacyAlert {
  let call: Call
  /// `Alert(…)` or `ActionSheet(…)`
  let value: Call
  let driver: Call.Argument
  var isActionSheet: Bool { call.isNamed("actionSheet") }
  var isItemDriven: Bool { driver.label == "item" }

  init?(_ call: Call, _ context: FileContext) {
    guard call.isMember, call.isNamed("alert") || call.isNamed("actionSheet"), let first = call.arguments.first, first.label == "isPresented" || first.label == "item", call.argument("actions") == nil, call.argument("error") == nil,
      call.arguments.count == 2, let closure = (call.argument("content") ?? call.arguments.first { $0.isTrailing })?.value, closure.kind == .closureExpr, closure.statements.count == 1
    else { return nil }
    let statement = closure.statements.first
    let expression = statement?.kind == .returnStatement ? statement?.expressionChild : statement
    guard let made = expression?.rootCall, made.chain == expression, made.isNamed(call.isNamed("alert") ? "Alert" : "ActionSheet"), !made.isMember, context.index.isSwiftUI(made.name) else { return nil }
    self.call = call
    value = made
    driver = first
  }

  static func all(in context: FileContext) -> [LegacyAlert] {
    context.calls(["alert", "actionSheet"]).compactMap { LegacyAlert($0, context) }.filter { !context.isPreview($0.call.node) }
  }

  /// The chains with several of them, of which only the last works; with the second call of each.
  static func conflicts(in context: FileContext) -> [(second: LegacyAlert, all: [LegacyAlert])] {
    Dictionary(grouping: all(in: context)) { $0.call.chain }.values.compactMap { group in
      let sorted = group.sorted { $0.call.nameToken < $1.call.nameToken }
      return sorted.count >= 2 ? (sorted[1], sorted) : nil
    }
  }

  // MARK: The new form

  /// The replacement of the whole modifier; nil when a part is no literal shape.
  func replacement(_ context: FileContext) -> String? {
    guard !isItemDriven, let title = value.argument("title")?.value, let titleText = titleText(title, context), !context.tree.hasComment(in: call.node.range), !call.node.hasMultilineString else { return nil }
    var buttons: [(text: String, node: Node)] = []
    if isActionSheet {
      if let list = value.argument("buttons")?.value {
        guard list.kind == .arrayExpr else { return nil }
        for button in list.children {
          guard let text = Self.button(button) else { return nil }
          buttons.append((text, button))
        }
      }
    } else {
      for label in ["dismissButton", "primaryButton", "secondaryButton"] {
        guard let button = value.argument(label)?.value else { continue }
        guard let text = Self.button(button) else { return nil }
        buttons.append((text, button))
      }
    }
    let tree = context.tree, line = tree.lineEnd, base = tree.indentation(at: call.callee.start)
    let inner = base + tree.indentationUnit(around: call.node)
    var text = ".\(isActionSheet ? "confirmationDialog" : "alert")(\(titleText), isPresented: \(driver.value.text)\(isActionSheet ? ", titleVisibility: .visible" : ""))"
    if buttons.isEmpty {
      text += " {}"
    } else {
      text += " {\(line)" + buttons.map { "\(inner)\(Transaction.reindented($0.text, from: tree.indentation(at: $0.node.start), to: inner))" }.joined(separator: line) + "\(line)\(base)}"
    }
    if let message = value.argument("message")?.value, message.kind != .nilLiteral { text += " message: {\(line)\(inner)\(message.text)\(line)\(base)}" }
    return text
  }

  /// `Text("Delete?")` → `"Delete?"`; anything else stays a `Text`.
  private func titleText(_ title: Node, _ context: FileContext) -> String? {
    // Whatever else it is made of, the title is a Text, which the new form takes too; '.init(…)' would be anything.
    guard let call = title.rootCall, call.isNamed("Text"), call.chain == title else { return title.leadingMember == nil ? title.text : nil }
    if call.arguments.count == 1, let only = call.arguments.first, only.label == nil, only.value.kind == .stringLiteral, title.children.map({ $0 }).last == call.node { return only.value.text }
    if call.arguments.count == 1, let only = call.arguments.first, only.label == nil, only.value.kind == .identifierExpr, title.children.map({ $0 }).last == call.node,
      TypeResolver(context.index).type(of: only.value, in: context.file) == .known("String")
    {
      return only.value.text
    }
    return title.text
  }

  /// A button of the builder for `.default(Text("OK")) { … }` and its relatives.
  private static func button(_ node: Node) -> String? {
    guard node.kind == .chain, let call = node.children.map({ $0 }).last.flatMap({ Call($0) }) else { return nil }
    let label = call.arguments.first { $0.label == nil && !$0.isTrailing }
    let action = (call.argument("action") ?? call.arguments.first { $0.isTrailing })?.value
    let role: String
    switch call.name {
    case "default": role = ""
    case "cancel": role = ", role: .cancel"
    case "destructive": role = ", role: .destructive"
    default: return nil
    }
    var title = "\"Cancel\""
    if let label {
      guard let text = label.value.rootCall, text.isNamed("Text"), text.arguments.count == 1, let only = text.arguments.first, only.label == nil, only.value.kind == .stringLiteral, text.chain.children.map({ $0 }).last == text.node else { return nil }
      title = only.value.text
    } else if call.name != "cancel" {
      return nil
    }
    guard let action, action.kind != .nilLiteral else { return "Button(\(title)\(role)) {}" }
    if action.kind == .closureExpr { return "Button(\(title)\(role)) \(action.text)" }
    return "Button(\(title)\(role), action: \(action.text))"
  }

  func fix(_ context: FileContext) -> FixIt {
    let title = "Use '\(isActionSheet ? "confirmationDialog" : "alert")' with a builder"
    guard call.callee.kind == .memberSuffix, let text = replacement(context) else { return FixIt(title, .suggestion, minimum: Minimum.alertWithActions) }
    return FixIt(title, .unsafe, edits: [context.edit(call.callee.start..<call.node.end, text)], minimum: Minimum.alertWithActions)
  }
}

extension Rule {
  static let legacyAlert = Rule(
    RuleInfo(
      id: "legacy-alert",
      category: .presentation,
      summary: "An alert is made with 'Alert', which a builder has replaced.",
      rationale: """
        Since iOS 15 and macOS 12 'alert(_:isPresented:actions:message:)' takes ordinary buttons with roles; 'alert(isPresented:content:)' \
        is deprecated, and of several on one view only the last works.
        """,
      exceptions: "Silent below iOS 15 and macOS 12 and when 'Alert' is a type of the project. Alerts by item are a suggestion: the new form wants a Boolean.",
      severity: .info,
      fix: "unsafe: titles, messages, buttons and roles mapped",
      references: ["https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)"])
  ) { context in
    let reported = Set(LegacyAlert.conflicts(in: context).flatMap(\.all).map(\.call.node))
    return LegacyAlert.all(in: context).compactMap { alert -> Finding? in
      guard !alert.isActionSheet, !reported.contains(alert.call.node), context.targets(at: alert.call.node).meets(Minimum.alertWithActions), !alert.call.node.isAvailabilityFallback else { return nil }
      return Finding(.info, "'alert' with 'Alert' is superseded by 'alert(_:isPresented:actions:message:)'", at: alert.call.nameRange, fixes: [alert.fix(context)])
    }
  }

  static let legacyActionSheet = Rule(
    RuleInfo(
      id: "legacy-action-sheet",
      category: .presentation,
      summary: "'actionSheet' is superseded by 'confirmationDialog'.",
      rationale: "Since iOS 15 'confirmationDialog' shows the same choice with ordinary buttons, adapts to each device and exists on macOS too.",
      exceptions: "Silent below iOS 15 and when 'ActionSheet' is a type of the project. Buttons that are no literal array are a suggestion.",
      severity: .info,
      fix: "unsafe: titles, messages, buttons and roles mapped")
  ) { context in
    let reported = Set(LegacyAlert.conflicts(in: context).flatMap(\.all).map(\.call.node))
    return LegacyAlert.all(in: context).compactMap { sheet -> Finding? in
      guard sheet.isActionSheet, !reported.contains(sheet.call.node), context.targets(at: sheet.call.node).meets(Minimum.alertWithActions), !sheet.call.node.isAvailabilityFallback else { return nil }
      return Finding(.info, "'actionSheet' is superseded by 'confirmationDialog'", at: sheet.call.nameRange, fixes: [sheet.fix(context)])
    }
  }

  static let multipleLegacyAlerts = Rule(
    RuleInfo(
      id: "multiple-legacy-alerts",
      category: .presentation,
      summary: "Of several old alerts on one view only the last works.",
      rationale: """
        'alert(isPresented:content:)' stores its alert in one place of the view: the last modifier of a chain wins and the others never \
        show. The alerts with a builder coexist.
        """,
      exceptions: "Silent for alerts on different views, in different branches of '#if', and for the new form.",
      severity: .error,
      fix: "unsafe: all of them become alerts with a builder (iOS 15, macOS 12)")
  ) { context in
    LegacyAlert.conflicts(in: context).map { second, all in
      var fix = FixIt("Use alerts with a builder", .suggestion, minimum: Minimum.alertWithActions)
      let edits = all.compactMap { alert in alert.replacement(context).map { context.edit(alert.call.callee.start..<alert.call.node.end, $0) } }
      if edits.count == all.count { fix = FixIt("Use alerts with a builder", .unsafe, edits: edits, minimum: Minimum.alertWithActions) }
      return Finding(
        .error, "Of the old alerts on one view only the last works, so the others never show", at: second.call.nameRange,
        notes: all.filter { $0.call.node != second.call.node }.map { Diagnostic.Note("on the same view", file: context.file, range: $0.call.nameRange) }, fixes: [fix])
    }
  }

  static let alertRedundantOK = Rule(
    RuleInfo(
      id: "alert-redundant-ok",
      category: .presentation,
      summary: "An alert's only button is an empty \"OK\", which it gets by itself.",
      rationale: "An alert without buttons shows \"OK\" in the user's language.",
      exceptions: "Silent for titles from a table or a constant, for actions that do something, and for dialogs.",
      severity: .info, profile: .all,
      fix: "unsafe: the button goes")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .alert, !presentation.isItemDriven, presentation.call.arguments.first?.label == nil, presentation.call.argument("presenting") == nil, let closure = presentation.contentClosure, closure.statements.count == 1,
        let button = closure.statements.first?.rootCall, button.isNamed("Button"), button.chain.children.map({ $0 }).last == button.node, button.arguments.first?.value.text == "\"OK\"",
        let action = button.trailingClosure, action.statements.isEmpty, button.arguments.allSatisfy({ $0.label == nil || $0.label == "role" && $0.value.text == ".cancel" }), !context.isPreview(presentation.call.node)
      else { return nil }
      var transaction = Transaction()
      transaction.replace(closure.start..<closure.end, with: "{}", in: context.file)
      return Finding(.info, "An alert shows \"OK\" by itself when it has no buttons", at: button.nameRange, fixes: [transaction.fix("Remove the button", .unsafe)])
    }
  }
}
