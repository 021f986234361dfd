import Linting
import Semantics
import Syntax

extension Rule {
  static let stateNotPrivate = Rule(
    RuleInfo(
      id: "state-not-private",
      category: .state,
      summary: "A '@State' or '@StateObject' is visible outside its view.",
      rationale: """
        State belongs to the view that declares it. Visible, it becomes a parameter of the memberwise initialiser, and a value passed there \
        is used only for the first appearance: later ones are ignored. 'private' makes the mistake impossible.
        """,
      exceptions: "Silent in previews and for '@Previewable'. Only the type's own 'private' or 'fileprivate' counts; 'private(set)' does not.",
      severity: .warning,
      fix: "safe: 'private', when no other file or initialiser call of the project names the property and no protocol can require it",
      references: ["https://developer.apple.com/documentation/swiftui/state"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard view.type.kind == .struct, !context.isPreview(view.type.node), !view.type.name.contains("Preview") else { return [] }
      return view.properties.values.sorted { $0.nameToken < $1.nameToken }.compactMap { finding($0, view, context) }
    }
  }

  private static func finding(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard property.wrapperName == "State" || property.wrapperName == "StateObject", let attribute = property.wrapper, !property.isPrivate, !property.isStatic,
      property.binding.tree === context.tree, !isRequired(property, view, context), !property.declaration.attributes.contains(where: { $0.attributeName == "Previewable" })
    else { return nil }
    let calls = context.index.constructions(of: view.type).map(\.call)
    let passed = calls.filter { $0.argument(property.name) != nil && !context.isPreview($0.node) }
    let notes = passed.prefix(3).map { call in
      Diagnostic.Note("passed here; ignored after the first appearance", file: context.index.file(of: call.tree) ?? context.file, range: call.argument(property.name)?.node.range ?? call.nameRange)
    }
    let wrapper = property.wrapperName
    let message =
      passed.isEmpty
      ? "'\(property.name)' belongs to this view alone; make the '@\(wrapper)' private"
      : "'\(property.name)' is '@\(wrapper)', so the value passed in is used for the first appearance only"
    let isUnused = passed.isEmpty && calls.allSatisfy { $0.argument(property.name) == nil }
    return Finding(
      passed.isEmpty ? .info : .warning, message, at: attribute.range, notes: Array(notes),
      fixes: fix(property, isSafe: isUnused && isSafe(property, view, context), context).map { [$0] } ?? [])
  }

  /// A protocol of the project asks for the property.
  private static func isRequired(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let inherited = view.type.inherited + context.index.extensions(of: view.type).flatMap(\.inherited)
    return inherited.contains { base in
      guard let base, case .found(let declaration) = context.index.resolve([base], from: view.type.scope, in: view.type.file), declaration.kind == .protocol else { return false }
      return declaration.properties.contains { $0.name == property.name }
    }
  }

  /// Nothing outside the file can need the property.
  private static func isSafe(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let type = view.type
    let inherited = type.inherited + context.index.extensions(of: type).flatMap(\.inherited)
    for base in inherited {
      guard let base else { return false }
      if ["View", "Sendable", "Equatable", "Identifiable", "Animatable", "ViewModifier", "App", "Scene", "ToolbarContent", "Commands"].contains(base) { continue }
      guard case .found(let declaration) = context.index.resolve([base], from: type.scope, in: type.file), declaration.kind == .protocol,
        declaration.inherited.allSatisfy({ $0 == "View" }), !declaration.properties.contains(where: { $0.name == property.name })
      else { return false }
    }
    guard !type.modifiers.contains("public"), !type.modifiers.contains("package"), !type.modifiers.contains("open") else { return false }
    // Without a default the memberwise initialiser needs the property.
    guard property.initialValue != nil || property.isOptional || !type.initializers.isEmpty else { return false }
    // Another file's extension or initialiser needs the access; `value.name` anywhere else may be this property.
    let others = context.index.extensions(of: type).filter { $0.file !== context.file }
    guard others.isEmpty else { return false }
    return !isNamedOutside(property, type, context) && !context.index.mentions(property.name, ofTypeNamed: type.name, outside: context.file)
  }

  /// Code of the same file outside the type reads `value.name`.
  private static func isNamedOutside(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Bool {
    context.tree.nodes(.memberSuffix).contains { node in
      guard node.name == property.name, !type.node.contains(node) else { return false }
      return !context.index.extensions(of: type).contains { $0.node.tree === context.tree && $0.node.contains(node) }
    }
  }

  private static func fix(_ property: Property, isSafe: Bool, _ context: FileContext) -> FixIt? {
    let declaration = property.declaration
    let edit: TextEdit
    if let access = declaration.modifiers.first(where: { ["public", "internal", "package"].contains(context.tree.text(ofToken: $0.firstToken)) && $0.endToken == $0.firstToken + 1 }) {
      edit = context.edit(access.range, "private")
    } else if let setter = declaration.modifiers.first(where: { ["private", "fileprivate"].contains(context.tree.text(ofToken: $0.firstToken)) }) {
      // `private(set)` says less than `private`.
      edit = context.edit(setter.range, "private")
    } else {
      edit = context.insert("private ", at: context.tree.range(ofToken: declaration.modifiers.first?.firstToken ?? declaration.keywordToken).lowerBound)
    }
    return FixIt("Make '\(property.name)' private", isSafe ? .safe : .suggestion, edits: [edit])
  }
}
