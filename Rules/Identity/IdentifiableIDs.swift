import Linting
import Semantics
import Syntax

// What the rules of Identifiable types ask.

extension FileContext {
  /// The property `id` of a type that this file declares or extends.
  func idProperty(of type: TypeDeclaration) -> Property? {
    let all = type.properties + index.extensions(of: type).filter { $0.file === file }.flatMap(\.properties)
    return all.first { $0.name == "id" && !$0.isStatic && $0.binding.tree === tree }
  }

  /// Apple's frameworks keep the values of the type themselves, or edit them as objects.
  func isModel(_ type: TypeDeclaration) -> Bool { type.attributes.contains("Model") || type.inherited.contains { $0.map { ["NSManagedObject", "PersistentModel"].contains($0) } ?? false } }
}

extension Property {
  /// The one expression that a computed property gives.
  var computedValue: Node? {
    guard let body = binding.getterBody, body.statements.count == 1, let statement = body.statements.first else { return nil }
    return statement.kind == .returnStatement ? statement.expressionChild : statement
  }

  /// The literal that every value of the type has: of a constant, or of a getter. Interpolations are no literals.
  var constantValue: Node? {
    guard let value = isComputed ? computedValue : isLet ? initialValue : nil else { return nil }
    switch value.kind {
    case .integerLiteral, .booleanLiteral: return value
    case .stringLiteral: return value.descendants.contains { $0.kind == .interpolation } ? nil : value
    default: return nil
    }
  }
}

extension TypeDeclaration {
  /// Values of the type can differ: it stores more than the property.
  func stores(besides name: String) -> Bool { properties.contains { $0.name != name && !$0.isStatic && !$0.isComputed } }
}

extension ProjectIndex {
  /// The type itself says that it is Identifiable, in its declaration or in an unconditional extension, not through another protocol.
  func isIdentifiableDirectly(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains("Identifiable") || extensions(of: type).contains { $0.inherited.contains("Identifiable") && $0.node.firstChild(.whereClause) == nil }
  }
}
