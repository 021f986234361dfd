/// What the Objective-C headers of a project declare, as Swift sees it: read from bridging headers and the headers of C modules.
///
/// Types are found by their Swift name, `Outer.Inner` for one that a header nests. A name that two headers declare differently is
/// *ambiguous*, and one that is known without its members, of a C struct or a type alias, is *opaque*: nothing is said of either.
package struct ImportedDeclarations: Sendable, Codable, Hashable {
  package private(set) var classes: [String: ImportedClass] = [:]
  package private(set) var protocols: [String: ImportedClass] = [:]
  package private(set) var enums: [String: ImportedEnum] = [:]
  /// By the Swift name of the class that they extend, which may be one of Apple's.
  package private(set) var categories: [String: [ImportedCategory]] = [:]
  /// `NS_TYPED_ENUM` and its kin: structs around a string, with their constants as static members.
  package private(set) var typedStrings: [String: ImportedTypedString] = [:]
  package private(set) var opaque: Set<String> = []
  package private(set) var ambiguous: Set<String> = []
  /// The modules that a Swift file has to import for their declarations; those of a bridging header need no import.
  package private(set) var modules: Set<String> = []
  /// The last names of types that a header nests in another.
  private(set) var nestedNames: Set<String> = []

  package init() {}

  package var isEmpty: Bool { classes.isEmpty && protocols.isEmpty && enums.isEmpty && categories.isEmpty && typedStrings.isEmpty && opaque.isEmpty && ambiguous.isEmpty }

  // MARK: Building

  package mutating func insert(_ type: ImportedClass) {
    note(type.module)
    if type.isProtocol { add(type, to: \.protocols, type.name, type.origin) } else { add(type, to: \.classes, type.name, type.origin) }
  }

  package mutating func insert(_ type: ImportedEnum) {
    note(type.module)
    add(type, to: \.enums, type.name, type.origin)
  }

  package mutating func insert(_ type: ImportedTypedString) {
    note(type.module)
    add(type, to: \.typedStrings, type.name, type.origin)
  }

  package mutating func insert(_ category: ImportedCategory) {
    guard !(categories[category.extended]?.contains { $0.origin == category.origin } ?? false) else { return }
    categories[category.extended, default: []].append(category)
  }

  package mutating func insert(opaque name: String) {
    guard !declaresType(name) else { return }
    opaque.insert(name)
  }

  /// Adds what other headers declare: the same declaration counts once, another of the same name makes it ambiguous.
  package mutating func merge(_ other: ImportedDeclarations) {
    for type in other.classes.values { insert(type) }
    for type in other.protocols.values { insert(type) }
    for type in other.enums.values { insert(type) }
    for type in other.typedStrings.values { insert(type) }
    for list in other.categories.values { for category in list { insert(category) } }
    for name in other.opaque { insert(opaque: name) }
    for name in other.ambiguous { makeAmbiguous(name) }
    modules.formUnion(other.modules)
  }

  private mutating func note(_ module: String?) { if let module { modules.insert(module) } }

  private func declaresType(_ name: String) -> Bool {
    classes[name] != nil || protocols[name] != nil || enums[name] != nil || typedStrings[name] != nil || ambiguous.contains(name)
  }

  private mutating func makeAmbiguous(_ name: String) {
    classes[name] = nil
    protocols[name] = nil
    enums[name] = nil
    typedStrings[name] = nil
    ambiguous.insert(name)
  }

  private mutating func add<Declaration>(_ declaration: Declaration, to table: WritableKeyPath<ImportedDeclarations, [String: Declaration]>, _ name: String, _ origin: ImportedOrigin) {
    guard !ambiguous.contains(name) else { return }
    guard declaresType(name) else {
      opaque.remove(name)
      if let period = name.lastIndex(of: ".") { nestedNames.insert(String(name[name.index(after: period)...])) }
      self[keyPath: table][name] = declaration
      return
    }
    // The same header reached on two ways says the same thing twice.
    if self.origin(of: name) != origin { makeAmbiguous(name) }
  }

  private func origin(of name: String) -> ImportedOrigin? {
    classes[name]?.origin ?? protocols[name]?.origin ?? enums[name]?.origin ?? typedStrings[name]?.origin
  }
}

/// Where a header declares something.
package struct ImportedOrigin: Sendable, Codable, Hashable {
  package let header: String
  /// The UTF-8 byte offset of the declaration.
  package let offset: Int
  /// From one.
  package let line: Int

  package init(header: String, offset: Int, line: Int) {
    self.header = header
    self.offset = offset
    self.line = line
  }

  package var fileName: String { header.split(separator: "/").last.map(String.init) ?? header }
}

/// What a header says of the use of a declaration.
package struct ImportedAvailability: Sendable, Codable, Hashable {
  package var isDeprecated = false
  package var isUnavailable = false
  /// The author's words, often the name to use instead.
  package var message: String?
  /// The systems that deprecate it from a version on: the name of a platform as Swift writes it, and the version.
  package var deprecatedSince: [String: String] = [:]

  package init(isDeprecated: Bool = false, isUnavailable: Bool = false, message: String? = nil, deprecatedSince: [String: String] = [:]) {
    self.isDeprecated = isDeprecated
    self.isUnavailable = isUnavailable
    self.message = message
    self.deprecatedSince = deprecatedSince
  }

  package var isPlain: Bool { !isDeprecated && !isUnavailable && deprecatedSince.isEmpty }
}

/// A class or a protocol of Objective-C.
package struct ImportedClass: Sendable, Codable, Hashable {
  package let name: String
  package let objectiveCName: String
  package let isProtocol: Bool
  /// The Swift name of the superclass; nil for a root class and for a protocol.
  package let superclass: String?
  /// The Swift names of the adopted protocols, their own not included.
  package let protocols: [String]
  package let origin: ImportedOrigin
  package var module: String?
  package var availability = ImportedAvailability()
  /// `NS_SWIFT_UI_ACTOR`: `@MainActor`.
  package var isUIActor = false
  package var properties: [ImportedProperty] = []
  package var methods: [ImportedMethod] = []

  package init(_ name: String, objectiveCName: String, isProtocol: Bool = false, superclass: String?, protocols: [String] = [], origin: ImportedOrigin) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.isProtocol = isProtocol
    self.superclass = superclass
    self.protocols = protocols
    self.origin = origin
  }
}

/// Members and protocols that a header adds to a class.
package struct ImportedCategory: Sendable, Codable, Hashable {
  /// The Swift name of the class.
  package let extended: String
  package let name: String
  package let protocols: [String]
  package let origin: ImportedOrigin
  package var properties: [ImportedProperty] = []
  package var methods: [ImportedMethod] = []

  package init(of extended: String, name: String, protocols: [String] = [], origin: ImportedOrigin) {
    self.extended = extended
    self.name = name
    self.protocols = protocols
    self.origin = origin
  }
}

package struct ImportedProperty: Sendable, Codable, Hashable {
  package enum Optionality: String, Sendable, Codable { case nonnull, nullable, unspecified }

  package let name: String
  package let objectiveCName: String
  /// As Swift writes it, without the mark of an optional; empty for a type that is not known.
  package let type: String
  package let optionality: Optionality
  package var isReadOnly = false
  package var isWeak = false
  package var isClassProperty = false
  package var availability = ImportedAvailability()

  package init(_ name: String, objectiveCName: String? = nil, type: String, _ optionality: Optionality) {
    self.name = name
    self.objectiveCName = objectiveCName ?? name
    self.type = type
    self.optionality = optionality
  }
}

package struct ImportedMethod: Sendable, Codable, Hashable {
  package let selector: String
  /// The name that the header gives it for Swift, `load(from:)`; nil when the compiler makes one up.
  package let swiftName: String?
  package let isClassMethod: Bool
  package var availability = ImportedAvailability()

  package init(_ selector: String, swiftName: String? = nil, isClassMethod: Bool = false) {
    self.selector = selector
    self.swiftName = swiftName
    self.isClassMethod = isClassMethod
  }
}

package struct ImportedEnum: Sendable, Codable, Hashable {
  package enum Kind: String, Sendable, Codable {
    /// `NS_ENUM`: more cases may come.
    case open
    /// `NS_CLOSED_ENUM`
    case closed
    /// `NS_OPTIONS`, an option set: its cases are static members.
    case options
    /// `NS_ERROR_ENUM`, a struct with an enum inside.
    case error
  }

  package struct Case: Sendable, Codable, Hashable {
    package let name: String
    package let objectiveCName: String
    /// Another name for the value of an earlier case: a static member, not a case.
    package let isAlias: Bool
    package var availability = ImportedAvailability()

    package init(_ name: String, objectiveCName: String, isAlias: Bool = false) {
      self.name = name
      self.objectiveCName = objectiveCName
      self.isAlias = isAlias
    }
  }

  package let name: String
  package let objectiveCName: String
  package let kind: Kind
  package let cases: [Case]
  package let origin: ImportedOrigin
  package var module: String?
  package var availability = ImportedAvailability()

  package init(_ name: String, objectiveCName: String, _ kind: Kind, cases: [Case], origin: ImportedOrigin) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.kind = kind
    self.cases = cases
    self.origin = origin
  }
}

package struct ImportedTypedString: Sendable, Codable, Hashable {
  package let name: String
  package let objectiveCName: String
  package let origin: ImportedOrigin
  package var module: String?

  package init(_ name: String, objectiveCName: String, origin: ImportedOrigin) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.origin = origin
  }
}
