import Linting
import Semantics
import Syntax

extension Rule {
  static let apiAvailability = Rule(
    RuleInfo(
      id: "api-availability",
      category: .navigation,
      summary: "A modifier is newer than the oldest system that the file is compiled for.",
      rationale: "The compiler rejects it, but only where the app is built. A commit hook, a CI without the SDK and generated code meet it here.",
      exceptions: """
        Silent unless the file's oldest systems are certain; in any '#available', '@available' or '#if' that covers it; and when the project \
        declares a modifier of the same name.
        """,
      severity: .warning,
      fix: "suggestion: '#available' around it")
  ) { context in
    guard context.targets.isExact, !context.targets.isUnknown, context.seesEverything else { return [] }
    return context.modifierCalls().compactMap { call -> Finding? in
      guard !exempt.contains(call.name), context.project.viewFunctions[call.name] == nil, !call.node.isConditionallyCompiled, !context.isPreview(call.node), context.view(around: call.node) != nil, context.isOnView(call), isDirect(call) else { return nil }
      let overloads = ModifierTable.matches(call)
      guard !overloads.isEmpty else { return nil }
      let targets = context.targets(at: call.node)
      var needed: [Platform: Version] = [:]
      for (platform, version) in targets.minimums where platform == .iOS || platform == .macOS {
        let versions = overloads.map { platform == .iOS ? $0.iOS : $0.macOS }
        // An overload that the platform lacks says nothing about its version.
        guard !versions.contains(where: { $0 == nil }), let lowest = versions.compactMap({ $0 }).min(), lowest > version else { continue }
        needed[platform] = lowest
      }
      // A function of that name on some type of the project may be what is called.
      guard !needed.isEmpty, !context.index.declaresFunction(call.name) else { return nil }
      let text = DeploymentTargets(needed).description
      let minimum = DeploymentTargets(targets.minimums.filter { needed[$0.key] != nil }).description
      return Finding(.warning, "'\(call.name)' needs \(text), and this file is compiled for \(minimum)", at: call.nameRange, fixes: [FixIt("Put it behind '#available(\(text), *)'", .suggestion)])
    }
  }

  /// No member in between gives another value to call on: `view.backport.glassEffect()`.
  private static func isDirect(_ call: Call) -> Bool {
    let parts = Array(call.chain.outermostChain.children)
    return !parts.indices.contains { position in
      let part = parts[position]
      return part.kind == .memberSuffix && part.index < call.callee.index && position > 0 && (position + 1 >= parts.count || parts[position + 1].kind != .callSuffix) && !(position == 1 && ["self", "SwiftUI"].contains(parts[0].name))
    }
  }

  /// Modifiers whose name other types have for longer, so that the receiver's type decides.
  private static let exempt: Set<String> = [
    "bold", "italic", "fontWeight", "kerning", "tracking", "baselineOffset", "underline", "strikethrough", "monospaced", "monospacedDigit", "fontDesign", "fontWidth", "frame", "gesture", "foregroundStyle", "onChange", "textScale", "shadow",
    "onTapGesture", "onContinuousHover", "simultaneousGesture", "highPriorityGesture", "contentTransition", "symbolEffect", "onKeyPress", "dropDestination", "draggable", "font", "typesettingLanguage", "badge", "tag",
  ]
}
