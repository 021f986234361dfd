import Linting
import Semantics
import Syntax

// What several navigation rules ask.

extension FileContext {
  /// The links of SwiftUI that push a value, outside previews, with the type of the value.
  func valueLinks() -> [(call: Call, value: Node, type: ValueType)] {
    guard index.isSwiftUI("NavigationLink") else { return [] }
    let resolver = TypeResolver(index)
    return calls("NavigationLink").compactMap { call in
      guard !call.isMember, let value = call.argument("value")?.value, !isPreview(call.node) else { return nil }
      return (call, value, resolver.type(of: value, in: file).unwrapped)
    }
  }

  /// The element type of a stack's path, `[Route]`, when it is typed; nil for `NavigationPath` and what is unknown.
  func pathElement(of stack: Call, in file: SourceFile) -> ValueType? {
    guard stack.isNamed("NavigationStack"), let path = stack.argument("path")?.value, case .array(let element)? = typeBehind(path, in: file), element.isKnown else { return nil }
    return element
  }

  /// The type of the value behind a binding: `$path`, `$model.path`.
  func typeBehind(_ binding: Node, in file: SourceFile) -> ValueType? {
    let resolver = TypeResolver(index)
    guard let view = view(around: binding, in: file) else { return nil }
    let root = binding.tree.root
    switch BindingExpression(binding) {
    case .projection(let name):
      guard binding.localDeclaration(of: name, upTo: root) == nil, binding.localDeclaration(of: "$" + name, upTo: root) == nil, let property = view.property(name) else { return nil }
      return resolver.type(of: property, in: fileOf(property.binding, view))
    case .path(let name, let members):
      guard binding.localDeclaration(of: name, upTo: root) == nil, let property = view.property(name) else { return nil }
      return members.reduce(resolver.type(of: property, in: fileOf(property.binding, view))) { resolver.member($1, of: $0) }
    default: return nil
    }
  }

  /// Only Apple's modules and the project's own code can have a say in this file.
  var seesEverything: Bool { !importsForeignModules }
}

/// Containers whose rows are made when they are needed.
let lazyContainers: Set<String> = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table", "OutlineGroup"]
