import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationBindingFromOptional = Rule(
    RuleInfo(
      id: "presentation-binding-from-optional",
      category: .presentation,
      summary: "A Boolean binding is made by hand from an optional, which 'item:' takes as it is.",
      rationale: """
        'isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })' spells out what '.sheet(item:)' does, and leaves the \
        unwrapping to the content, which is empty or crashes while the sheet slides away.
        """,
      exceptions: """
        Silent for alerts and dialogs, where a Boolean with 'presenting:' is the API; for getters with a further condition; for setters \
        that do more than set the optional to nil; and in previews.
        """,
      severity: .warning,
      fix: "unsafe: 'item: $x', the closure's parameter in place of the unwrapping",
      references: ["https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"])
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind.hasEscapingContent, case .flag(let binding) = presentation.driver, !context.isPreview(presentation.call.node),
        let source = source(of: binding, presentation)
      else { return nil }
      guard let view = context.view(around: presentation.call.node) else { return nil }
      let property = view.property(source)
      let isItem = isIdentifiable(source, presentation, view, context)
      let fix: FixIt?
      if let property, property.isOptional, property.wrapperName == "State" || property.wrapperName == "Binding", isItem {
        fix = ItemDriverFix.fix(presentation, property, view, context)
      } else {
        fix = nil
      }
      return Finding(
        isItem ? .warning : .info, "'isPresented' is computed from '\(source)'; '.\(presentation.call.name)(item:)' opens with it, hands it over unwrapped and sets it to nil",
        at: presentation.driverArgument.value.range, fixes: [fix ?? FixIt(isItem ? "Use '.\(presentation.call.name)(item: $\(source))'" : "Use '.\(presentation.call.name)(item:)' with an Identifiable wrapper", .suggestion)],
        profile: isItem ? .default : .presentation)
    }
  }

  /// The optional behind the binding, as it is written, `self` left out.
  private static func source(of binding: BindingExpression, _ presentation: Presentation) -> String? {
    switch binding {
    case .computed(let getter, let setter):
      guard getter.kind == .closureExpr, setter.kind == .closureExpr, getter.statements.count == 1, let expression = getter.statements.first, let source = comparedWithNil(expression),
        onlyResets(source, setter)
      else { return nil }
      return source
    case .path(let root, let members):
      guard let last = members.last, helpers.contains(last) else { return nil }
      return ([root] + members.dropLast()).joined(separator: ".")
    case .other:
      // `$x.isPresent()`
      let value = presentation.driverArgument.value
      guard value.kind == .chain, let call = value.children.map({ $0 }).last.flatMap({ Call($0) }), helpers.contains(call.name), call.arguments.isEmpty else { return nil }
      let text = value.tree.text.string(value.start..<call.callee.start)
      return text.hasPrefix("$") && !text.contains("(") ? String(text.dropFirst()) : nil
    default: return nil
    }
  }

  private static let helpers: Set<String> = ["isPresent", "isPresented", "isNotNil", "mappedToBool", "presence", "isNonNil"]

  /// `x` of `x != nil`
  private static func comparedWithNil(_ expression: Node) -> String? {
    guard expression.kind == .sequence else { return nil }
    let parts = Array(expression.children)
    guard parts.count == 3, parts[1].text == "!=" else { return nil }
    let side = parts[2].kind == .nilLiteral ? parts[0] : parts[0].kind == .nilLiteral ? parts[2] : nil
    return side.flatMap { path($0) }
  }

  private static func path(_ node: Node) -> String? {
    guard node.kind == .identifierExpr || node.kind == .chain, node.children.allSatisfy({ $0.kind == .identifierExpr || $0.kind == .memberSuffix }) else { return nil }
    return node.text.hasPrefix("self.") ? String(node.text.dropFirst(5)) : node.text
  }

  /// The setter's only effect is `x = nil`.
  private static func onlyResets(_ source: String, _ setter: Node) -> Bool {
    var resets = 0
    for node in setter.descendants {
      switch node.kind {
      case .assignmentOperator:
        guard let target = node.previousSibling, path(target) == source, node.nextSibling?.kind == .nilLiteral else { return false }
        resets += 1
      case .callSuffix, .inoutExpr, .macroExpansion: return false
      default: break
      }
    }
    return resets == 1
  }

  private static func isIdentifiable(_ source: String, _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let resolver = TypeResolver(context.index)
    var type: ValueType = .unknown
    let parts = source.split(separator: ".").map(String.init)
    if let root = parts.first, let property = view.property(root) {
      type = resolver.type(of: property, in: context.fileOf(property.binding, view))
      for member in parts.dropFirst() { type = resolver.member(member, of: type) }
    }
    guard case .optional(let wrapped) = type, let declaration = resolver.declaration(of: wrapped) else { return false }
    return context.index.isIdentifiable(declaration).isYes
  }
}
