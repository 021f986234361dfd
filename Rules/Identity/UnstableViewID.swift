import Linting
import Semantics
import Syntax

extension Rule {
  static let unstableViewID = Rule(
    RuleInfo(
      id: "unstable-view-id",
      category: .identity,
      summary: "The 'id' of a view changes while the view is in use.",
      rationale: """
        A view with another id is another view: the old one goes with its state, its focus and its scroll position. An id that is a new value \
        with each update does that all the time; an id that contains the text of its own field does it with each letter.
        """,
      exceptions: """
        Silent for ids that only actions change, which reset a view on purpose, for spinners, whose id is a known way to start them again in a \
        list, and where a comment on the line or above it says why.
        """,
      severity: .warning,
      fix: "suggestion: no id, or one that stays the same",
      references: ["https://developer.apple.com/documentation/swiftui/view/id(_:)"])
  ) { context in
    context.calls("id").compactMap { call in
      guard call.isMember, call.arguments.count == 1, let value = call.arguments.first, value.label == nil, !value.isTrailing, !context.isPreview(call.node) else { return nil }
      if let field = field(before: call, edits: value.value, context) {
        return Finding(
          .warning, "This id contains what its own field edits: with each change the field is replaced and loses the focus", at: value.value.range, notes: [Diagnostic.Note("edited here", file: context.file, range: field.range)],
          fixes: [FixIt("Leave '\(field.text.dropFirst())' out of the id", .suggestion)])
      }
      guard isNew(value.value), context.receiver(of: call).isView, !isSpinner(call, context), !context.tree.isExplainedAbove(call.callee.start), !context.tree.isExplainedOnItsLines(call.callee.start..<call.node.end), context.runsInUpdate(call.node) else { return nil }
      return Finding(
        .warning, "This id is a new one with each update, so the view is replaced each time and loses its state", at: value.value.range, fixes: [FixIt("Leave the id out, or keep it in a state that only actions change", .suggestion)])
    }
  }

  /// `UUID()`, `Date.now`, `"row-\(UUID())"`
  private static func isNew(_ value: Node) -> Bool {
    if value.kind == .chain || value.kind == .stringLiteral, let source = UnstableID.source(in: value) { return !UnstableID.isFallback(source, in: value) }
    return false
  }

  /// The binding of a text field or slider whose value its id contains: `TextField("", text: $name).id(name)`.
  private static func field(before call: Call, edits value: Node, _ context: FileContext) -> Node? {
    guard let field = call.chain.rootCall, ["TextField", "SecureField", "TextEditor", "Slider", "Stepper"].contains(field.name), context.isSwiftUI(field), let binding = field.arguments.first(where: { ["text", "value"].contains($0.label) })?.value,
      binding.text.hasPrefix("$"), let path = binding.memberPath
    else { return nil }
    if value.memberPath == path { return binding }
    guard value.kind == .stringLiteral else { return nil }
    return value.descendants.contains { $0.kind == .interpolation && $0.descendants.first { $0.kind.isExpression }?.memberPath == path } ? binding : nil
  }

  private static func isSpinner(_ call: Call, _ context: FileContext) -> Bool {
    let made = call.chain.descendants.filter { $0.index < call.node.index && $0.kind == .callSuffix }.compactMap { Call($0) }.filter(\.isInitializer)
    return made.contains { $0.isNamed("ProgressView") } && made.allSatisfy { ["ProgressView", "Spacer", "HStack", "VStack", "ZStack", "Group", "Divider"].contains($0.name) }
  }
}
