import Linting
import Semantics
import Syntax

extension Rule {
  static let unstableTimerPublisher = Rule(
    RuleInfo(
      id: "unstable-timer-publisher",
      category: .performance,
      summary: "A view makes its timer anew with each of its values.",
      rationale: """
        A view's struct is made again whenever its parent updates, and with it 'Timer.publish(…).autoconnect()'. The subscription then starts \
        over: while the user types next to it, a timer never fires, and each new one has to be set up on the run loop. '@State' keeps the \
        first publisher for the view's life.
        """,
      exceptions: """
        Reports a publisher that 'onReceive' of the view gets, from a stored property or made on the spot. Silent for static properties, for \
        objects, for views that nobody makes in a body, and in previews. Advice where only an app or a scene makes the view, which happens seldom.
        """,
      severity: .warning,
      fix: "safe: '@State' for a property with nothing but an initial value; else a suggestion",
      references: ["https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)"])
  ) { context in
    let publishers = context.calls("publish").filter { isTimer($0, context) && !context.isPreview($0.node) }
    guard !publishers.isEmpty else { return [] }
    return publishers.compactMap { kept($0, context) ?? inline($0, context) }
  }

  /// `Timer.publish(every:on:in:)` that connects by itself.
  private static func isTimer(_ call: Call, _ context: FileContext) -> Bool {
    guard ["Timer", "Foundation.Timer"].contains(call.calleePath.dropLast().joined(separator: ".")), call.argument("every") != nil, context.index.isForeign("Timer", at: call.node, in: context.file) else { return false }
    return call.chain.chainCalls.contains { $0.isNamed("autoconnect") }
  }

  // MARK: let timer = Timer.publish(…).autoconnect()

  private static func kept(_ call: Call, _ context: FileContext) -> Finding? {
    guard let binding = call.chain.parent, binding.kind == .patternBinding, let view = context.view(around: binding), view.type.kind == .struct,
      let property = view.properties.values.first(where: { $0.binding == binding }), property.wrapper == nil, !property.isStatic, !property.isComputed, !property.modifiers.contains("lazy"),
      view.accesses(of: property.name).contains(where: { isReceived($0.node) })
    else { return nil }
    let makers = context.project.uses(of: view.type)
    let isRemade = makers.contains { $0.isInBody(context) }
    guard isRemade || makers.contains(where: { $0.owner?.isSceneOrApp ?? false }) else { return nil }
    return Finding(
      isRemade ? .warning : .info, "'\(property.name)' is a new timer each time this view's struct is made, and starts over; '@State' keeps it", at: context.tree.range(ofToken: property.nameToken),
      fixes: [keeping(property, view, context)])
  }

  /// `.onReceive(timer)`, `.onReceive(timer.first())`
  private static func isReceived(_ node: Node) -> Bool {
    let value = node.parent?.kind == .chain ? node.parent : node
    return value?.parent?.kind == .argument && value?.parent?.parent.flatMap(Call.init)?.isNamed("onReceive") ?? false
  }

  private static func keeping(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let title = "Keep the timer with '@State'"
    let isTouched = view.accesses(of: property.name).contains { $0.isAssignment || view.members[$0.member].kind == .initializer }
    // '==' would be synthesised from the wrapper, which has none.
    let isCompared = (view.type.inherited + context.index.extensions(of: view.type).flatMap(\.inherited)).contains { $0 == "Equatable" || $0 == "Hashable" }
    guard property.type == nil, !isTouched, !isCompared, !property.sharesDeclaration, !property.hasObservers else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.insert("@State ", at: property.declaration.start, in: context.file)
    if property.isLet { transaction.replace(context.tree.range(ofToken: property.declaration.keywordToken), with: "var", in: context.file) }
    return transaction.fix(title, .safe)
  }

  // MARK: .onReceive(Timer.publish(…).autoconnect())

  private static func inline(_ call: Call, _ context: FileContext) -> Finding? {
    guard let argument = call.chain.parent, argument.kind == .argument, let receiver = argument.parent.flatMap(Call.init), receiver.isNamed("onReceive"), receiver.isMember, receiver.arguments.first?.node == argument,
      let view = context.view(around: call.node), let member = view.members.firstIndex(where: { $0.node.tree === call.tree && $0.node.contains(call.node) }), view.memberRegions[member].kinds.contains(.build)
    else { return nil }
    return Finding(
      view.type.isSceneOrApp ? .info : .warning, "This is a new timer each time the body runs, and it starts over; keep it in a '@State'", at: call.nameRange, fixes: [FixIt("Keep the timer in a '@State' property", .suggestion)])
  }
}

extension TypeDeclaration {
  /// Made once, with a body that seldom runs.
  fileprivate var isSceneOrApp: Bool { inherited.contains { $0 == "App" || $0 == "Scene" } }
}
