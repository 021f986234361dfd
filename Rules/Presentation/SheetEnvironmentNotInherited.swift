import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetEnvironmentNotInherited = Rule(
    RuleInfo(
      id: "sheet-environment-not-inherited",
      category: .presentation,
      summary: "On iOS 13 a sheet does not inherit the environment.",
      rationale: "Before iOS 14 the content of a sheet starts with an empty environment: a view in it that asks for an '@EnvironmentObject' crashes unless the object is injected again.",
      exceptions: "Silent unless the oldest system is iOS 13, and when the content injects the object.",
      severity: .warning,
      fix: "unsafe: '.environmentObject(…)' on the content")
  ) { context in
    guard let minimum = context.targets[.iOS], minimum < Version(14) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind.hasEscapingContent, let content = presentation.contentClosure, let view = context.view(around: presentation.call.node), !context.isPreview(presentation.call.node),
        let need = context.project.firstNeed(in: content, of: context.file, where: { _ in true })
      else { return nil }
      let resolver = TypeResolver(context.index)
      let holder = view.propertiesInOrder.first { property in
        ["EnvironmentObject", "ObservedObject", "StateObject"].contains(property.wrapperName) && resolver.type(of: property, in: context.fileOf(property.binding, view)) == need.type
      }
      var transaction = Transaction()
      if let holder, content.statements.count == 1, let root = content.statements.first, root.kind == .chain { transaction.append(modifier: ".environmentObject(self.\(holder.name))", to: root, in: context.file) } else { transaction.block() }
      let place = content.rootViews.first?.rootCall?.nameRange ?? presentation.call.nameRange
      return Finding(
        .warning, "On iOS 13 a \(presentation.kind.noun) does not inherit the environment, so '\(need.view.name)' does not find '\(need.type.description)' and crashes", at: place,
        notes: [Diagnostic.Note("asks for it", file: need.view.file, range: need.view.node.tree.range(ofToken: need.view.nameToken))], fixes: [transaction.fix("Inject the object again", .unsafe)])
    }
  }
}
