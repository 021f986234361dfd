import Linting
import Semantics
import Syntax

extension Rule {
  static let unobservedObservableObject = Rule(
    RuleInfo(
      id: "unobserved-observable-object",
      category: .state,
      summary: "A body reads published values of an object that the view does not observe.",
      rationale: """
        A view updates with an 'ObservableObject' only when it holds it in '@ObservedObject', '@StateObject' or '@EnvironmentObject'. A plain property \
        is the same reference after each change, so SwiftUI sees nothing new and the view keeps showing old values. That the parent observes the \
        object does not help.
        """,
      exceptions: """
        Silent when the body uses only methods and unpublished properties or hands the object on, when the view receives one of its publishers or \
        observes an object of the same class, for values that nothing changes after the object is made, for '@Observable' classes, and for an object that the property makes itself.
        """,
      severity: .warning,
      fix: "safe: '@ObservedObject var', in a view that is not compared with '=='; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/observedobject"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard view.type.kind == .struct, isView(view.type, context), !context.isPreview(view.type.node), !context.isPreviewType(view.type.node) else { return [] }
      return view.propertiesInOrder.compactMap { finding($0, view, context) }
    }
  }

  /// A view or a view modifier, not one of the types that SwiftUI calls without keeping them.
  private static func isView(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    let others: Set<String> = ["App", "Scene", "Widget", "WidgetBundle", "ControlWidget", "Commands", "TableRowContent", "TabContent"]
    return type.inherited.allSatisfy { $0.map { !others.contains($0) } ?? false }
  }

  private static func finding(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard property.wrapper == nil, !property.isStatic, !property.isComputed, property.binding.tree === context.tree, !property.modifiers.contains("weak"), !property.modifiers.contains("unowned") else { return nil }
    if let value = property.initialValue, value.kind != .chain || value.descendants.contains(where: { $0.kind == .callSuffix }) { return nil }
    let reads = view.memberReadsInBody(of: property.name)
    guard !reads.isEmpty, let model = context.index.heldClass(property, in: context.file), context.index.observation(of: model) == .object,
      let read = reads.sorted(by: { $0.first.index < $1.first.index }).first(where: { context.index.publishesChange(of: $0.first.name, in: model) }), !context.observes(model, named: property.name, in: view)
    else { return nil }
    return Finding(
      .warning, "'body' reads '\(read.first.name)' of '\(property.name)', but nothing observes it: the view does not update when it changes", at: context.tree.range(ofToken: property.nameToken),
      notes: [Diagnostic.Note("read here", file: view.members[read.access.member].file, range: read.first.nameRange)],
      fixes: [fix(property, view.type, context)])
  }

  private static func fix(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> FixIt {
    let title = "Observe it with '@ObservedObject'"
    let inherited = (type.inherited + context.index.extensions(of: type).flatMap(\.inherited)).compactMap { $0 }
    // '==' would be synthesised from the wrapper, which has none.
    let isCompared = inherited.contains { ["Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable"].contains($0) }
    guard !property.sharesDeclaration, !property.isBackticked, !isCompared, !property.modifiers.contains("lazy"), !property.hasObservers, !context.index.usesWrapper(of: property.name) else { return FixIt(title, .suggestion) }
    let declaration = property.declaration
    var transaction = Transaction()
    let keyword = context.tree.range(ofToken: declaration.keywordToken)
    if declaration.firstToken == declaration.keywordToken {
      transaction.replace(keyword, with: "@ObservedObject var", in: context.file)
    } else {
      transaction.insert("@ObservedObject ", at: declaration.start, in: context.file)
      if property.isLet { transaction.replace(keyword, with: "var", in: context.file) }
    }
    return transaction.fix(title, .safe)
  }
}
