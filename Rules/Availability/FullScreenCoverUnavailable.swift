import Linting
import Semantics
import Syntax

extension Rule {
  static let fullScreenCoverUnavailable = Rule(
    RuleInfo(
      id: "full-screen-cover-unavailable",
      category: .availability,
      summary: "A modifier does not exist on a platform that the file is compiled for.",
      rationale: """
        'fullScreenCover' exists on iOS, tvOS, watchOS and visionOS, not on macOS; 'popover' not on tvOS and watchOS; 'inspector' only on \
        iOS and macOS. The compiler says so only in a build for that platform, which a commit hook or the CI of another platform never makes.
        """,
      exceptions: """
        Silent unless the file's platforms are certain, where '#if' may keep the code out of the platform, and when the project declares a modifier of the same name.
        """,
      severity: .warning,
      fix: "unsafe: a sheet on macOS, behind '#if os(macOS)'")
  ) { context in
    guard context.targets.isExact, !context.targets.isUnknown, context.seesEverything else { return [] }
    return context.modifierCalls().compactMap { call -> Finding? in
      guard context.project.viewFunctions[call.name] == nil, !context.isPreview(call.node), context.receiver(of: call).isView,
        !context.index.declaresFunction(call.name),
        let platform = platforms(without: call).first(where: { context.targets(at: call.node)[$0] != nil && call.node.isCompiled(for: $0).isYes })
      else { return nil }
      return Finding(
        .warning, "'\(call.name)' does not exist on \(platform.rawValue), and this file is compiled for \(platform.rawValue) too", at: call.nameRange,
        fixes: platform == .macOS && call.isNamed("fullScreenCover") ? [fix(call, context)] : [FixIt("Keep it out of \(platform.rawValue) with '#if !os(\(platform.rawValue))'", .suggestion)])
    }
  }

  /// Platforms without the modifier: no overload of its name exists there.
  private static func platforms(without call: Call) -> [Platform] {
    let overloads = ModifierTable.overloads(of: call.name)
    guard !ModifierTable.matches(call).isEmpty else { return [] }
    var platforms: [Platform] = []
    // A name that neither has is one of another platform, which the table says nothing about.
    if overloads.allSatisfy({ $0.macOS == nil }), overloads.contains(where: { $0.iOS != nil }) { platforms.append(.macOS) }
    if overloads.allSatisfy({ $0.iOS == nil }), overloads.contains(where: { $0.macOS != nil }) { platforms.append(.iOS) }
    return platforms + (elsewhere[call.name] ?? [])
  }

  /// Platforms besides macOS. Source: the pages of Apple's reference.
  private static let elsewhere: [String: [Platform]] = [
    "navigationBarTitleDisplayMode": [.tvOS], "navigationBarItems": [.watchOS], "statusBarHidden": [.tvOS, .watchOS], "statusBar": [.tvOS, .watchOS], "listRowSpacing": [.watchOS],
    "popover": [.tvOS, .watchOS], "inspector": [.tvOS, .watchOS, .visionOS],
  ]

  private static func fix(_ call: Call, _ context: FileContext) -> FixIt {
    let title = "Show a sheet on macOS"
    let tree = context.tree
    guard tree.flags(ofToken: call.callee.firstToken).contains(.newlineBefore), call.callee.kind == .memberSuffix, !call.node.hasMultilineString else { return FixIt(title, .suggestion) }
    let line = tree.lineEnd, text = tree.text.string(call.nameRange.upperBound..<call.node.end), indentation = tree.indentation(at: call.callee.start)
    let after = call.node.nextSibling.map { tree.flags(ofToken: $0.firstToken).contains(.newlineBefore) } ?? true
    guard after else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.append(
      [context.edit(call.callee.start..<call.node.end, "#if os(macOS)\(line)\(indentation).sheet\(text)\(line)\(indentation)#else\(line)\(indentation).fullScreenCover\(text)\(line)\(indentation)#endif")], in: context.file)
    return transaction.fix(title, .unsafe)
  }
}
