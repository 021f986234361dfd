import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetItemNotIdentifiable = Rule(
    RuleInfo(
      id: "sheet-item-not-identifiable",
      category: .presentation,
      summary: "The item of a presentation is not Identifiable.",
      rationale: """
        '.sheet(item:)' tells items apart by their id, so the item must conform to Identifiable. The compiler rejects it too, but often \
        points at another modifier of the chain; a commit hook or a CI without the SDK sees it only here.
        """,
      exceptions: """
        Silent unless every fact is certain: a plain '$state' of this view, a type declared once in the project without macros that may \
        add the conformance, or a type of the standard library in a file that imports only Apple's modules; never with an 'id:' argument.
        """,
      severity: .warning,
      fix: "safe: the conformance, where an 'id' is stored; unsafe: 'var id: Self { self }' in an enum without payload")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard case .item(.projection(let name)) = presentation.driver, [.sheet, .fullScreenCover, .popover].contains(presentation.kind),
        presentation.call.argument("id") == nil, !context.index.hasOwnItemModifier(presentation.call.name), let view = context.view(around: presentation.call.node), let property = view.property(name),
        property.wrapperName == "State" || property.wrapperName == "Binding", let wrapped = property.wrappedType
      else { return nil }
      return finding(presentation, wrapped, view, context)
    }
  }

  private static func finding(_ presentation: Presentation, _ wrapped: Node, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let range = presentation.driverArgument.value.range
    let typeName = wrapped.text
    switch wrapped.kind {
    case .arrayType, .dictionaryType, .tupleType:
      guard !context.importsForeignModules else { return nil }
      return Finding(.warning, "'.\(presentation.call.name)(item:)' needs an Identifiable item, but '\(typeName)' is none", at: range)
    default: break
    }
    guard let path = wrapped.typePath, !view.type.genericParameters.contains(path[0]) else { return nil }
    switch context.index.resolve(path, from: view.type.scope + [view.type.name], in: context.file) {
    case .found(let type):
      guard type.kind != .protocol, type.kind != .typealias, context.index.isIdentifiable(type).isNo else { return nil }
      return Finding(
        .warning, "'.\(presentation.call.name)(item:)' needs an Identifiable item, but '\(typeName)' does not conform", at: range,
        notes: [Diagnostic.Note("'\(type.name)' is declared here", file: type.file, range: type.node.tree.range(ofToken: type.nameToken))],
        fixes: fix(type, context.index).map { [$0] } ?? [])
    case .absent:
      guard path.count == 1, KnownNames.isNeverIdentifiable(path[0]), !context.index.declares(path[0]),
        !context.importsForeignModules, !isExtended(path[0], context.index)
      else { return nil }
      return Finding(
        .warning, "'.\(presentation.call.name)(item:)' needs an Identifiable item, but '\(typeName)' is none; wrap it in a struct with an 'id'", at: range)
    case .imported, .ambiguous: return nil
    }
  }

  /// The project itself gives the type the conformance.
  private static func isExtended(_ name: String, _ index: ProjectIndex) -> Bool {
    index.extensions(named: name).contains { $0.inherited.contains { $0 == "Identifiable" } }
  }

  /// The id's type is known to be Hashable, which Identifiable asks for.
  private static func hasHashableID(_ property: Property, _ type: TypeDeclaration, _ index: ProjectIndex) -> Bool {
    if property.type == nil { return ["UUID()", "UUID().uuidString"].contains(property.initialValue?.text ?? "") }
    guard let path = property.type?.typePath else { return false }
    if path.count == 1, ["Int", "Int64", "String", "UUID", "URL", "Date"].contains(path[0]), !index.declares(path[0]) { return true }
    if case .found(let declared) = index.resolve(path, from: type.scope + [type.name], in: type.file) { return index.isHashable(declared).isYes }
    return false
  }

  private static func fix(_ type: TypeDeclaration, _ index: ProjectIndex) -> FixIt? {
    let tree = type.node.tree
    guard let block = type.node.firstChild(.memberBlock), type.kind == .enum || type.kind == .struct else { return nil }
    let conformance: TextEdit
    if let clause = type.node.firstChild(.inheritanceClause), let last = clause.children.map({ $0 }).last {
      conformance = TextEdit(path: type.file.path, range: last.end..<last.end, newText: ", Identifiable")
    } else {
      let end = type.node.firstChild(.genericParameterClause)?.end ?? tree.range(ofToken: type.nameToken).upperBound
      conformance = TextEdit(path: type.file.path, range: end..<end, newText: ": Identifiable")
    }
    if let id = type.properties.first(where: { $0.name == "id" && !$0.isStatic }) {
      return FixIt("Conform '\(type.name)' to Identifiable by its 'id'", hasHashableID(id, type, index) ? .safe : .suggestion, edits: [conformance])
    }
    let hasPayload = block.descendants.contains { $0.kind == .parameterClause && $0.parent?.kind == .enumCaseElement }
    guard type.kind == .enum, !hasPayload else { return nil }
    let access = type.modifiers.first { $0 == "package" || $0 == "public" }.map { $0 + " " } ?? ""
    let member = "\(access)var id: Self { self }"
    guard let last = block.children.map({ $0 }).last else { return nil }
    let text: String
    if tree.flags(ofToken: block.endToken - 1).contains(.newlineBefore) {
      let line = tree.lineEnd
      text = "\(line)\(line)\(tree.indentation(at: last.start))\(member)"
    } else {
      text = "; \(member)"
    }
    return FixIt(
      "Make '\(type.name)' Identifiable by itself", .unsafe, edits: [conformance, TextEdit(path: type.file.path, range: last.end..<last.end, newText: text)])
  }
}
