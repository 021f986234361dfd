import Linting
import Semantics
import Syntax

extension Rule {
  static let macOSOnlySceneUnguarded = Rule(
    RuleInfo(
      id: "macos-only-scene-unguarded",
      category: .correctness,
      summary: "A scene that only macOS has stands in an app for other systems too.",
      rationale: "'Settings' and 'MenuBarExtra' do not exist on iOS; the compiler says so only in a build for it.",
      exceptions: "Silent unless the file's platforms are certain, under '#if', outside of an app's or scene's 'body', and when the project declares a type of the name.",
      severity: .warning,
      fix: "unsafe: '#if os(macOS)' around it",
      references: ["https://developer.apple.com/documentation/swiftui/settings"])
  ) { context in
    guard context.targets.isExact, !context.targets.isUnknown, context.seesEverything else { return [] }
    return context.calls(["Settings", "MenuBarExtra"]).compactMap { call -> Finding? in
      guard context.isSwiftUI(call), !call.node.isConditionallyCompiled, let view = context.view(around: call.node), view.type.inherited.contains("App") || view.type.inherited.contains("Scene"), let statement = call.sceneStatement(of: view),
        let platform = Platform.allCases.first(where: { $0 != .macOS && context.targets(at: call.node).certainlyIncludes($0) })
      else { return nil }
      return Finding(.warning, "'\(call.name)' exists on macOS only, and this file is compiled for \(platform.rawValue) too", at: call.nameRange, fixes: [fix(statement, context)])
    }
  }

  private static func fix(_ statement: Node, _ context: FileContext) -> FixIt {
    let tree = context.tree
    guard let lines = tree.wholeLines(of: statement.range), !statement.hasMultilineString else { return FixIt("Put it under '#if os(macOS)'", .suggestion) }
    let indentation = tree.indentation(at: statement.start)
    var transaction = Transaction()
    transaction.insert("\(indentation)#if os(macOS)\(tree.lineEnd)", at: lines.lowerBound, in: context.file)
    transaction.insert("\(indentation)#endif\(tree.lineEnd)", at: lines.upperBound, in: context.file)
    return transaction.fix("Put it under '#if os(macOS)'", .unsafe)
  }
}

extension Call {
  /// The statement of `body` that makes the scene.
  fileprivate func sceneStatement(of view: ViewFacts) -> Node? {
    guard let body = view.members.first(where: { $0.name == "body" && $0.node.tree === tree && $0.node.contains(node) })?.node.getterBody, chain.parent == body else { return nil }
    return chain
  }
}
