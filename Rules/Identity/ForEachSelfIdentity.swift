import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachSelfIdentity = Rule(
    RuleInfo(
      id: "foreach-self-identity",
      category: .identity,
      summary: "Rows are identified by the whole value of their element, which changes or repeats.",
      rationale: """
        With 'id: \\.self' equal elements share one identity, which SwiftUI calls undefined, and an element that is edited becomes another row: \
        the field that edits it loses the focus with each letter, and state and animations of the row are lost.
        """,
      exceptions: """
        Silent for classes, enums, constants, ranges, 'allCases' and sets, for types with '==' or 'hash(into:)' of their own, and where a selection, a tag or a scroll position may need the \
        element as id. Strings and numbers in a variable are advice of profile 'all', unless the row edits them or they are made as repetitions.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: drops 'id: \\.self' when the element is Identifiable; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/foreach"])
  ) { context in
    let resolver = TypeResolver(context.index)
    return context.loops(["ForEach", "List"]).compactMap { loop in
      guard loop.idPath == ["self"], let id = loop.id else { return nil }
      if let edit = RowEdit(loop, context) {
        return Finding(
          .warning, "The row edits '\(edit.name)', which is its identity: with each change it becomes another row and loses focus and state", at: id.range,
          notes: [Diagnostic.Note("edited here", file: context.file, range: edit.use.range)], fixes: [FixIt("Identify the rows by an id that does not change", .suggestion)])
      }
      let type = resolver.elementOfData(loop.data, in: context.file)
      if let element = resolver.declaration(of: type) { return value(loop, id, element, context) }
      return repeated(loop, id, type, context)
    }
  }

  /// An Identifiable struct that is compared as a whole.
  private static func value(_ loop: DataLoop, _ id: Node, _ element: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard element.kind == .struct, context.index.isIdentifiable(element).isYes, element.properties.contains(where: { !$0.isStatic && !$0.isComputed && $0.name != "id" }), !Selection.mayNeedElement(loop, context) else { return nil }
    // The type says itself what makes two values the same.
    if context.index.memberDeclarations(of: element).contains(where: { $0.1.kind == .functionDecl && ($0.1.declaredName == "==" || $0.1.declaredName == "hash") }) { return nil }
    // What the id itself is: then both are the same.
    if element.properties.contains(where: { $0.name == "id" && ["Self", element.name].contains($0.type?.typeName) }) { return nil }
    var transaction = Transaction()
    if let argument = loop.call.argument("id") { transaction.delete(argument: argument.node, in: context.file) }
    return Finding(
      .info, "'\(element.name)' has an id of its own; with 'id: \\.self' any change of an element makes another row of it", at: id.range,
      fixes: [transaction.fix("Leave 'id: \\.self' out", .unsafe)])
  }

  /// Plain values in a variable, which may be equal.
  private static func repeated(_ loop: DataLoop, _ id: Node, _ type: ValueType, _ context: FileContext) -> Finding? {
    guard case .known(let name) = type, let stored = StoredData(loop.source, context), !stored.property.isLet, !stored.property.isComputed else { return nil }
    let fix = FixIt("Give the elements ids, or loop over the indices when none is inserted or removed", .suggestion)
    if let value = stored.property.initialValue?.rootCall, value.isNamed("Array"), value.argument("repeating") != nil {
      return Finding(.warning, "The elements of '\(stored.property.name)' start out equal, and with 'id: \\.self' equal elements share one identity: their rows are mixed up", at: id.range, fixes: [fix])
    }
    return Finding(.info, "Two equal elements of type '\(name)' share one identity with 'id: \\.self'; that is right only while no element repeats", at: id.range, fixes: [fix], profile: .all)
  }
}

/// A control in a row that edits the element, or a member of it, through the binding of the loop: `ForEach($items) { $item in TextField("", text: $item.name) }`,
/// or `{ item in TextField("", text: item.name) }`, where the parameter is the binding itself.
struct RowEdit {
  /// The element's name with the member: `item.name`.
  let name: String
  let use: Node

  /// The first edit of the element as a whole or of one of its members; `member` asks for one of them.
  init?(_ loop: DataLoop, member: String? = nil, _ context: FileContext) {
    guard let parameter = loop.parameter, let content = loop.content, parameter.hasPrefix("$") && parameter != "$0" || Self.isProjection(loop.source) else { return nil }
    for node in content.descendants where node.kind == .identifierExpr && node.name == parameter {
      let expression = node.parent?.kind == .chain ? node.parent ?? node : node
      guard let argument = expression.parent, argument.kind == .argument, let suffix = argument.parent, suffix.kind == .callSuffix, let call = Call(suffix), Self.controls.contains(call.name), context.isSwiftUI(call),
        let path = expression.memberPath, Self.isBinding(node, parameter, argument, path, content)
      else { continue }
      if let member, path.count < 2 || path[1] != member { continue }
      name = path.joined(separator: ".")
      use = expression
      return
    }
    return nil
  }

  /// `$item`, or the parameter itself where a control takes a binding, hidden by nothing.
  private static func isBinding(_ node: Node, _ parameter: String, _ argument: Node, _ path: [String], _ content: Node) -> Bool {
    if parameter.hasPrefix("$"), parameter != "$0" { return true }
    guard let label = argument.argumentLabel, ["text", "isOn", "value", "selection"].contains(label), !path.contains("wrappedValue") else { return false }
    if parameter == "$0" { return node.ancestors.first { $0.kind == .closureExpr } == content }
    return content.firstChild(.closureSignature).flatMap { signature in node.localDeclaration(of: parameter, upTo: content).map { signature.contains($0) } } ?? false
  }

  /// `$items`, `$model.items`, `self.$items`
  private static func isProjection(_ data: Node) -> Bool {
    switch BindingExpression(data) {
    case .projection, .path: true
    default: false
    }
  }

  private static let controls: Set<String> = ["TextField", "SecureField", "TextEditor", "Toggle", "Stepper", "Slider", "Picker", "DatePicker", "ColorPicker"]
}

/// Whether something may want to know elements by their ids.
enum Selection {
  /// A selection, tags or a scroll position around the loop, or a place that shows nothing of what is around.
  static func mayNeedElement(_ loop: DataLoop, _ context: FileContext) -> Bool {
    if loop.call.argument("selection") != nil || loop.call.isNamed("ForEach") && !isInContainer(loop.call, context) { return true }
    return loop.call.node.ancestors.contains { ancestor in
      if ancestor.kind == .callSuffix, let call = Call(ancestor) { return call.argument("selection") != nil || call.isNamed("ScrollViewReader") }
      return ancestor.kind == .chain && ancestor.modifierCalls.contains { $0.isNamed("scrollPosition") }
    }
  }

  private static func isInContainer(_ call: Call, _ context: FileContext) -> Bool {
    call.node.enclosingCall { $0.isInitializer && !["Group", "Section", "ForEach"].contains($0.name) } != nil
  }
}
