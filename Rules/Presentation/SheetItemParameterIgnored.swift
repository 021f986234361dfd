import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetItemParameterIgnored = Rule(
    RuleInfo(
      id: "sheet-item-parameter-ignored",
      category: .presentation,
      summary: "The content of an item-driven sheet reads the optional state instead of the item it is given.",
      rationale: """
        The closure of '.sheet(item:)' receives the unwrapped item and keeps it while the sheet slides away. The state is already nil \
        then: an unwrapped read crashes, an optional one makes the content vanish during the dismissal.
        """,
      exceptions: "Silent when the state is only written, projected ('$item'), or read in an action, where it is fresh.",
      severity: .error,
      fix: "safe: the parameter gets a name and takes the place of the state")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard case .item(.projection(let name)) = presentation.driver, presentation.kind.hasEscapingContent, let closure = presentation.contentClosure,
        let view = context.view(around: presentation.call.node), let property = view.property(name), property.isOptional,
        let parameter = ignoredParameter(of: closure)
      else { return nil }
      let reads = view.accesses(of: name).filter { $0.isRead && closure.contains($0.node) && $0.place == .presentation(presentation.call.node) }
      let optionalReads = reads.filter { isOptionalRead($0.node) }
      guard let first = optionalReads.first else { return nil }
      let crashes = optionalReads.contains { isForced($0.node) }
      let message =
        crashes
        ? "The closure is given the item but unwraps '\(name)', which is nil while the \(presentation.kind.noun) closes: a crash"
        : "The closure is given the item but reads '\(name)', which is nil while the \(presentation.kind.noun) closes"
      let note = Diagnostic.Note("read here", file: context.file, range: first.node.nameRange)
      let fix = fix(presentation, closure, parameter, name, view, context)
      return Finding(crashes ? .error : .warning, message, at: presentation.call.nameRange, notes: [note], fixes: fix.map { [$0] } ?? [])
    }
  }

  /// The node of the closure's parameter when the closure does not use it.
  private static func ignoredParameter(of closure: Node) -> Node? {
    guard let signature = closure.firstChild(.closureSignature) else { return nil }
    let parameters = signature.descendants.filter { $0.kind == .closureParameter }
    guard parameters.count == 1, let parameter = parameters.first else { return nil }
    let name = parameter.declaredName
    if name == "_" { return parameter }
    let isUsed = closure.descendants.contains { node in
      !signature.contains(node) && (node.kind == .identifierExpr && (node.name == name || node.name == "$" + name) || node.kind == .identifierPattern && node.name == name)
    }
    return isUsed ? nil : parameter
  }

  private static func isForced(_ node: Node) -> Bool { node.parent?.kind == .chain && node.nextSibling?.kind == .unwrapSuffix }

  /// `x!`, `x?.a`, `if let x`, `x ?? y`
  private static func isOptionalRead(_ node: Node) -> Bool {
    if node.kind == .identifierPattern { return true }
    let expression = node.parent?.kind == .chain ? node.parent ?? node : node
    if node.parent?.kind == .chain, let next = node.nextSibling { return next.kind == .unwrapSuffix || next.kind == .optionalSuffix }
    if expression.parent?.kind == .optionalBinding { return true }
    return expression.parent?.kind == .sequence && expression.nextSibling?.text == "??"
  }

  // MARK: The fix

  /// Names the parameter after the state, which it shadows, and drops the unwrapping.
  private static func fix(
    _ presentation: Presentation, _ closure: Node, _ parameter: Node, _ name: String, _ view: ViewFacts, _ context: FileContext
  ) -> FixIt? {
    // With a type or several names the parameter is more than a name.
    guard parameter.endToken == parameter.firstToken + 1, view.property(name)?.isBackticked == false else { return nil }
    var edits = [context.edit(parameter.range, name)]
    for access in view.accesses(of: name) where closure.contains(access.node) {
      switch access.kind {
      case .write:
        // The parameter shadows the state.
        if access.node.kind == .identifierExpr { edits.append(context.insert("self.", at: access.node.start)) }
      case .mutation: return nil
      case .projection, .storage: continue
      case .read:
        if access.node.kind == .memberSuffix {
          // `self.x!` → `x`
          guard access.place == .presentation(presentation.call.node), let chain = access.node.parent, let mark = access.node.nextSibling, mark.kind == .unwrapSuffix else { return nil }
          edits.append(context.edit(chain.start..<mark.end, name))
          continue
        }
        if access.place != .presentation(presentation.call.node) {
          // An action that wants the fresh value keeps reading the state.
          guard access.node.kind == .identifierExpr else { return nil }
          edits.append(context.insert("self.", at: access.node.start))
          continue
        }
        guard let unwrapping = unwrap(access.node, view.property(name)?.wrappedType?.typePath, view, context) else { return nil }
        edits += unwrapping
      }
    }
    return FixIt("Use the item that the closure is given", .safe, edits: edits)
  }

  private static func unwrap(_ node: Node, _ itemType: [String]?, _ view: ViewFacts, _ context: FileContext) -> [TextEdit]? {
    if node.parent?.kind == .chain, let mark = node.nextSibling, mark.kind == .unwrapSuffix || mark.kind == .optionalSuffix {
      let edits = [context.edit(mark.range, "")]
      guard mark.kind == .optionalSuffix, let chain = node.parent, chain.parent?.kind == .sequence else { return edits }
      // `x?.name ?? "…"`: the fallback goes unless the member itself is optional.
      guard let fallback = fallback(after: chain, context), let member = mark.nextSibling, member.nextSibling == nil, member.kind == .memberSuffix,
        let type = itemType, case .found(let declaration) = context.index.resolve(type, from: view.type.scope + [view.type.name], in: context.file),
        let property = declaration.properties.first(where: { $0.name == member.name }), property.type != nil
      else { return nil }
      return property.isOptional ? edits : edits + [context.edit(fallback, "")]
    }
    if node.parent?.kind == .sequence {
      guard let fallback = fallback(after: node, context) else { return nil }
      return [context.edit(fallback, "")]
    }
    // `if let x { body }` → `body`
    guard let binding = node.parent, binding.kind == .optionalBinding, let branch = binding.parent,
      branch.kind == .ifBranch, let statement = branch.parent, branch.children.count(where: { $0.kind != .codeBlock }) == 1,
      statement.children.count(where: { $0.kind == .ifBranch }) == 1, let bound = binding.firstChild, bound.name == context.tree.name(ofToken: node.firstToken),
      let body = branch.codeBlock
    else { return nil }
    return Unwrapping.edits(statement: statement, body: body, context)
  }

  /// The range of `?? fallback` directly after an operand, when it ends its sequence.
  private static func fallback(after operand: Node, _ context: FileContext) -> Range<Int>? {
    guard let operation = operand.nextSibling, operation.text == "??", let value = operation.nextSibling, value.nextSibling == nil else { return nil }
    let range = operand.end..<value.end
    return context.tree.hasComment(in: range) ? nil : range
  }
}
