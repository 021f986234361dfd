import Linting
import Semantics
import Syntax

// Text input and accessibility.

extension SupersededAPI {
  static let input: [SupersededAPI] = [
    SupersededAPI(
      "deprecated-autocapitalization", "autocapitalization(_:)", "textInputAutocapitalization(_:)", minimum: .systems("15 - 15 8 1"),
      fix: "safe for literal values; unsafe for a variable, which is converted", reference: "swiftui/view/textinputautocapitalization(_:)",
      "The old modifier takes a type of UIKit. In the new one '.none' would mean 'not set', so that '.never' takes its place.",
      .calls([
        Form("autocapitalization(_:)") { old in
          let word = old[0].text.hasPrefix("UITextAutocapitalizationType.") ? String(old[0].text.dropFirst("UITextAutocapitalizationType".count)) : old[0].text
          if let new = [".none": ".never", ".words": ".words", ".sentences": ".sentences", ".allCharacters": ".characters"][word] { return .template(".textInputAutocapitalization(\(new))") }
          return old[0].isPlainReference ? .template(".textInputAutocapitalization(TextInputAutocapitalization($0))", .unsafe) : .advice
        }
      ])),
    SupersededAPI(
      "deprecated-disable-autocorrection", "disableAutocorrection(_:)", "autocorrectionDisabled(_:)", minimum: .systems("13 10.15 13 8 1"),
      fix: "safe for a Bool; unsafe where the type is not known; a suggestion for an optional", reference: "swiftui/view/autocorrectiondisabled(_:)",
      "The new modifier takes a Bool: leaving it out says that nothing is set.",
      .calls([
        Form("disableAutocorrection(_:)") { old in
          switch Truth(old[0], in: old.context) {
          case .bool: .template(".autocorrectionDisabled($0)")
          case .unknown: .template(".autocorrectionDisabled($0)", .unsafe)
          case .optional: .advice
          }
        }
      ])),
    SupersededAPI(
      "deprecated-textfield-callbacks", "TextField(_:text:onEditingChanged:onCommit:)", "'onSubmit(of:_:)' and 'focused(_:)'", minimum: .systems("15 12 15 8 1"),
      fix: "unsafe for 'onCommit' alone: 'onSubmit' also hears the fields inside, and on a Mac 'onCommit' ran when focus was lost; else a suggestion", reference: "swiftui/view/onsubmit(of:_:)",
      "What happens on Return belongs to a part of the screen, and being edited is focus, which '@FocusState' knows.",
      .calls(
        [["text"], ["value", "formatter"]].flatMap { values -> [Form] in
          let head = "TextField(_:" + values.map { $0 + ":" }.joined()
          let list = "TextField($0, " + values.enumerated().map { "\($1): $\($0 + 1)" }.joined(separator: ", ") + ")"
          let count = values.count + 1
          return [
            Form(head + "onCommit:)") { Commit.replacement($0, list, at: count) },
            .advice(head + "onEditingChanged:)"), .advice(head + "onEditingChanged:onCommit:)"),
          ]
        })),
    SupersededAPI(
      "deprecated-securefield-commit", "SecureField(_:text:onCommit:)", "onSubmit(of:_:)", minimum: .systems("15 12 15 8 1"),
      fix: "unsafe: 'onSubmit' also hears the fields inside, and on a Mac 'onCommit' ran when focus was lost", reference: "swiftui/view/onsubmit(of:_:)",
      "What happens on Return belongs to a part of the screen.",
      .calls([Form("SecureField(_:text:onCommit:)") { Commit.replacement($0, "SecureField($0, text: $1)", at: 2, isOnlyClosure: true) }])),
    SupersededAPI(
      "deprecated-text-field-border", "a text field style with a border", "textInputBorderShape(_:)", minimum: .systems("27 27 27 27 27"),
      fix: "unsafe: the shape is a modifier of its own", reference: "swiftui/view/textfieldstyle(_:)",
      "Since the systems of version 27 the style says that there is a border, and a modifier which shape it has.",
      .calls([
        Form("textFieldStyle(_:)") { old in
          switch old[0].text.hasPrefix("SwiftUI.") ? String(old[0].text.dropFirst(8)) : old[0].text {
          case ".roundedBorder", "RoundedBorderTextFieldStyle()": .template(".textFieldStyle(.bordered) .textInputBorderShape(.roundedRectangle)", .unsafe)
          case ".squareBorder", "SquareBorderTextFieldStyle()": .advice
          default: nil
          }
        }
      ])),
    SupersededAPI(
      "deprecated-accessibility-modifier", "'accessibility(label:)' and its kin", "'accessibilityLabel(_:)' and its kin", minimum: .systems("14 11 14 7 1"),
      fix: "safe: the same value under its own name", reference: "swiftui/view-accessibility",
      exceptions: "Silent for several labels at once, which SwiftUI never had.",
      "Each property has a modifier of its own, with forms for strings.",
      .calls(
        ["label": "Label", "value": "Value", "hint": "Hint", "hidden": "Hidden", "identifier": "Identifier", "addTraits": "AddTraits", "removeTraits": "RemoveTraits", "sortPriority": "SortPriority", "inputLabels": "InputLabels", "activationPoint": "ActivationPoint"]
          .sorted { $0.key < $1.key }.map { Form("accessibility(\($0.key):)", ".accessibility\($0.value)($0)", named: "accessibility\($0.value)(_:)") } + [.advice("accessibility(selectionIdentifier:)")])),
    SupersededAPI(
      "deprecated-text-concatenation", "'+' of texts", "interpolation", minimum: .systems("14 11 14 7 1"),
      fix: "suggestion: an interpolated text has another key for translators", reference: "swiftui/text/+(_:_:)", stillCurrentOn: [.visionOS],
      "A sentence made of parts cannot be put into another order by a translator. 'Text(\"\\(name) is ready\")' with texts interpolated can.",
      .uses { TextConcatenation.uses(in: $0) }),
  ]
}

/// Whether an argument for a `Bool?` is a `Bool`.
private enum Truth {
  case bool, optional, unknown

  init(_ node: Node, in context: FileContext) {
    let leaves = node.leaves.map(\.node)
    if leaves.count > 1 {
      let kinds = leaves.map { Truth($0, in: context) }
      self = kinds.contains(.optional) ? .optional : kinds.contains(.unknown) ? .unknown : .bool
      return
    }
    switch node.kind {
    case .booleanLiteral: self = .bool
    case .nilLiteral: self = .optional
    case .prefixExpr: self = node.text.hasPrefix("!") ? .bool : .unknown
    case .sequence: self = node.children.contains { $0.kind == .binaryOperator && ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains($0.text) } ? .bool : .unknown
    case .chain where node.children.contains(where: { $0.kind == .optionalSuffix }): self = .optional
    default:
      switch TypeResolver(context.index).type(of: node, in: context.file) {
      case .known("Bool"): self = .bool
      case .optional: self = .optional
      default: self = .unknown
      }
    }
  }
}

/// `TextField("Name", text: $name, onCommit: save)` → `TextField("Name", text: $name).onSubmit { save() }`
private enum Commit {
  static func replacement(_ old: SupersededCall, _ field: String, at position: Int, isOnlyClosure: Bool = false) -> Replacement {
    let action = old[position]
    // A trailing closure without a label may be either callback of a text field.
    if old.arguments[position].label == nil, !isOnlyClosure { return .advice }
    if action.kind == .closureExpr { return .template("\(field) .onSubmit $\(position)", .unsafe) }
    return action.isPlainReference ? .template("\(field) .onSubmit { $\(position)() }", .unsafe) : .advice
  }
}

/// `Text("a") + Text("b")`: one use for the whole sum.
private enum TextConcatenation {
  static func uses(in context: FileContext) -> [SupersededUse] {
    guard !context.calls("Text").isEmpty, context.sdk.map({ $0 >= Version(26) }) ?? true else { return [] }
    let hasOwnOperator = context.index.extensions(named: "Text").contains { $0.node.memberDeclarations.contains { $0.kind == .functionDecl && $0.declaredName == "+" } }
    return context.tree.nodes(.sequence).compactMap { sequence in
      // `text = text + more`
      let all = Array(sequence.children)
      let parts = Array(all.dropFirst(all.firstIndex { $0.kind == .assignmentOperator }.map { $0 + 1 } ?? 0))
      guard parts.count >= 3, let plus = parts.first(where: { $0.kind == .binaryOperator && $0.text == "+" }) else { return nil }
      let operands = parts.filter { $0.kind != .binaryOperator }
      guard parts.allSatisfy({ $0.kind != .binaryOperator || $0.text == "+" }), operands.count * 2 == parts.count + 1 else { return nil }
      func isText(_ node: Node) -> Bool { context.project.receiver(ofExpression: node, in: context.file) == .view("Text") }
      // Nothing else can be added to a Text, unless the project says how.
      guard hasOwnOperator ? operands.allSatisfy(isText) : operands.contains(where: isText) else { return nil }
      return SupersededUse(range: plus.range, node: sequence)
    }
  }
}
