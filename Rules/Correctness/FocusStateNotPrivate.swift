import Linting
import Semantics

extension Rule {
  static let focusStateNotPrivate = Rule(
    RuleInfo(
      id: "focus-state-not-private",
      category: .correctness,
      summary: "A '@FocusState' is visible outside its view.",
      rationale: "The focus belongs to the view that declares it: a value from outside is ignored, and the memberwise initialiser should not offer it. Other views take a 'FocusState.Binding'.",
      exceptions: "Silent in previews, for a 'FocusState.Binding' and where a caller shares its own focus, for a property that a protocol of the project asks for and for one that the type's extension in another file uses.",
      severity: .info,
      fix: "safe: 'private', when no other file or initialiser call of the project names the property and no protocol can require it",
      references: ["https://developer.apple.com/documentation/swiftui/focusstate"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard view.type.kind == .struct, !context.isPreview(view.type.node), !context.isPreviewType(view.type.node) else { return [] }
      return view.propertiesInOrder.compactMap { property in
        // `FocusState<Field>.Binding` comes from outside by its nature; who passes `_focus` shares the focus itself.
        guard property.wrapper?.firstChild?.typeName == "FocusState", !context.index.constructions(of: view.type).contains(where: { $0.call.argument(property.name) != nil }) else { return nil }
        var finding = visibleState(property, of: ["FocusState"], view, context)
        finding?.severity = .info
        return finding
      }
    }
  }
}
