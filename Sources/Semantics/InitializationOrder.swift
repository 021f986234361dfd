import Syntax

/// Whether a write in an initialiser initialises a wrapped property or calls its setter.
package enum InitializerWrite: Sendable {
  /// Something is still without a value, so the compiler turns `x = value` into an initialisation of the wrapper.
  case initialization
  /// Every stored property has a value, so `x = value` calls the setter.
  case setter
  /// The order cannot be read off.
  case unknown
}

/// The order in which an initialiser of a struct gives its stored properties their values.
///
/// Source: definite initialisation of the Swift compiler. A wrapped property that is assigned before `self` is complete is initialised
/// (again, if it has a default); afterwards the assignment calls the wrapper's setter.
package struct InitializationOrder: Sendable {
  private struct Step {
    let statement: Node
    /// The stored properties without value when the statement starts; nil when that is not known.
    let pending: Set<String>?
  }
  private let steps: [Step]

  /// Nil for an initialiser that delegates to another, and when the stored properties of the type are not all known.
  package init?(of initializer: Node, in view: ViewFacts) {
    guard let body = initializer.codeBlock, view.type.kind == .struct, var pending = view.propertiesWithoutValue,
      !body.descendants.contains(where: { $0.kind == .memberSuffix && $0.name == "init" && $0.previousSibling?.name == "self" })
    else { return nil }
    var steps: [Step] = []
    var isKnown = true
    for statement in body.statements {
      steps.append(Step(statement: statement, pending: isKnown ? pending : nil))
      if let target = statement.assignedProperty(upTo: initializer) {
        pending.remove(target)
      } else if statement.firstChild?.kind == .tupleExpr || statement.text.hasPrefix("self =") || statement.descendants.contains(where: { $0.assignedProperty(upTo: initializer).map { pending.contains($0) } ?? false }) {
        isKnown = false
      }
    }
    self.steps = steps
  }

  /// What a write of a property, which may stand inside an `if`, does.
  package func effect(of write: Node, of property: Property) -> InitializerWrite {
    guard let step = steps.first(where: { $0.statement.contains(write) }), let pending = step.pending else { return .unknown }
    if pending.isEmpty { return .setter }
    // Inside a branch the order of that branch counts.
    return step.statement.assignedProperty != nil ? .initialization : .unknown
  }
}

extension Property {
  /// The property has a value before any initialiser runs: written, given to the wrapper, or the nil of an optional variable.
  package var hasDefault: Bool {
    if initialValue != nil { return true }
    guard let wrapper else { return !isLet && isOptional }
    if wrapper.children.contains(where: { $0.kind == .argument }) { return true }
    // A binding is never made from nil.
    return isOptional && (wrapper.attributeName == "State" || wrapper.attributeName == "GestureState")
  }
}

extension ViewFacts {
  /// The stored properties that an initialiser has to set; nil when a wrapper or a declaration is not known well enough.
  fileprivate var propertiesWithoutValue: Set<String>? {
    guard type.hasOnlyPlainAttributes else { return nil }
    var names: Set<String> = []
    for member in type.node.memberDeclarations where member.kind == .variableDecl || member.kind == .macroExpansionDecl {
      // A member that only some builds have, a tuple of variables, a macro.
      guard member.kind == .variableDecl, member.parent?.kind == .memberBlock else { return nil }
      let bindings = member.declaredProperties
      guard bindings.count == member.children.count(where: { $0.kind == .patternBinding }) else { return nil }
      for property in bindings where !property.isStatic && !property.isComputed && !property.hasDefault {
        if property.modifiers.contains("lazy") { continue }
        if let wrapper = property.wrapper, !wrapper.attributeName.hasSuffix("Builder") {
          if Self.wrappersWithValue.contains(wrapper.attributeName) { continue }
          guard Self.wrappersWithoutValue.contains(wrapper.attributeName), property.declaration.attributes.count == 1 else { return nil }
        }
        names.insert(property.name)
      }
    }
    return names
  }

  /// Wrappers of Apple's that have a value without being given one.
  private static let wrappersWithValue: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "FetchRequest", "SectionedFetchRequest", "Query", "AppStorage", "SceneStorage", "FocusedValue", "FocusedBinding",
    "FocusedObject", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  private static let wrappersWithoutValue: Set<String> = ["State", "Binding", "ObservedObject", "StateObject", "Bindable", "GestureState", "ScaledMetric"]
}

extension TypeDeclaration {
  /// No attribute macro can add members to the type.
  package var hasOnlyPlainAttributes: Bool { Set(attributes).isSubset(of: KnownNames.attributesWithoutConformances) }
}

extension Node {
  /// The property that a statement assigns: `x` of `x = …`, `self.x = …`, `_x = …`.
  fileprivate var assignedProperty: String? {
    guard kind == .sequence, let target = firstChild, target.nextSibling?.kind == .assignmentOperator else { return nil }
    let name = target.selfMember ?? (target.kind == .identifierExpr ? target.name : nil)
    return name.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }

  /// The same, but not a local variable or parameter.
  fileprivate func assignedProperty(upTo root: Node) -> String? {
    guard let name = assignedProperty, let target = firstChild else { return nil }
    return target.kind == .identifierExpr && localDeclaration(of: target.name, upTo: root) != nil ? nil : name
  }
}
