import Linting
import Semantics
import Syntax

extension Rule {
  static let dismissThroughBinding = Rule(
    RuleInfo(
      id: "dismiss-through-binding",
      category: .presentation,
      summary: "A presented view is given the presenter's flag only to set it to false.",
      rationale: """
        A view that closes itself through '@Environment(\\.dismiss)' can be presented by anybody, by item or by flag, and needs no binding \
        for it. The binding ties it to one way of being shown and lets it present itself again.
        """,
      exceptions: "Silent when the view reads the binding or hands it to a view that does: then it is data.",
      severity: .warning,
      fix: "unsafe, across files: '@Environment(\\.dismiss)' in the child, the argument dropped wherever the child is made (iOS 15, macOS 12)")
  ) { context in
    guard context.targets.meets(Minimum.dismiss) else { return [] }
    return context.presentations.flatMap { presentation -> [Finding] in
      guard presentation.kind.hasEscapingContent, let name = presentation.driverName, let content = presentation.content, let view = context.view(around: presentation.call.node),
        view.isState(name) || view.property(name)?.wrapperName == "Binding", !context.isPreview(presentation.call.node)
      else { return [] }
      return view.accesses(of: name).compactMap { access -> Finding? in
        guard case .projection = access.kind, content.contains(access.node), let argument = access.node.enclosingArgument, let suffix = argument.parent, let call = Call(suffix),
          let label = argument.argumentLabel, let child = context.project.view(madeBy: call, in: context.file), let depth = closingDepth(label, of: child, context, depth: 1)
        else { return nil }
        let property = context.facts(of: child).property(label)
        let note = property.map { Diagnostic.Note("only ever set to close", file: child.file, range: child.node.tree.range(ofToken: $0.nameToken)) }
        let title = "Let '\(child.name)' close itself with '@Environment(\\.dismiss)'"
        let fix = depth == 1 ? property.map { DismissRewrite($0, of: child, context) { closes($0, $1, context) }.fix(title) } : FixIt(title, .suggestion)
        return Finding(
          depth >= 3 ? .warning : .info, "'\(child.name)' is given '$\(name)' only to close itself; '@Environment(\\.dismiss)' does that without it", at: argument.range,
          notes: note.map { [$0] } ?? [], fixes: fix.map { [$0] } ?? [])
      }
    }
  }

  /// Through how many views the binding goes before one closes with it; nil when any of them reads it.
  private static func closingDepth(_ name: String, of type: TypeDeclaration, _ context: FileContext, depth: Int) -> Int? {
    guard depth < 6 else { return nil }
    let facts = context.facts(of: type)
    guard let property = facts.property(name), property.wrapperName == "Binding" else { return nil }
    var result = depth
    var closes = false
    for access in facts.accesses(of: name) {
      switch access.kind {
      case .write(let value):
        guard value?.text == "false" || value?.kind == .nilLiteral else { return nil }
        closes = true
      case .mutation:
        guard access.node.calledMember == "toggle" else { return nil }
        closes = true
      case .projection:
        guard let argument = access.node.enclosingArgument, let label = argument.argumentLabel, let suffix = argument.parent, let call = Call(suffix),
          let child = context.project.view(madeBy: call, in: facts.members[access.member].file), let deeper = closingDepth(label, of: child, context, depth: depth + 1)
        else { return nil }
        result = max(result, deeper)
        closes = true
      case .storage: guard facts.members[access.member].kind == .initializer else { return nil }
      case .read: return nil
      }
    }
    return closes ? result : nil
  }

  /// The use stands in the content of a presentation that its argument drives, with no page pushed in between.
  private static func closes(_ use: Use, _ argument: Call.Argument, _ context: FileContext) -> Bool {
    for ancestor in use.call.node.ancestors where ancestor.kind == .callSuffix {
      guard let call = Call(ancestor) else { continue }
      if call.isNamed("NavigationLink") || call.isNamed("navigationDestination") { return false }
      if let presentation = Presentation(call), presentation.kind.hasEscapingContent {
        return presentation.driverName.map { argument.value.text == "$" + $0 || argument.value.text == "self.$" + $0 } ?? false
      }
    }
    return false
  }
}
