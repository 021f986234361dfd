import Linting
import Semantics
import Syntax

extension Rule {
  static let stateWithObservableObject = Rule(
    RuleInfo(
      id: "state-with-observable-object",
      category: .state,
      summary: "'@State' holds an 'ObservableObject' whose published properties the body reads.",
      rationale: """
        '@State' keeps the object but does not listen to it: when a published property changes, this view is not updated. '@StateObject' \
        keeps it and listens. (An '@Observable' class is right in '@State'.)
        """,
      exceptions: """
        Silent for optionals and arrays, which only hand objects on; when the body reads nothing that is published and changes; when the view listens with \
        'onReceive'; when the object is handed to the view that is built with the value; in widgets, which are drawn once; and for classes that are not known to be \
        observable objects only.
        """,
      severity: .warning,
      fix: "safe: '@StateObject', when the property is never assigned and only members of '$model' are used; else a suggestion; needs iOS 14, macOS 11",
      references: ["https://developer.apple.com/documentation/swiftui/stateobject"])
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property in
        guard property.binding.tree === context.tree, let (model, read) = unobservedRead(of: property, view, context), let attribute = property.wrapper else { return nil }
        return Finding(
          .warning, "'@State' does not observe '\(model.name)', an 'ObservableObject': this view is not updated when it changes", at: attribute.range,
          notes: [Diagnostic.Note("read here", file: context.fileOf(read.access.node, view), range: read.first.nameRange)], fixes: [stateObjectFix(property, view, context)])
      }
    }
  }

  /// The observable object in a '@State', and a read of something that it publishes.
  static func unobservedRead(of property: Property, _ view: ViewFacts, _ context: FileContext) -> (model: TypeDeclaration, read: MemberRead)? {
    guard property.wrapperName == "State", view.type.kind == .struct, !context.isPreviewType(view.type.node), !context.isPreview(view.type.node),
      let model = context.index.heldClass(property, in: view.type.file), context.index.observation(of: model) == .object,
      let read = view.memberReadsInBody(of: property.name).first(where: { context.index.publishesChange(of: $0.first.name, in: model) && !isHandedOn(property.name, with: $0.access.node) }),
      !isReceived(property.name, view), !context.project.isShownInWidget(view.type)
    else { return nil }
    return (model, read)
  }

  /// `Row(model: model, title: model.title)`
  private static func isHandedOn(_ name: String, with read: Node) -> Bool {
    read.ancestors.contains { ancestor in
      guard ancestor.kind == .callSuffix, let call = Call(ancestor) else { return false }
      return call.arguments.contains { $0.value.kind == .identifierExpr && $0.value.name == name || $0.value.selfMember == name }
    }
  }

  /// `.onReceive(model.$title)`, `.onReceive(model.objectWillChange)`
  private static func isReceived(_ name: String, _ view: ViewFacts) -> Bool {
    view.accesses(of: name).contains { access in
      access.node.ancestors.contains { $0.kind == .argument && $0.parent.flatMap { Call($0) }?.isNamed("onReceive") ?? false }
    }
  }

  private static func stateObjectFix(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let title = "Keep and observe the object with '@StateObject'"
    let minimum = DeploymentTargets([.iOS: Version(14), .macOS: Version(11), .tvOS: Version(14), .watchOS: Version(7)])
    guard context.targets.meets(minimum), let name = property.wrapper?.firstChild, property.wrapper?.children.contains(where: { $0.kind == .argument }) == false else { return FixIt(title, .suggestion, minimum: minimum) }
    var transaction = Transaction()
    transaction.replace(context.tree.range(ofToken: name.endToken - 1), with: "StateObject", in: context.file)
    for access in view.accesses(of: property.name) {
      switch access.kind {
      case .read: continue
      case .projection:
        guard access.node.parent?.kind == .chain, access.node.nextSibling?.kind == .memberSuffix else { return FixIt(title, .suggestion, minimum: minimum) }
      case .mutation:
        // `model.name = …` changes the object, `model = …` needs a setter.
        guard access.node.parent?.kind == .chain, access.node.nextSibling?.kind == .memberSuffix else { return FixIt(title, .suggestion, minimum: minimum) }
      case .storage:
        // `_model = State(initialValue: …)`
        guard let call = access.statement?.lastValue?.rootCall, call.isNamed("State"), let argument = call.arguments.first, call.arguments.count == 1, let label = argument.label else { return FixIt(title, .suggestion, minimum: minimum) }
        let file = context.fileOf(access.node, view)
        transaction.replace(call.nameRange, with: "StateObject", in: file)
        if label != "wrappedValue" { transaction.replace(file.tree.range(ofToken: argument.node.firstToken), with: "wrappedValue", in: file) }
      case .write: return FixIt(title, .suggestion, minimum: minimum)
      }
    }
    return transaction.fix(title, .safe, minimum: minimum)
  }
}

extension Node {
  /// The value of an assignment `x = value`.
  fileprivate var lastValue: Node? {
    guard kind == .sequence, let operation = firstChild?.nextSibling, operation.kind == .assignmentOperator, let value = operation.nextSibling, value.nextSibling == nil else { return nil }
    return value
  }
}
