import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetBoolPlusOptional = Rule(
    RuleInfo(
      id: "sheet-bool-plus-optional",
      category: .presentation,
      summary: "A Boolean opens what an optional state already describes.",
      rationale: """
        The flag says that something is shown and the optional says what. Two states for one fact get out of step: the content is \
        empty when the optional is nil, and stale on the first opening when 'body' does not read it. '.sheet(item:)' opens when the \
        item is set, hands the unwrapped value to the content, and sets it to nil on dismissal.
        """,
      exceptions: """
        Silent when the optional is input rather than state, when an else branch shows a real view (nil has a meaning), when two \
        optionals are needed, and when 'body' shows the optional elsewhere too, because '.sheet(item:)' would clear it.
        """,
      severity: .error,
      fix: "unsafe: the flag is deleted, the modifier and every write rewritten, in one transaction",
      references: ["https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"])
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      if let advice = modelAdvice(presentation, context) { return advice }
      guard presentation.kind.hasEscapingContent || presentation.kind == .navigationDestination, case .flag(.projection(let flagName)) = presentation.driver,
        let view = context.view(around: presentation.call.node), view.isState(flagName), let flag = view.property(flagName),
        let optional = view.optionalContent(of: presentation), !context.isPreview(presentation.call.node)
      else { return nil }
      let name = optional.property.name
      let isShownElsewhere = view.accesses(of: name).contains { access in
        guard access.isRead, !presentation.call.node.contains(access.node), !isDiscarded(access.node) else { return false }
        return !view.regions(access).kinds.isDisjoint(with: [.build, .destination, .unknown])
      }
      guard !isShownElsewhere, !isLoading(optional, flag, view), !opensWithNil(optional, flag, view) else { return nil }
      return finding(presentation, flag, optional, view, context)
    }
  }

  /// `let _ = x` only tracks the state.
  private static func isDiscarded(_ node: Node) -> Bool {
    guard let binding = node.parent, binding.kind == .patternBinding else { return false }
    return binding.firstChild?.kind == .wildcardPattern
  }

  /// Some action sets the optional to nil and opens the sheet: then nil is something to show.
  private static func opensWithNil(_ optional: OptionalContent, _ flag: Property, _ view: ViewFacts) -> Bool {
    let openings = view.accesses(of: flag.name).filter { ViewFacts.opens($0) }
    return view.accesses(of: optional.property.name).contains { write in
      guard case .write(let value) = write.kind, value?.kind == .nilLiteral else { return false }
      return openings.contains { $0.node.tree === write.node.tree && $0.statement?.parent?.index == write.statement?.parent?.index }
    }
  }

  /// The sheet opens first and shows a placeholder until the value arrives: two facts.
  private static func isLoading(_ optional: OptionalContent, _ flag: Property, _ view: ViewFacts) -> Bool {
    guard case .binding(let statement, _, _) = optional.form, let otherwise = statement.firstChild(.elseClause)?.codeBlock, !otherwise.statements.isEmpty else { return false }
    let openings = view.accesses(of: flag.name).filter { ViewFacts.opens($0) }
    return !view.accesses(of: optional.property.name).contains { write in
      write.isWrite && openings.contains { $0.member == write.member && $0.place == write.place }
    }
  }

  /// `if let file = model.file` under `$model.isSharing`: the same, in an observed object, whose type decides what is possible.
  private static func modelAdvice(_ presentation: Presentation, _ context: FileContext) -> Finding? {
    guard presentation.kind.hasEscapingContent, case .flag(.path(let root, let members)) = presentation.driver, members.count == 1,
      let view = context.view(around: presentation.call.node),
      ["StateObject", "ObservedObject", "EnvironmentObject", "State", "Bindable"].contains(view.property(root)?.wrapperName ?? ""),
      !context.isPreview(presentation.call.node)
    else { return nil }
    let statements = presentation.contentStatements
    guard statements.count == 1, statements[0].kind == .ifExpr, statements[0].children.count(where: { $0.kind == .ifBranch }) == 1,
      statements[0].firstChild(.elseClause) == nil, let branch = statements[0].firstChild(.ifBranch),
      branch.children.count(where: { $0.kind != .codeBlock }) == 1, let binding = branch.firstChild(.optionalBinding), let value = binding.expressionChild,
      value.kind == .chain
    else { return nil }
    let parts = Array(value.children)
    guard parts.count == 2, parts[0].kind == .identifierExpr, parts[0].name == root, parts[1].kind == .memberSuffix,
      isSettableItem(parts[1].name, of: root, view, context)
    else { return nil }
    return Finding(
      .info, "'\(root).\(members[0])' and '\(root).\(parts[1].name)' describe one fact; '.\(presentation.call.name)(item: $\(root).\(parts[1].name))' needs only the optional",
      at: presentation.call.nameRange)
  }

  /// The member is a stored variable that the view may set to nil, and its type can be an item.
  private static func isSettableItem(_ member: String, of root: String, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard let property = view.property(root), let path = property.type?.typePath ?? property.initialValue?.rootCall.map({ [$0.name] }),
      case .found(let model) = context.index.resolve(path, from: view.type.scope + [view.type.name], in: context.file),
      let stored = model.properties.first(where: { $0.name == member }), !stored.isLet, !stored.isComputed,
      !stored.declaration.modifiers.contains(where: { $0.text.hasSuffix("(set)") }), let item = stored.wrappedType?.typePath,
      case .found(let type) = context.index.resolve(item, from: model.scope + [model.name], in: model.file)
    else { return false }
    return context.index.isIdentifiable(type).isYes
  }

  private static func finding(
    _ presentation: Presentation, _ flag: Property, _ optional: OptionalContent, _ view: ViewFacts, _ context: FileContext
  ) -> Finding {
    let name = optional.property.name
    let stale = view.staleReads(in: presentation, index: context.index) { context.facts(of: $0) }.filter { $0.property.name == name }
    let isStale = stale.contains { $0.form == .certain }
    var message = "'\(flag.name)' and '\(name)' describe one fact; use '.\(presentation.call.name)(item: $\(name))' and delete the Boolean"
    if isStale { message += ". Nothing in 'body' reads '\(name)', so the first opening shows its old value" }
    var fixes: [FixIt] = []
    if let fix = ItemFix(presentation, flag, optional, view, context).fix { fixes.append(fix) }
    if isStale, let capture = CaptureListFix.fix(for: stale, in: presentation, of: view, context) {
      // The item is the better fix; the capture list only removes the stale value.
      fixes.append(capture)
    }
    let notes = [
      Diagnostic.Note("the Boolean", file: context.fileOf(flag.binding, view), range: flag.binding.tree.range(ofToken: flag.nameToken)),
      Diagnostic.Note("the optional", file: context.fileOf(optional.property.binding, view), range: optional.property.binding.tree.range(ofToken: optional.property.nameToken)),
    ]
    return Finding(isStale ? .error : .warning, message, at: presentation.call.nameRange, notes: notes, fixes: fixes)
  }
}
