import Linting
import Semantics
import Syntax

extension Rule {
  static let conditionalModifierExtension = Rule(
    RuleInfo(
      id: "conditional-modifier-extension",
      category: .structure,
      summary: "A helper applies a modifier under a condition, and the view starts anew when the condition changes.",
      rationale: """
        With 'if condition { transform(self) } else { self }' the two branches are different views to SwiftUI. When the condition changes, the \
        view goes and another one comes: its state and its scroll position are lost, a text field loses the focus, and nothing is animated. A modifier that is always \
        there keeps the view: '.border(isEmpty ? .red : .clear)', '.opacity(isHidden ? 0 : 1)'.
        """,
      exceptions: """
        The helper is advice, once, at its declaration; silent for helpers without a condition, with an optional value, those that ask for the system, and those whose comment warns \
        of it. \
        A use is reported where a text field is replaced under the user's fingers: the condition follows the very text or focus of \
        the field. Other uses are not mentioned.
        """,
      severity: .warning,
      fix: "suggestion: a condition inside the modifier",
      references: ["https://developer.apple.com/videos/play/wwdc2021/10022/"])
  ) { context in
    declarations(context) + uses(context)
  }

  // MARK: func applyIf(_ condition: Bool, transform: (Self) -> some View) -> some View

  private static func declarations(_ context: FileContext) -> [Finding] {
    context.extensions.filter { $0.path == ["View"] || $0.path == ["SwiftUI", "View"] }.flatMap { part in
      part.node.memberDeclarations.filter { isConditionalHelper($0) && !context.tree.isWarnedOf($0) }.map { function in
        Finding(
          .info, "The two branches of '\(function.declaredName)' are different views, so a view loses its state when the condition changes; put the condition inside the modifier",
          at: context.tree.range(ofToken: function.declaredNameToken), fixes: [FixIt("Replace the uses with modifiers that take a condition", .suggestion)])
      }
    }
  }

  /// A function whose body is `if condition { transform(self) } else { … }`, both from its parameters.
  private static func isConditionalHelper(_ function: Node) -> Bool {
    guard function.kind == .functionDecl, let parameters = function.firstChild(.parameterClause)?.children.filter({ $0.kind == .parameter }), let body = function.codeBlock?.statements, body.count == 1, let statement = body.first else { return false }
    let conditions = Set(parameters.filter { $0.typeChild.map(isCondition) ?? false }.map(\.innerName))
    let transforms = Set(parameters.filter { $0.typeChild?.functionType?.takesSelf ?? false }.map(\.innerName))
    guard !conditions.isEmpty, !transforms.isEmpty, statement.kind == .ifExpr else { return false }
    let branches = Array(statement.children)
    guard branches.count == 2, branches[0].kind == .ifBranch, branches[1].kind == .elseClause, let condition = branches[0].firstChild, branches[0].children.map({ $0 }).count == 2, conditions.contains(condition.conditionName) else { return false }
    let results = branches.compactMap { $0.codeBlock?.statements }.filter { $0.count == 1 }.compactMap(\.first)
    return results.count == 2 && results.contains { $0.transforms(with: transforms) } && results.allSatisfy { $0.isSelf || $0.transforms(with: transforms) }
  }

  /// `Bool`, `@autoclosure () -> Bool`
  private static func isCondition(_ type: Node) -> Bool {
    if type.typeName == "Bool" { return true }
    guard let function = type.functionType, let result = function.children.filter({ $0.kind.isType }).last else { return false }
    return type.text.contains("@autoclosure") && result.typeName == "Bool"
  }

  // MARK: TextField("Name", text: $name).applyIf(name.isEmpty) { … }

  private static func uses(_ context: FileContext) -> [Finding] {
    context.calls(["TextField", "SecureField", "TextEditor"]).filter { context.isSwiftUI($0) && !context.isPreview($0.node) }.flatMap { field -> [Finding] in
      guard let view = context.view(around: field.node), let text = (field.argument("text") ?? field.argument("value"))?.value.projectedName, view.property(text) != nil else { return [] }
      var live: Set<String> = [text]
      return field.chain.chainCalls.filter { $0.node.index > field.node.index }.compactMap { call in
        if call.isNamed("focused"), let focus = call.arguments.first?.value.projectedName { live.insert(focus) }
        guard let functions = context.project.viewFunctions[call.name], functions.contains(where: { $0.node.canTake(call) }), functions.allSatisfy({ isConditionalHelper($0.node) }),
          let condition = call.arguments.first(where: { $0.value.kind != .closureExpr })?.value, let cause = condition.firstMention(of: live)
        else { return nil }
        return Finding(
          .warning, "When '\(cause)' changes, this replaces the field that the user is typing in, and the keyboard goes; put the condition inside the modifier", at: call.nameRange,
          fixes: [FixIt("Use a modifier that takes the condition", .suggestion)])
      }
    }
  }
}

extension Node {
  /// The name that a function's body uses for a parameter.
  fileprivate var innerName: String {
    let label = keywordToken
    return label + 1 < tree.tokenCount && tree.kind(ofToken: label + 1) == .identifier ? tree.name(ofToken: label + 1) : tree.name(ofToken: label)
  }

  /// `(Self) -> …`
  fileprivate var takesSelf: Bool {
    guard let parameters = firstChild(.tupleType) ?? children.first(where: { $0.kind.isType }) else { return false }
    return parameters.text == "(Self)"
  }

  /// `flag` of `flag`, `flag()` and `!flag`.
  fileprivate var conditionName: String {
    switch kind {
    case .identifierExpr: name
    case .prefixExpr: children.first { $0.kind.isExpression }?.conditionName ?? ""
    case .chain: rootCall.map { $0.arguments.isEmpty && $0.callee.kind == .identifierExpr && $0.node.endToken == endToken ? $0.name : "" } ?? ""
    default: ""
    }
  }

  fileprivate var isSelf: Bool { kind == .identifierExpr && name == "self" }

  /// `transform(self)`
  fileprivate func transforms(with names: Set<String>) -> Bool {
    guard let call = rootCall, call.callee.kind == .identifierExpr, call.node.endToken == endToken, names.contains(call.name), let argument = call.arguments.first else { return false }
    return call.arguments.count == 1 && argument.value.isSelf
  }

  /// `name` of `$name`.
  fileprivate var projectedName: String? { kind == .identifierExpr && name.hasPrefix("$") ? String(name.dropFirst()) : nil }

  /// The first of some names that an expression reads.
  fileprivate func firstMention(of names: Set<String>) -> String? {
    ([self] + descendants).first { $0.kind == .identifierExpr && names.contains($0.name) }?.name
  }
}

extension SyntaxTree {
  /// The comment above a declaration says how it must not be used.
  fileprivate func isWarnedOf(_ declaration: Node) -> Bool {
    let start = declaration.firstToken > 0 ? range(ofToken: declaration.firstToken - 1).upperBound : 0
    return ["important", "warning", "caution", "attention", "careful", "not use", "n't use", "never use", "avoid"].contains { isExplained(in: start..<declaration.start, by: $0) }
  }
}
