import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationLoop = Rule(
    RuleInfo(
      id: "navigation-loop",
      category: .navigation,
      summary: "A page pushes a page that it was pushed from.",
      rationale: "Each round adds two pages to the stack. To go back there is 'dismiss' or the path.",
      exceptions: "Silent for pages that get data (the next profile, the child folder) and for links with values.",
      severity: .info, confidence: .medium, profile: .all,
      fix: "suggestion: go back with 'dismiss', or shorten the path")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      links(of: view, context).compactMap { link, target -> Finding? in
        guard target.node != view.type.node, reaches(view.type, from: target, context), isEntry(target, context), !context.isPreview(link.node) else { return nil }
        return Finding(
          .info, "'\(view.name)' pushes '\(target.name)' again, which it was reached from; go back with 'dismiss' instead", at: link.nameRange,
          notes: [Diagnostic.Note("the page it comes from", file: target.file, range: target.node.tree.range(ofToken: target.nameToken))], fixes: [FixIt("Go back with 'dismiss', or shorten the path", .suggestion)])
      }
    }
  }

  /// The links with a destination that gets no data.
  private static func links(of view: ViewFacts, _ context: FileContext) -> [(Call, TypeDeclaration)] {
    view.members.flatMap { member -> [(Call, TypeDeclaration)] in
      member.node.descendants.compactMap { node -> (Call, TypeDeclaration)? in
        guard node.kind == .callSuffix, let link = Call(node), link.isNamed("NavigationLink"), let destination = link.destination else { return nil }
        let root = destination.value.kind == .closureExpr ? destination.value.rootViews.first : destination.value
        guard let call = root?.rootCall, call.arguments.isEmpty, let type = context.project.view(madeBy: call, in: member.file) else { return nil }
        return (link, type)
      }
    }
  }

  private static func reaches(_ wanted: TypeDeclaration, from start: TypeDeclaration, _ context: FileContext) -> Bool {
    var pending = [start]
    var seen: Set<Node> = []
    while let next = pending.popLast() {
      guard seen.insert(next.node).inserted, seen.count < 64 else { continue }
      let targets = links(of: context.facts(of: next), context).map(\.1)
      if targets.contains(where: { $0.node == wanted.node }) { return true }
      pending += targets
    }
    return false
  }

  /// Something outside of the loop shows it: it is where the loop begins.
  private static func isEntry(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    context.project.uses(of: type).contains { use in use.owner.map { $0.node != type.node && !reaches($0, from: type, context) } ?? true }
  }
}
