import Linting
import Semantics
import Syntax

extension Rule {
  static let apiAvailability = Rule(
    RuleInfo(
      id: "api-availability",
      category: .availability,
      summary: "A modifier, a view or an initialiser is newer than the oldest system that the file is compiled for.",
      rationale: "The compiler rejects it, but only where the app is built. A commit hook, a CI without the SDK and generated code meet it here.",
      exceptions: """
        Silent unless the file's oldest systems are certain; in any '#available', '@available' or '#if' that covers it; and when the project \
        declares a type or modifier of the same name.
        """,
      severity: .error,
      fix: "suggestion: '#available' around it")
  ) { context in
    guard context.targets.isExact, !context.targets.isUnknown, context.seesEverything else { return [] }
    return (modifiers(in: context) + constructions(in: context)).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func modifiers(in context: FileContext) -> [Finding] {
    context.modifierCalls().compactMap { call in
      guard !exempt.contains(call.name), context.project.viewFunctions[call.name] == nil, isAlwaysCompiled(call.node, context), context.view(around: call.node) != nil, context.receiver(of: call).isView else { return nil }
      let overloads = ModifierTable.matches(call)
      guard !overloads.isEmpty else { return nil }
      var needed: [Platform: Version] = [:]
      for (platform, version) in context.targets(at: call.node).minimums where platform == .iOS || platform == .macOS {
        let versions = overloads.map { platform == .iOS ? $0.iOS : $0.macOS }
        // An overload that the platform lacks says nothing about its version.
        guard !versions.contains(where: { $0 == nil }), let lowest = versions.compactMap({ $0 }).min(), lowest > version else { continue }
        needed[platform] = lowest
      }
      // A function of that name on some type of the project may be what is called.
      guard !needed.isEmpty, !context.index.declaresFunction(call.name) else { return nil }
      return finding(call, needed, context)
    }
  }

  /// Views and other types of SwiftUI that are made, `Grid { … }`, and initialisers of older ones, `Button(role: …)`.
  private static func constructions(in context: FileContext) -> [Finding] {
    guard context.index.imports(of: context.file).contains("SwiftUI") else { return [] }
    return context.constructions(where: TypeTable.mentions).compactMap { call in
      guard isAlwaysCompiled(call.node, context), context.isSwiftUI(call), !context.index.declares(call.name), !isGenerated(call) else { return nil }
      let targets = context.targets(at: call.node)
      if let minimum = TypeTable.minimum(ofType: call.name) {
        let needed = targets.missing(minimum)
        if !needed.isEmpty { return finding(call, needed, context) }
      }
      let matches = TypeTable.initializers(for: call)
      guard !matches.isEmpty else { return nil }
      var needed: [Platform: Version] = [:]
      for platform in targets.minimums.keys {
        let versions = matches.map { $0.minimum[platform] }
        guard !versions.contains(where: { $0 == nil }), let lowest = versions.compactMap({ $0 }).min(), let version = targets[platform], lowest > version else { continue }
        needed[platform] = lowest
      }
      return needed.isEmpty ? nil : finding(call, needed, context)
    }
  }

  /// A class that Core Data makes of a model has these initialisers.
  private static func isGenerated(_ call: Call) -> Bool { call.argument("context") != nil || call.argument("entity") != nil }

  private static func isAlwaysCompiled(_ node: Node, _ context: FileContext) -> Bool { !node.isConditionallyCompiled && !context.isPreview(node) }

  private static func finding(_ call: Call, _ needed: [Platform: Version], _ context: FileContext) -> Finding {
    let text = DeploymentTargets(needed).description
    let minimum = DeploymentTargets(context.targets(at: call.node).minimums.filter { needed[$0.key] != nil }).description
    let labels = call.arguments.compactMap { $0.isTrailing ? nil : ($0.label ?? "_") + ":" }.joined()
    // Of an older type only the initialiser is new.
    let name = call.isInitializer && TypeTable.minimum(ofType: call.name).map({ context.targets(at: call.node).missing($0).isEmpty }) ?? true ? "\(call.name)(\(labels))" : call.name
    return Finding(.error, "'\(call.isInitializer ? name : call.name)' needs \(text), and this file is compiled for \(minimum)", at: call.nameRange, fixes: [FixIt("Put it behind '#available(\(text), *)'", .suggestion)])
  }

  /// Modifiers whose name other types have for longer, so that the receiver's type decides.
  private static let exempt: Set<String> = [
    "bold", "italic", "fontWeight", "kerning", "tracking", "baselineOffset", "underline", "strikethrough", "monospaced", "monospacedDigit", "fontDesign", "fontWidth", "frame", "gesture", "foregroundStyle", "onChange", "textScale", "shadow",
    "onTapGesture", "onContinuousHover", "simultaneousGesture", "highPriorityGesture", "contentTransition", "symbolEffect", "onKeyPress", "dropDestination", "draggable", "font", "typesettingLanguage", "badge", "tag",
  ]
}

extension DeploymentTargets {
  /// The platforms whose oldest system here is older than an API, with the system that it needs.
  fileprivate func missing(_ needed: DeploymentTargets) -> [Platform: Version] {
    minimums.compactMapValues { $0 }.reduce(into: [:]) { result, target in
      if let version = needed[target.key], version > target.value { result[target.key] = version }
    }
  }
}
