/// A declaration of a header that a name in Swift means.
package enum ImportedType: Sendable {
  /// A class or a protocol.
  case `class`(ImportedClass)
  case enumeration(ImportedEnum)

  package var name: String {
    switch self {
    case .class(let type): type.name
    case .enumeration(let type): type.name
    }
  }
}

extension ImportedDeclarations {
  /// What the name of a type that some header declares means in a file that imports the modules; nil where that is not certain:
  /// it is reached by another path, is of a kind that nothing is said of, or belongs to a module that the file does not import.
  func type(at path: [String], imports: Set<String>) -> ImportedType? {
    let name = path.count == 1 ? path[0] : path.joined(separator: ".")
    if let type = classes[name] ?? protocols[name] { return isVisible(type.module, imports) ? .class(type) : nil }
    return enums[name].flatMap { isVisible($0.module, imports) ? .enumeration($0) : nil }
  }

  /// The last names of all types: O(types).
  var names: Set<String> {
    var names = opaque.union(ambiguous).union(nestedNames)
    for key in classes.keys { names.insert(key) }
    for key in protocols.keys { names.insert(key) }
    for key in enums.keys { names.insert(key) }
    for key in typedStrings.keys { names.insert(key) }
    return names
  }

  /// Whether a header declares a type of this name.
  func declares(_ name: String) -> Bool {
    classes[name] != nil || protocols[name] != nil || enums[name] != nil || typedStrings[name] != nil || opaque.contains(name) || ambiguous.contains(name)
  }

  private func isVisible(_ module: String?, _ imports: Set<String>) -> Bool { module.map { imports.contains($0) } ?? true }

  // MARK: Classes

  /// The names of a class and of its superclasses, the last being the first that no header of the project declares.
  ///
  /// Ends without such a root where a superclass is not known for certain.
  package func chain(of name: String) -> [String] {
    var names = [name]
    var seen: Set<String> = [name]
    while let type = classes[names[names.count - 1]] {
      guard let superclass = type.superclass, seen.insert(superclass).inserted else { break }
      names.append(superclass)
    }
    return names
  }

  /// The root that a class has in Apple's frameworks; nil when the chain does not lead there.
  package func root(of name: String) -> String? {
    guard let last = chain(of: name).last, !declares(last) else { return nil }
    return last
  }

  /// The names of all protocols that a class or protocol of the project adopts: its own, those of its superclasses, their categories and theirs.
  package func allProtocols(of name: String) -> Set<String> {
    var found: Set<String> = []
    var pending: [String] = []
    if let type = protocols[name] { pending = type.protocols } else {
      for class_ in chain(of: name) { pending += (classes[class_]?.protocols ?? []) + (categories[class_] ?? []).flatMap(\.protocols) }
    }
    while let next = pending.popLast() {
      if found.insert(next).inserted, let type = protocols[next] { pending += type.protocols }
    }
    return found
  }

  /// The property of an instance, or of the class itself; nil when none is declared or several are.
  package func property(_ name: String, of type: String, isStatic: Bool = false) -> ImportedProperty? {
    for current in chain(of: type) {
      var found = (classes[current] ?? protocols[current])?.properties ?? []
      for category in categories[current] ?? [] { found += category.properties }
      found = found.filter { $0.name == name && $0.isClassProperty == isStatic }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }

  /// The methods that headers declare for an instance or for the class itself, nearest first.
  package func methods(of type: String, isStatic: Bool) -> [ImportedMethod] {
    chain(of: type).flatMap { current in
      ((classes[current] ?? protocols[current])?.methods ?? []) + (categories[current] ?? []).flatMap(\.methods)
    }.filter { $0.isClassMethod == isStatic }
  }
}

/// The names of what headers mark as deprecated or unavailable, to look at few of the many names in Swift.
package struct ImportedNotices: Sendable {
  /// The last names of types.
  package private(set) var types: Set<String> = []
  /// Properties, methods and cases.
  package private(set) var members: Set<String> = []

  init(_ imported: ImportedDeclarations) {
    func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
    for type in imported.classes.values where !type.availability.isPlain { types.insert(lastName(type.name)) }
    for type in imported.protocols.values where !type.availability.isPlain { types.insert(lastName(type.name)) }
    for type in imported.enums.values {
      if !type.availability.isPlain { types.insert(lastName(type.name)) }
      for element in type.cases where !element.availability.isPlain { members.insert(element.name) }
    }
    for type in imported.classes.values { add(type.properties, type.methods) }
    for type in imported.protocols.values { add(type.properties, type.methods) }
    for category in imported.categories.values.joined() { add(category.properties, category.methods) }
  }

  package var isEmpty: Bool { types.isEmpty && members.isEmpty }

  private mutating func add(_ properties: [ImportedProperty], _ methods: [ImportedMethod]) {
    for property in properties where !property.availability.isPlain { members.insert(property.name) }
    for method in methods where !method.availability.isPlain { if let name = method.swiftBaseName { members.insert(name) } }
  }
}

extension ImportedMethod {
  /// `load` of `load(from:)`; nil without a name for Swift.
  package var swiftBaseName: String? { swiftName?.split(separator: "(").first.map(String.init) }

  /// The labels of `load(from:_:)`: `from`, `_`.
  package var swiftLabels: [String] {
    guard let swiftName, let open = swiftName.firstIndex(of: "("), swiftName.last == ")" else { return [] }
    return swiftName[swiftName.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }
}
