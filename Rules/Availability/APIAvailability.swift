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
      let needed = context.targets(at: call.node).missing(ModifierTable.matches(call).map(\.minimum))
      // A function of that name on some type of the project may be what is called.
      guard !needed.isEmpty, !context.index.declaresFunction(call.name) else { return nil }
      return finding(call, call.name, needed, context)
    }
  }

  /// Views and other types of SwiftUI that are made, `Grid { … }`, and initialisers of older ones, `Button(role: …)`.
  private static func constructions(in context: FileContext) -> [Finding] {
    guard context.imports.contains("SwiftUI") else { return [] }
    return context.constructions(where: TypeTable.mentions).compactMap { call in
      guard isAlwaysCompiled(call.node, context), context.isSwiftUI(call), !context.index.declares(call.name), !isGenerated(call) else { return nil }
      let targets = context.targets(at: call.node)
      let ofType = targets.missing(TypeTable.minimum(ofType: call.name).map { [$0] } ?? [])
      if !ofType.isEmpty { return finding(call, call.name, ofType, context) }
      // Of an older type only the initialiser is new.
      let ofInitializer = targets.missing(TypeTable.initializers(for: call).map(\.minimum))
      let labels = call.arguments.compactMap { $0.isTrailing ? nil : ($0.label ?? "_") + ":" }.joined()
      return ofInitializer.isEmpty ? nil : finding(call, "\(call.name)(\(labels))", ofInitializer, context)
    }
  }

  /// A class that Core Data makes of a model has these initialisers.
  private static func isGenerated(_ call: Call) -> Bool { call.argument("context") != nil || call.argument("entity") != nil }

  private static func isAlwaysCompiled(_ node: Node, _ context: FileContext) -> Bool { !node.isConditionallyCompiled && !context.isPreview(node) }

  private static func finding(_ call: Call, _ name: String, _ needed: [Platform: Version], _ context: FileContext) -> Finding {
    let text = DeploymentTargets(needed).description
    let minimum = DeploymentTargets(context.targets(at: call.node).minimums.filter { needed[$0.key] != nil }).description
    return Finding(.error, "'\(name)' needs \(text), and this file is compiled for \(minimum)", at: call.nameRange, fixes: [FixIt("Put it behind '#available(\(text), *)'", .suggestion)])
  }

  /// Modifiers whose name other types have for longer, so that the receiver's type decides.
  private static let exempt: Set<String> = [
    "bold", "italic", "fontWeight", "kerning", "tracking", "baselineOffset", "underline", "strikethrough", "monospaced", "monospacedDigit", "fontDesign", "fontWidth", "frame", "gesture", "foregroundStyle", "onChange", "textScale", "shadow",
    "onTapGesture", "onContinuousHover", "simultaneousGesture", "highPriorityGesture", "contentTransition", "symbolEffect", "onKeyPress", "dropDestination", "draggable", "font", "typesettingLanguage", "badge", "tag",
  ]
}

extension DeploymentTargets {
  /// The platforms whose oldest system here is older than every overload that may be meant, with the oldest that has one.
  ///
  /// An overload that a platform lacks, or of which nothing is known there, says nothing about the others.
  fileprivate func missing(_ overloads: [DeploymentTargets]) -> [Platform: Version] {
    minimums.reduce(into: [:]) { result, target in
      let versions = overloads.compactMap { $0[target.key] }
      if versions.count == overloads.count, let lowest = versions.min(), lowest > target.value { result[target.key] = lowest }
    }
  }
}
