import Linting
import Semantics
import Syntax

extension Rule {
  static let alertOptionalWithoutPresenting = Rule(
    RuleInfo(
      id: "alert-optional-without-presenting",
      category: .presentation,
      summary: "An alert unwraps an optional that it could be given with 'presenting:'.",
      rationale: """
        'presenting:' hands the value to the buttons and the message unwrapped, and keeps it while the alert is up. Without it the optional \
        may be nil when the button is tapped, and the action quietly does nothing.
        """,
      exceptions: "Silent for a default in the message ('error ?? \"\"'), for two optionals, and for optionals of the environment.",
      severity: .warning,
      fix: "unsafe: 'presenting:', a parameter for both closures, the unwrapping dropped (iOS 15, macOS 12)")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .alert || presentation.kind == .confirmationDialog, !presentation.isItemDriven, presentation.call.argument("presenting") == nil, presentation.call.argument("error") == nil,
        presentation.call.arguments.first.map({ $0.label == nil && !$0.isTrailing }) ?? false, let view = context.view(around: presentation.call.node), !context.isPreview(presentation.call.node), context.targets.meets(Minimum.alertWithActions)
      else { return nil }
      let closures = presentation.call.arguments.filter { $0.value.kind == .closureExpr && ($0.label == nil || $0.label == "actions" || $0.label == "message") }
      let reads = closures.flatMap { argument in
        view.accesses.filter { $0.node.tree === argument.value.tree && argument.value.contains($0.node) && isOptional($0, view) && isUnwrapped($0.node, isMessage: argument.label == "message") }
      }
      if reads.isEmpty { return modelFinding(presentation, closures.map(\.value), view, context) }
      guard let first = reads.first, Set(reads.map(\.property)).count == 1, !isOtherwiseOptional(closures.map(\.value), except: first.property, view) else { return nil }
      guard isAbout(first.property, presentation, view) else { return nil }
      let isForced = reads.contains { $0.node.nextSibling?.kind == .unwrapSuffix && $0.node.parent?.kind == .chain }
      return Finding(
        isForced ? .warning : .info, "'\(first.property)' may be nil by the time it is used here; 'presenting: \(first.property)' hands it over unwrapped", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("unwrapped here", file: context.file, range: first.node.nameRange)], fixes: [fix(presentation, closures, first.property, view, context)])
    }
  }

  /// The optional is set where the alert is opened, so it is what the alert is about; or nobody in the view says.
  private static func isAbout(_ name: String, _ presentation: Presentation, _ view: ViewFacts) -> Bool {
    let openings = view.accesses(of: presentation.driverName ?? "").filter { presentation.isOpened(by: $0) }
    let isSetHere = view.accesses(of: name).contains { access in
      if case .write(let value) = access.kind { value?.kind != .nilLiteral } else { access.isWrite }
    }
    return openings.isEmpty || !isSetHere || openings.contains { opening in
      guard let block = opening.statement?.parent else { return false }
      return view.accesses(of: name).contains { $0.isWrite && $0.node.tree === block.tree && block.contains($0.node) }
    }
  }

  /// `model.fault!`, `if let fault = model.fault` of an observed object.
  private static func modelFinding(_ presentation: Presentation, _ closures: [Node], _ view: ViewFacts, _ context: FileContext) -> Finding? {
    for access in view.accesses where ["ObservedObject", "StateObject", "EnvironmentObject"].contains(view.property(access.property)?.wrapperName ?? "") {
      guard closures.contains(where: { $0.tree === access.node.tree && $0.contains(access.node) }), let chain = access.node.parent, chain.kind == .chain, let member = access.node.nextSibling, member.kind == .memberSuffix else { continue }
      let isForced = member.nextSibling?.kind == .unwrapSuffix
      guard isForced || chain.parent?.kind == .optionalBinding && member.nextSibling == nil else { continue }
      let name = "\(access.property).\(member.name)"
      return Finding(
        isForced ? .warning : .info, "'\(name)' may be nil by the time it is used here; 'presenting: \(name)' hands it over unwrapped", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("unwrapped here", file: context.file, range: member.nameRange)], fixes: [FixIt("Pass it with 'presenting: \(name)'", .suggestion, minimum: Minimum.alertWithActions)])
    }
    return nil
  }

  private static func isOptional(_ access: Access, _ view: ViewFacts) -> Bool {
    guard case .read = access.kind, let property = view.property(access.property), property.wrapperName == "State" || property.wrapperName == "Binding" else { return false }
    return property.isOptional
  }

  /// `x!`, `if let x`, `x?.…`; a default in the message is fine as it is.
  private static func isUnwrapped(_ node: Node, isMessage: Bool) -> Bool {
    if node.kind == .identifierPattern { return true }
    if node.parent?.kind == .chain, let next = node.nextSibling {
      if next.kind == .unwrapSuffix { return true }
      return next.kind == .optionalSuffix && !(node.parent?.parent?.kind == .sequence && node.parent?.nextSibling?.text == "??")
    }
    return node.parent?.kind == .optionalBinding
  }

  /// Another optional is unwrapped too, so the value is not the only thing the alert is about.
  private static func isOtherwiseOptional(_ closures: [Node], except name: String, _ view: ViewFacts) -> Bool {
    closures.contains { closure in
      closure.descendants.contains { $0.kind == .optionalBinding && !($0.firstChild?.name == name || ($0.expressionChild.map { $0.selfMember ?? $0.text } ?? "") == name) }
    }
  }

  private static func fix(_ presentation: Presentation, _ closures: [Call.Argument], _ name: String, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let title = "Pass it with 'presenting: \(name)'"
    let suggestion = FixIt(title, .suggestion, minimum: Minimum.alertWithActions)
    guard closures.allSatisfy({ $0.value.firstChild(.closureSignature) == nil }), view.property(name)?.isBackticked == false else { return suggestion }
    var edits: [TextEdit] = [context.insert(", presenting: \(name)", at: (presentation.call.argument("titleVisibility") ?? presentation.driverArgument).node.end)]
    for closure in closures.map(\.value) {
      var isUsed = false
      for access in view.accesses(of: name) where closure.contains(access.node) && access.node.tree === closure.tree {
        guard access.node.kind == .identifierExpr || access.node.kind == .identifierPattern else { return suggestion }
        switch access.kind {
        case .write: edits.append(context.insert("self.", at: access.node.start))
        case .read:
          guard let unwrapping = unwrapping(access.node, name, context) else { return suggestion }
          edits += unwrapping
          isUsed = true
        default: return suggestion
        }
      }
      edits.append(ClosureParameter.insertion(isUsed ? name : "_", closure, context))
    }
    return FixIt(title, .unsafe, edits: edits, minimum: Minimum.alertWithActions)
  }

  private static func unwrapping(_ node: Node, _ name: String, _ context: FileContext) -> [TextEdit]? {
    if node.parent?.kind == .chain, let mark = node.nextSibling, mark.kind == .unwrapSuffix || mark.kind == .optionalSuffix {
      // `x?.name` of an optional chain that is unwrapped further would change its type.
      if mark.kind == .optionalSuffix, let parent = node.parent?.parent, parent.kind == .sequence || parent.kind == .optionalBinding { return nil }
      return [context.edit(mark.range, "")]
    }
    guard let binding = node.parent, binding.kind == .optionalBinding, let branch = binding.parent, branch.kind == .ifBranch, let statement = branch.parent, branch.children.count(where: { $0.kind != .codeBlock }) == 1,
      statement.children.count(where: { _ in true }) == 1, binding.firstChild?.name == name, let body = branch.codeBlock
    else { return nil }
    return Unwrapping.edits(statement: statement, body: body, context)
  }
}
