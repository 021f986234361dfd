import Linting
import Semantics
import Syntax

extension Rule {
  static let objcStateObject = Rule(
    RuleInfo(
      id: "objc-state-object",
      category: .interoperability,
      summary: "A view observes an object of an Objective-C class that publishes nothing.",
      rationale: """
        '@StateObject', '@ObservedObject' and '@EnvironmentObject' ask for an ObservableObject, and no class of Objective-C is one but \
        'NSManagedObject' and 'NSDocument'. An extension that only adds the conformance compiles, but never says that anything changed: a class in \
        Swift that wraps the object, and publishes what it reports by notifications, delegates or key-value observing, does.
        """,
      exceptions: """
        Silent unless a header of the project declares the class and no Swift source does, no extension makes it an ObservableObject, its \
        superclasses lead to a known class of the system, and the file imports only Apple's modules and the project's own.
        """,
      severity: .warning,
      fix: "suggestion: an observable class of Swift around the object")
  ) { context in
    guard context.knowsHeaders else { return [] }
    return context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property -> Finding? in
        guard ["StateObject", "ObservedObject", "EnvironmentObject"].contains(property.wrapperName), property.binding.tree === context.tree, let wrapper = property.wrapper,
          let type = type(of: property, context), case .class(let declaration) = type, context.index.isObservableObject(type).isNo
        else { return nil }
        return Finding(
          .warning, "'@\(property.wrapperName)' needs an ObservableObject, and \(type.description) is none", at: wrapper.range,
          fixes: [FixIt("Wrap the '\(declaration.name)' in an observable class that publishes its changes", .suggestion)])
      }
    }
  }

  /// The class that a property is of: by its annotation, or by the initialiser that makes its value.
  private static func type(of property: Property, _ context: FileContext) -> ImportedType? {
    if property.type != nil { return context.imported(TypeResolver(context.index).type(of: property, in: context.file)) }
    guard let value = property.initialValue, value.kind == .chain, let call = value.rootCall, call.isInitializer, call.node.endToken == value.endToken,
      case .imported(let type) = context.index.resolve(call.calleePath, from: value.enclosingTypeNames, in: context.file), !context.index.hasValue(named: call.name)
    else { return nil }
    return type
  }
}
