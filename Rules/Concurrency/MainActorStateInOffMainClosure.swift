import Linting
import Semantics
import Syntax

extension Rule {
  static let mainActorStateInOffMainClosure = Rule(
    RuleInfo(
      id: "main-actor-state-in-offmain-closure",
      category: .concurrency,
      summary: "A closure that SwiftUI may call off the main thread reads the view's state.",
      rationale: """
        The closure of 'visualEffect' and the transform of 'onGeometryChange' are '@Sendable': SwiftUI calls them where it lays out and draws. \
        The state of a view belongs to the main actor; reading it there is a data race, and an error in the Swift 6 language mode. Captured in \
        the closure's list, the value is read while 'body' runs.
        """,
      exceptions: """
        Silent for constants and parameters, for values that are captured already, and where the type of the state is not known. 'alignmentGuide' \
        is reported with all rules only: its closure is not '@Sendable'.
        """,
      severity: .warning,
      fix: "safe: a capture list, '[pulse]'; a suggestion for computed properties",
      references: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"])
  ) { context in
    (context.modifiers("visualEffect") + context.modifiers("onGeometryChange") + context.modifiers("alignmentGuide")).compactMap { call -> Finding? in
      guard let closure = transform(call), let view = context.view(around: call.node), view.type.kind == .struct else { return nil }
      let reads = view.accesses.filter { isIsolated($0, in: closure, view, context) }
      let computed = view.references.filter { isComputed($0, in: closure, view, context) }
      guard let first = (reads.map(\.node) + computed.map(\.node)).min(by: { $0.index < $1.index }) else { return nil }
      let names = (reads.map(\.property) + computed.map { view.members[$0.target].name }).uniqued()
      let isPlain = call.isNamed("alignmentGuide")
      let verb = names.count == 1 ? "belongs" : "belong"
      return Finding(
        isPlain ? .info : .warning, "\(names.quotedList) \(verb) to the main actor, and SwiftUI may call this closure on another thread; capture the value", at: first.nameRange,
        fixes: [fix(reads, isComplete: computed.isEmpty, closure, view, context)], profile: isPlain ? .all : .default)
    }
  }

  /// The closure that SwiftUI may call anywhere.
  private static func transform(_ call: Call) -> Node? {
    let value = call.isNamed("onGeometryChange") ? (call.argument("of") ?? call.arguments.first { $0.isTrailing && $0.label == nil })?.value : call.arguments.last?.value
    return value?.kind == .closureExpr ? value : nil
  }

  /// What its list captures is read where the closure is made.
  private static func isRead(_ node: Node, in closure: Node) -> Bool {
    node.tree === closure.tree && closure.contains(node) && !(closure.captureList?.contains(node) ?? false)
  }

  private static func isIsolated(_ access: Access, in closure: Node, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard isRead(access.node, in: closure), case .read = access.kind, access.node.kind == .identifierExpr && access.node.name == access.property || access.node.kind == .memberSuffix,
      let property = view.property(access.property)
    else { return false }
    switch property.wrapperName {
    case "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "ScaledMetric": return isValue(property, context)
    case "Environment": return environmentValues.contains { property.readsEnvironment($0) }
    default: return false
    }
  }

  private static func isComputed(_ reference: ViewFacts.Reference, in closure: Node, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard isRead(reference.node, in: closure), let property = view.property(view.members[reference.target].name), property.isComputed,
      !property.modifiers.contains("nonisolated")
    else { return false }
    return isValue(property, context)
  }

  private static func isValue(_ property: Property, _ context: FileContext) -> Bool {
    let file = context.index.file(of: property.binding.tree) ?? context.file
    switch TypeResolver(context.index).type(of: property, in: file).unwrapped {
    case .known: return true
    case let type: return TypeResolver(context.index).declaration(of: type)?.kind == .enum
    }
  }

  private static func fix(_ reads: [Access], isComplete: Bool, _ closure: Node, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let names = reads.map(\.property).uniqued()
    let title = isComplete ? "Capture \(names.quotedList)" : "Capture the values in the closure's list"
    // `self.pulse` would go on reading the property, and a projection needs it.
    let isPlain = names.allSatisfy { name in
      view.accesses(of: name).allSatisfy { access in
        guard isRead(access.node, in: closure) else { return true }
        if case .read = access.kind { return access.node.kind == .identifierExpr }
        return false
      }
    }
    guard isComplete, isPlain, !reads.contains(where: { view.property($0.property)?.isBackticked ?? true }), let edit = CaptureListFix.captureEdit(names, closure, context) else { return FixIt(title, .suggestion) }
    return FixIt(title, .safe, edits: [edit])
  }

  /// Keys of the environment whose values are plain.
  private static let environmentValues: [String] = [
    "colorScheme", "colorSchemeContrast", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "layoutDirection", "displayScale", "pixelLength", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor", "isEnabled", "scenePhase", "legibilityWeight",
  ]
}
