import Linting
import Semantics
import Syntax

extension Rule {
  static let toolbarPlacementPlatform = Rule(
    RuleInfo(
      id: "toolbar-placement-platform",
      category: .availability,
      summary: "A toolbar placement does not exist on a platform that the file is compiled for.",
      rationale: """
        'bottomBar' and the ends of the top bar do not exist on macOS, where a toolbar belongs to the window. The compiler says so only in a \
        build for that platform. 'primaryAction', 'cancellationAction' and their kin exist everywhere and find their place by themselves.
        """,
      exceptions: "Silent unless the file's platforms are certain, where '#if' may keep the code out of the platform, and for placements that the project declares.",
      severity: .warning,
      fix: "suggestion: a placement by purpose, or '#if'")
  ) { context in
    guard context.targets.isExact, !context.targets.isUnknown, context.seesEverything else { return [] }
    let own = Set(context.index.extensions(named: "ToolbarItemPlacement").flatMap { $0.properties.map(\.name) })
    return context.toolbarPlacements(named: Set(absent.keys)).compactMap { member -> Finding? in
      guard !own.contains(member.name), !context.isPreview(member), let platform = absent[member.name]?.first(where: { context.targets(at: member)[$0] != nil && member.isCompiled(for: $0).isYes }) else { return nil }
      return Finding(
        .warning, "The placement '\(member.name)' does not exist on \(platform.rawValue), and this file is compiled for \(platform.rawValue) too", at: member.nameRange,
        fixes: [FixIt("Use a placement by purpose, such as 'primaryAction', or '#if os(…)'", .suggestion)])
    }
  }

  /// Platforms without the placement. Source: the pages of Apple's reference.
  private static let absent: [String: [Platform]] = [
    "topBarLeading": [.macOS], "topBarTrailing": [.macOS], "navigationBarLeading": [.macOS, .watchOS], "navigationBarTrailing": [.macOS, .watchOS], "bottomBar": [.macOS], "bottomOrnament": [.macOS, .iOS],
    "title": [.macOS], "subtitle": [.macOS], "largeSubtitle": [.macOS], "topBarPinnedTrailing": [.macOS], "principal": [.watchOS], "navigation": [.watchOS],
  ]
}
