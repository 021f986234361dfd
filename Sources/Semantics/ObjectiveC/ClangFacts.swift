/// What libclang says of one Objective-C source or header, beside its tokens: static types, ancestry, ownership, and which code is compiled.
///
/// It is a value that a process of its own makes and sends. Offsets are UTF-8 bytes from the start of the file. Nothing of Apple's SDK was read for
/// it: a type is the one of the stub, of the project's headers, or unknown.
package struct ClangFacts: Sendable, Codable, Hashable {
  /// How much of a source is read.
  package enum Detail: String, Sendable, Codable {
    /// All but the bodies of methods: ancestry, properties, what no `#if` lets through. It is what rules ask for.
    case declarations
    /// The bodies as well: each message with the types of its receiver and arguments. Several times as dear.
    case expressions
  }

  /// The object types that the other facts name by their index, each once.
  package var types: [ObjectType]
  /// The messages that are written in the file and compiled, by offset. A message that is not here is in code that clang could not read.
  package var messages: [Message]
  /// The properties that are written with a dot, by offset.
  package var accesses: [Access]
  /// What no `#if` lets through, in the order of the text.
  package var inactive: [Range<Int>]
  /// The classes, categories and protocols that the file declares or implements, in the order of the text.
  package var declarations: [Declaration]
  /// The properties of the classes and protocols among `declarations`, those that a header declares as well.
  package var properties: [Property]
  /// The ancestry of each class that is named by a type or a declaration.
  package var ancestries: [String: Ancestry]

  package init(
    types: [ObjectType] = [], messages: [Message] = [], accesses: [Access] = [], inactive: [Range<Int>] = [], declarations: [Declaration] = [],
    properties: [Property] = [], ancestries: [String: Ancestry] = [:]
  ) {
    self.types = types
    self.messages = messages
    self.accesses = accesses
    self.inactive = inactive
    self.declarations = declarations
    self.properties = properties
    self.ancestries = ancestries
  }

  /// The static type of an object: `Foo *`, `id<P>`, `Class`, or a class itself.
  package struct ObjectType: Sendable, Codable, Hashable {
    /// nil for `id`, `Class` and an object of which nothing is known.
    package var className: String?
    /// The protocols in angle brackets.
    package var protocols: [String]
    /// A class, not one of its objects: `Foo` in `[Foo new]`, a value of type `Class`.
    package var isClass: Bool
    /// Nothing but the name is known of the class: no declaration of it was found.
    package var isOpaque: Bool

    package init(className: String?, protocols: [String] = [], isClass: Bool = false, isOpaque: Bool = false) {
      self.className = className
      self.protocols = protocols
      self.isClass = isClass
      self.isOpaque = isOpaque
    }

    /// `id<P>`: said by a protocol alone.
    package var isProtocolType: Bool { className == nil && !protocols.isEmpty }
  }

  /// `[receiver selector:argument]`
  package struct Message: Sendable, Hashable {
    /// Of the `[`.
    package var offset: Int
    /// Indices of `types`; nil for what is no object, or has no type that clang can say.
    package var receiver: Int?
    package var result: Int?
    /// One for each argument before a `...`.
    package var arguments: [Int?]
    /// A method of that name is declared in the stub or the project. When not, the result is an `id` because nothing is known of it.
    package var isDeclared: Bool

    package init(offset: Int, receiver: Int?, result: Int?, arguments: [Int?], isDeclared: Bool) {
      self.offset = offset
      self.receiver = receiver
      self.result = result
      self.arguments = arguments
      self.isDeclared = isDeclared
    }
  }

  /// `receiver.name`
  package struct Access: Sendable, Hashable {
    /// Of the name.
    package var offset: Int
    package var receiver: Int?
    package var result: Int?

    package init(offset: Int, receiver: Int?, result: Int?) {
      self.offset = offset
      self.receiver = receiver
      self.result = result
    }
  }

  package struct Declaration: Sendable, Codable, Hashable {
    package enum Kind: String, Sendable, Codable {
      case interface, category, classExtension, implementation, categoryImplementation, `protocol`
    }

    package var kind: Kind
    /// The class; of a protocol its own name.
    package var name: String
    /// The name in the parentheses of a category.
    package var category: String?
    /// Of the `@`.
    package var offset: Int
    /// The protocols that it names itself.
    package var protocols: [String]

    package init(kind: Kind, name: String, category: String?, offset: Int, protocols: [String]) {
      self.kind = kind
      self.name = name
      self.category = category
      self.offset = offset
      self.protocols = protocols
    }
  }

  package struct Property: Sendable, Codable, Hashable {
    package enum Ownership: String, Sendable, Codable {
      case strong, weak, copy, assign, unsafeUnretained
      /// Nothing is said: `strong` with ARC for an object.
      case unspecified
    }

    /// The class or the protocol.
    package var owner: String
    package var name: String
    /// Of the name, when it is declared in this file.
    package var offset: Int?
    package var ownership: Ownership
    /// Of an object, an index of `types`.
    package var type: Int?
    /// The type as it is written.
    package var spelling: String
    package var isReadonly: Bool
    package var isClassProperty: Bool
    package var isOutlet: Bool
    package var isBlock: Bool

    package init(
      owner: String, name: String, offset: Int?, ownership: Ownership, type: Int?, spelling: String, isReadonly: Bool, isClassProperty: Bool,
      isOutlet: Bool, isBlock: Bool
    ) {
      self.owner = owner
      self.name = name
      self.offset = offset
      self.ownership = ownership
      self.type = type
      self.spelling = spelling
      self.isReadonly = isReadonly
      self.isClassProperty = isClassProperty
      self.isOutlet = isOutlet
      self.isBlock = isBlock
    }
  }

  /// The superclasses of a class.
  package struct Ancestry: Sendable, Codable, Hashable {
    /// From the nearest. The last may be a class of which nothing but the name is known.
    package var superclasses: [String]
    /// The chain ends in a root class, so a class that is not in it is no superclass.
    package var isComplete: Bool
    /// The protocols that the class and its superclasses are known to adopt.
    package var protocols: [String]

    package init(superclasses: [String], isComplete: Bool, protocols: [String] = []) {
      self.superclasses = superclasses
      self.isComplete = isComplete
      self.protocols = protocols
    }
  }
}

// MARK: - Questions

extension ClangFacts {
  /// The message whose `[` stands at an offset. Binary search.
  package func message(at offset: Int) -> Message? {
    let index = messages.indices.partitioningIndex { messages[$0].offset >= offset }
    return index < messages.count && messages[index].offset == offset ? messages[index] : nil
  }

  /// The property access whose name stands at an offset. Binary search.
  package func access(at offset: Int) -> Access? {
    let index = accesses.indices.partitioningIndex { accesses[$0].offset >= offset }
    return index < accesses.count && accesses[index].offset == offset ? accesses[index] : nil
  }

  /// What the message at an offset is sent to; nil when that is not known.
  package func receiver(at offset: Int) -> ObjectType? { message(at: offset).flatMap { type($0.receiver) } }

  package func type(_ index: Int?) -> ObjectType? { index.flatMap { types.indices.contains($0) ? types[$0] : nil } }

  /// Whether the code at an offset is left out by an `#if`.
  package func isInactive(_ offset: Int) -> Bool { inactive.contains { $0.contains(offset) } }

  /// Whether a class is another or inherits from it.
  package func inherits(_ className: String, from other: String) -> Knowledge {
    if className == other { return .yes }
    guard let ancestry = ancestries[className] else { return .unknown }
    if ancestry.superclasses.contains(other) { return .yes }
    return ancestry.isComplete ? .no : .unknown
  }
}

// MARK: - Wire form

// There are thousands of them in a file, so they travel as numbers: -1 is nil.

extension ClangFacts.Message: Codable {
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    offset = try container.decode(Int.self)
    isDeclared = try container.decode(Int.self) != 0
    receiver = try container.decodeIndex()
    result = try container.decodeIndex()
    arguments = []
    while !container.isAtEnd { arguments.append(try container.decodeIndex()) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: [offset, isDeclared ? 1 : 0, receiver ?? -1, result ?? -1])
    try container.encode(contentsOf: arguments.map { $0 ?? -1 })
  }
}

extension ClangFacts.Access: Codable {
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    offset = try container.decode(Int.self)
    receiver = try container.decodeIndex()
    result = try container.decodeIndex()
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: [offset, receiver ?? -1, result ?? -1])
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeIndex() throws -> Int? {
    let value = try decode(Int.self)
    return value < 0 ? nil : value
  }
}
