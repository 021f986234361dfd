import Syntax

// The types of values that Objective-C declares.

extension TypeResolver {
  /// `ABCStation()`, `ABCKind.local`: nil for what is no value of an imported type, unknown where the header may make it optional.
  func importedValue(_ type: ValueType, _ next: Node) -> ValueType? {
    switch type {
    case .importedClass(let name):
      // Without arguments it is the root's own initialiser, unless a header declares another.
      guard next.kind == .callSuffix, next.firstChild == nil, !index.imported.methods(of: name, isStatic: false).contains(where: { $0.selector == "init" }) else { return .unknown }
      return type
    case .importedEnum(let name): return next.kind == .memberSuffix && index.imported.enums[name]?.cases.contains { $0.name == next.name } ?? false ? type : .unknown
    default: return nil
    }
  }

  /// The type of an instance's property.
  func importedMember(_ name: String, of type: String) -> ValueType {
    guard let property = index.imported.property(name, of: type), !index.addsMember(name, toImported: type) else { return .unknown }
    return self.type(of: property)
  }

  /// The type of a property; unknown where Swift decides by the use whether it is optional.
  package func type(of property: ImportedProperty) -> ValueType {
    let type = type(ofImported: Substring(property.type))
    switch property.optionality {
    case .nonnull: return property.isWeak && type.isResolved ? .optional(type) : type
    case .nullable: return type.isResolved ? .optional(type) : .unknown
    case .unspecified: return .unknown
    }
  }

  /// Reads a type that the header import wrote: `String`, `[ABCStation]`, `Set<String>`, `ABCKind?`
  private func type(ofImported text: Substring, depth: Int = 0) -> ValueType {
    guard depth < 8, let last = text.last else { return .unknown }
    func wrapped(_ inner: Substring, _ wrap: (ValueType) -> ValueType) -> ValueType {
      let type = type(ofImported: inner, depth: depth + 1)
      return type.isResolved ? wrap(type) : .unknown
    }
    if last == "?" { return wrapped(text.dropLast()) { .optional($0) } }
    if last == "]", text.first == "[", !text.contains(":") { return wrapped(text.dropFirst().dropLast()) { .array($0) } }
    if last == ">", text.hasPrefix("Set<") { return wrapped(text.dropFirst(4).dropLast()) { .set($0) } }
    let name = String(text)
    if index.declaresInSwift(name) { return .unknown }
    if index.imported.classes[name] != nil { return .importedClass(name) }
    if let type = index.imported.enums[name] { return type.kind == .error ? .unknown : .importedEnum(name) }
    return Self.knownTypes.contains(name) && !index.declares(name) ? .known(name) : .unknown
  }
}
