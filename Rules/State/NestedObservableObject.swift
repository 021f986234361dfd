import Linting
import Semantics
import Syntax

extension Rule {
  static let nestedObservableObject = Rule(
    RuleInfo(
      id: "nested-observable-object",
      category: .state,
      summary: "A body reads a published value of an object inside the object that it observes.",
      rationale: """
        An 'ObservableObject' announces changes of its own '@Published' properties. When one of them holds another observable object, only its \
        replacement is announced: changes inside it are not, and the view keeps showing the old value.
        """,
      exceptions: """
        Silent when the outer class forwards the inner one's changes (it mentions 'objectWillChange' or a publisher of the inner object), when the \
        view observes the inner object as well or receives its publisher, for values that nothing changes after the object is made, and for '@Observable' classes, which are tracked at any depth.
        """,
      severity: .warning, confidence: .medium,
      fix: "suggestion: a subview with '@ObservedObject' for the inner object",
      references: ["https://developer.apple.com/documentation/combine/observableobject"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreview(view.type.node) else { return [] }
      return view.propertiesInOrder.flatMap { findings($0, view, context) }
    }
  }

  private static func findings(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> [Finding] {
    guard ["ObservedObject", "StateObject", "EnvironmentObject"].contains(property.wrapperName) else { return [] }
    let reads = view.memberReadsInBody(of: property.name).filter { $0.path.count > 1 && $0.access.node.tree === context.tree }
    guard !reads.isEmpty, let outer = context.index.heldClass(property, in: context.index.file(of: property.binding.tree) ?? context.file) else { return [] }
    var reported: Set<String> = []
    return reads.sorted { $0.first.index < $1.first.index }.compactMap { read in
      guard let nested = NestedObject(read, in: outer, context), reported.insert(nested.property.name).inserted, !nested.isForwarded(context), !context.observes(nested.type, named: nested.property.name, in: view) else { return nil }
      let start = read.access.node.parent?.start ?? read.access.node.start
      return Finding(
        .warning, "'\(outer.name)' does not announce changes inside its '\(nested.property.name)', so this view keeps the old '\(nested.member.name)'", at: start..<nested.member.end,
        notes: [Diagnostic.Note("'\(nested.type.name)' announces its changes to those who observe it", file: nested.owner.file, range: nested.property.binding.tree.range(ofToken: nested.property.nameToken))],
        fixes: [FixIt("Show it in a subview with '@ObservedObject var \(nested.property.name): \(nested.type.name)'", .suggestion)])
    }
  }
}

/// A published value of an object in a property of another one: `store.plan.isPro`.
private struct NestedObject {
  /// The class whose property holds the object.
  let owner: TypeDeclaration
  let property: Property
  let type: TypeDeclaration
  /// The suffix that names the published value.
  let member: Node

  init?(_ read: MemberRead, in outer: TypeDeclaration, _ context: FileContext) {
    let index = context.index
    var owner = outer
    for (name, member) in zip(read.path, read.path.dropFirst()) {
      guard index.observation(of: owner) == .object, let (property, declaring) = index.property(name.name, ofClass: owner), index.isPublished(property), let type = index.heldClassUnwrapped(property, in: declaring.file)
      else { return nil }
      if index.observation(of: type) == .object, index.publishesChange(of: member.name, in: type) {
        self.owner = declaring
        self.property = property
        self.type = type
        self.member = member
        return
      }
      owner = type
    }
    return nil
  }

  /// The class passes changes of the inner object on, or may do so in code that is not in the project.
  func isForwarded(_ context: FileContext) -> Bool {
    let index = context.index
    return index.hasForeignSuperclass(owner)
      || index.classes(of: owner).contains { index.mentions(["objectWillChange", "$" + property.name], inPartsOf: $0) || index.mentionsPublisher(of: [property.name], inPartsOf: $0) }
  }
}

extension ProjectIndex {
  /// The class that a property holds, optional or not.
  func heldClassUnwrapped(_ property: Property, in file: SourceFile) -> TypeDeclaration? {
    let resolver = TypeResolver(self)
    guard let type = resolver.declaration(of: resolver.type(of: property, in: file).unwrapped), type.kind == .class else { return nil }
    return type
  }

  /// Whether a type's code names a publisher of an object in one of some properties: `plan.$isPro`, `self.plan?.objectWillChange`.
  func mentionsPublisher(of names: Set<String>, inPartsOf type: TypeDeclaration) -> Bool {
    let parts = [type.node] + extensions(of: type).map(\.node)
    return parts.contains { part in
      part.descendants.contains { node in
        guard node.kind == .memberSuffix, node.name.hasPrefix("$") || node.name == "objectWillChange" else { return false }
        return node.parent?.children.contains { ($0.kind == .identifierExpr || $0.kind == .memberSuffix) && $0.index < node.index && names.contains($0.name) } ?? false
      }
    }
  }
}

extension FileContext {
  /// The view hears of an object's changes from another property of its class that it observes, or from a publisher of the property or of
  /// another one that holds an object of the class.
  func observes(_ model: TypeDeclaration, named name: String, in view: ViewFacts) -> Bool {
    let holders = view.properties.values.filter { index.heldClass($0, in: index.file(of: $0.binding.tree) ?? file).map { $0.node == model.node } ?? false }
    if holders.contains(where: { ["ObservedObject", "StateObject", "EnvironmentObject"].contains($0.wrapperName) }) { return true }
    return index.mentionsPublisher(of: Set(holders.map(\.name) + [name]), inPartsOf: view.type)
  }
}
