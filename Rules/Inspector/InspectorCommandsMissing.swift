import Linting
import Semantics
import Syntax

extension Rule {
  static let inspectorCommandsMissing = Rule(
    RuleInfo(
      id: "inspector-commands-missing",
      category: .inspector,
      summary: "An app with an inspector lacks 'InspectorCommands', the standard menu item and shortcut.",
      rationale: "Control-Command-I toggles the inspector in every Mac app; 'InspectorCommands()' adds the item and the shortcut for it.",
      exceptions: "Silent without a macOS target, for inspectors that the app does not reach, and when the app has a command of its own with that shortcut.",
      severity: .info,
      fix: "unsafe: '.commands { InspectorCommands() }' on the scene (iOS 17, macOS 14)",
      references: ["https://developer.apple.com/documentation/swiftui/inspectorcommands"])
  ) { context in
    guard context.targets.certainlyIncludes(.macOS), !context.project.hasInspectorCommands, !context.index.declares("InspectorCommands") else { return [] }
    return context.views.compactMap { view -> Finding? in
      guard view.type.inherited.contains("App"), let body = view.members.first(where: { $0.name == "body" && $0.file === context.file })?.node.getterBody, let inspector = inspector(context), !hasOwnShortcut(context),
        let scene = body.descendants.lazy.compactMap({ $0.kind == .callSuffix ? Call($0) : nil }).first(where: { ["WindowGroup", "DocumentGroup", "Window"].contains($0.name) && !$0.isMember })
      else { return nil }
      return Finding(
        .info, "The app has an inspector but no 'InspectorCommands()', so its menu item and shortcut are missing", at: scene.nameRange, notes: [Diagnostic.Note("an inspector", file: inspector.1, range: inspector.0.nameRange)],
        fixes: [fix(scene, context)])
    }
  }

  /// An inspector that a scene reaches.
  private static func inspector(_ context: FileContext) -> (Call, SourceFile)? {
    for type in context.index.types where context.index.isViewLike(type) {
      let facts = context.facts(of: type)
      guard let presentation = facts.presentations.first(where: { $0.kind == .inspector && $0.driverName != nil && !$0.call.node.isInPreview }) else { continue }
      let search = OutwardSearch(context.project) { _, _ in nil }
      guard search.answers(around: type).contains(.no) else { continue }
      return (presentation.call, context.fileOf(presentation.call.node, facts))
    }
    return nil
  }

  /// `.keyboardShortcut("i", modifiers: [.command, .control])`
  private static func hasOwnShortcut(_ context: FileContext) -> Bool {
    context.index.files.contains { file in
      file.mayMention("keyboardShortcut") && file.tree.nodes(.callSuffix).contains { node in
        guard let call = Call(node), call.isNamed("keyboardShortcut") else { return false }
        return call.arguments.first?.value.text == "\"i\"" && node.text.contains(".control")
      }
    }
  }

  private static func fix(_ scene: Call, _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    let tree = context.tree
    if let commands = scene.chain.modifierCalls.first(where: { $0.isNamed("commands") })?.trailingClosure, let first = commands.statements.first {
      let isLine = tree.flags(ofToken: first.firstToken).contains(.newlineBefore)
      transaction.insert("InspectorCommands()" + (isLine ? tree.lineEnd + tree.indentation(at: first.start) : "; "), at: first.start, in: context.file)
    } else {
      transaction.append(modifier: ".commands { InspectorCommands() }", to: scene.chain, in: context.file)
    }
    return transaction.fix("Add 'InspectorCommands()'", .unsafe, minimum: Minimum.inspector)
  }
}
