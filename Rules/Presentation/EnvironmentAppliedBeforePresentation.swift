import Linting
import Semantics
import Syntax

extension Rule {
  static let environmentAppliedBeforePresentation = Rule(
    RuleInfo(
      id: "environment-applied-before-presentation",
      category: .presentation,
      summary: "An object is put into the environment before the sheet's modifier, so the sheet does not get it.",
      rationale: """
        A sheet inherits the environment at its own modifier. What is injected earlier in the chain reaches the view below only, and a \
        presented view that asks for the object crashes.
        """,
      exceptions: """
        Silent when it is injected again in the content or after the sheet, when the presenter itself gets the object from above, and for \
        styles such as 'font' and 'tint'.
        """,
      severity: .error,
      fix: "safe: the modifier moves behind the last presentation of the chain")
  ) { context in
    context.calls(["environmentObject", "environment", "modelContainer"]).compactMap { call -> Finding? in
      guard call.isMember, !context.isPreview(call.node), call.chain.kind == .chain else { return nil }
      let later = call.chain.modifierCalls.filter { $0.nameToken > call.nameToken }
      let presentations = later.compactMap { Presentation($0) }.filter { $0.kind.hasEscapingContent && $0.content != nil }
      guard let last = presentations.last else { return nil }
      if let injection = Injection(call) { return object(injection, later, presentations, last, context) }
      return value(call, later, presentations, last, context)
    }
  }

  private static func object(_ injection: Injection, _ later: [Call], _ presentations: [Presentation], _ last: Presentation, _ context: FileContext) -> Finding? {
    let resolver = TypeResolver(context.index)
    let type = resolver.type(of: injection.value, in: context.file)
    guard type.isKnown, let view = context.view(around: injection.call.node), !view.requiredObjects(resolver).contains(type),
      !later.contains(where: { Injection($0).map { let other = resolver.type(of: $0.value, in: context.file); return other == type || !other.isKnown } ?? false })
    else { return nil }
    for presentation in presentations {
      guard let content = presentation.content, let needing = context.project.needs(type, in: content, of: context.file) else { continue }
      let above = context.project.isInjected(type, above: view.type)
      guard above != .yes else { return nil }
      let isCertain = injection.isObject && above == .no
      return Finding(
        isCertain ? .error : .warning, "'\(type.description)' is injected before '.\(presentation.call.name)', so '\(needing.name)' in it does not get it" + (injection.isObject ? " and crashes" : ""),
        at: injection.call.nameRange,
        notes: [
          Diagnostic.Note("presented here, without the object", file: context.file, range: presentation.call.nameRange),
          Diagnostic.Note("'\(needing.name)' asks for it", file: needing.file, range: needing.node.tree.range(ofToken: needing.nameToken)),
        ], fixes: [move(injection.call, last, context)])
    }
    return nil
  }

  /// `\.locale`, `\.managedObjectContext`, `\.modelContext`, `modelContainer`
  private static func value(_ call: Call, _ later: [Call], _ presentations: [Presentation], _ last: Presentation, _ context: FileContext) -> Finding? {
    let name: String
    if call.isNamed("modelContainer") {
      name = "modelContainer"
    } else {
      guard call.isNamed("environment"), let key = call.arguments.first?.value, key.kind == .keyPathExpr, let member = key.firstChild(.memberSuffix)?.name, ["locale", "managedObjectContext", "modelContext"].contains(member) else { return nil }
      name = member
    }
    guard !later.contains(where: { $0.isNamed("modelContainer") && name == "modelContainer" || $0.isNamed("environment") && $0.node.text.contains("\\.\(name)") }),
      !presentations.allSatisfy({ $0.call.node.text.contains("\\.\(name)") || name == "modelContainer" && $0.call.node.text.contains(".modelContainer(") })
    else { return nil }
    let queries = name == "managedObjectContext" ? ["FetchRequest", "SectionedFetchRequest"] : name == "locale" ? [] : ["Query"]
    let fetches = presentations.contains { $0.content.map { fetching(queries, in: $0, context) } ?? false }
    return Finding(
      fetches && name != "modelContainer" ? .warning : .info, "'\(name)' is set before '.\(last.call.name)', so what it presents does not get it", at: call.nameRange,
      notes: [Diagnostic.Note("presented here", file: context.file, range: last.call.nameRange)], fixes: [move(call, last, context)])
  }

  private static func fetching(_ wrappers: [String], in content: Node, _ context: FileContext) -> Bool {
    content.descendants.contains { node in
      guard node.kind == .callSuffix, let call = Call(node), let type = context.project.view(madeBy: call, in: context.file) else { return false }
      return context.facts(of: type).properties.values.contains { wrappers.contains($0.wrapperName) }
    }
  }

  private static func move(_ call: Call, _ last: Presentation, _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    let tree = context.tree
    let isOwnLine = tree.flags(ofToken: call.callee.firstToken).contains(.newlineBefore)
    transaction.move(call, to: last.call.node.end, separator: isOwnLine ? tree.lineEnd + tree.indentation(at: call.callee.start) : "", in: context.file)
    return transaction.fix("Move it behind '.\(last.call.name)'", .safe)
  }
}
