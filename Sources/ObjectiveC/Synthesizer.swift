/// What is made up for a source whose SDK, pods and generated headers are not there: declarations of the names that clang's errors call unknown.
///
/// An error takes the expression around it out of clang's tree, so each name that is declared gives back what stands around its uses. All invented
/// classes and objects share a root with any property, so that what follows a name that is not known can be followed as well. The texts of the errors
/// are the same from version 14 to 21; were one to change, less would be recovered and nothing break.
struct Synthesizer {
  /// Where clang believes the declarations to stand.
  static let path = "/uilint/UILintInvented.h"
  /// The class of what is not known, and the superclass of every class that is invented.
  static let root = "UILintUnknown"
  /// Where clang believes the imports to stand; they come last, after a prefix header.
  static let importsPath = "/uilint/UILintImports.h"

  private(set) var classes: Set<String> = []
  private var forwardClasses: Set<String> = []
  private var protocols: Set<String> = []
  private var typedefs: Set<String> = []
  private var blockTypes: Set<String> = []
  private var numberTypes: Set<String> = []
  private var constants: Set<String> = []
  private var objects: Set<String> = []
  private var functions: Set<String> = []
  private var properties: Set<String> = []
  private var blockProperties: Set<String> = []
  /// Properties whose use says that they are no objects, with their types.
  private var typedProperties: [String: String] = [:]
  /// Properties that another property is asked of.
  private var chainedProperties: Set<String> = []
  /// Superclasses of invented classes, as a conversion says.
  private var superclasses: [String: String] = [:]
  /// Names that the project turned out to declare after all.
  private var refused: Set<String> = []

  private var imports: [String] = []

  /// Classes that the project declares in files of its own: they are only named, never made up, so that nothing false is said of them.
  private let declaredClasses: Set<String>
  /// The headers that can be imported by their names alone.
  private let headers: Set<String>
  private let isCPlusPlus: Bool

  init(isCPlusPlus: Bool, declaredClasses: Set<String> = [], headers: Set<String> = []) {
    self.isCPlusPlus = isCPlusPlus
    self.declaredClasses = declaredClasses
    self.headers = headers
  }

  // MARK: The declarations

  /// The header that declares what has been learned.
  var text: String {
    var lines: [String] = []
    let named = forwardClasses.union(classes).sorted()
    if !named.isEmpty { lines.append("@class \(named.joined(separator: ", "));") }
    for name in protocols.sorted() { lines.append("@protocol \(name) <NSObject>\n@end") }
    for name in classes.sorted() { lines.append("@interface \(name) : \(superclasses[name] ?? Self.root)\n@end") }
    for name in typedefs.sorted() { lines.append("typedef \(Self.root) *\(name);") }
    for name in numberTypes.sorted() { lines.append("typedef long \(name);") }
    let parameters = isCPlusPlus ? "id, ..." : ""
    for name in blockTypes.sorted() { lines.append("typedef \(Self.root) *(^\(name))(\(parameters));") }
    if !constants.isEmpty {
      lines.append("enum {\n" + constants.sorted().enumerated().map { "  \($1) = \(7001 + $0)," }.joined(separator: "\n") + "\n};")
    }
    for name in objects.sorted() { lines.append("extern \(objectType(name))\(name);") }
    for name in functions.sorted() { lines.append("FOUNDATION_EXTERN \(objectType(name))\(name)(\(isCPlusPlus ? "..." : ""));") }
    if !properties.isEmpty || !blockProperties.isEmpty {
      lines.append("@interface NSObject (UILintInvented)")
      for name in properties.sorted() { lines.append("@property \(typedProperties[name].map { $0 + " " } ?? objectType(name))\(name);") }
      for name in blockProperties.sorted() { lines.append("@property \(Self.root) *(^\(name))(\(parameters));") }
      lines.append("@end")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The type of an object of which nothing is known. C++ converts none but `id` to the types of other classes; an `id` has no properties.
  private func objectType(_ name: String) -> String {
    isCPlusPlus && !chainedProperties.contains(name) ? "id " : "\(Self.root) *"
  }

  /// The header that imports what the source needs and does not reach: a header whose own import failed, or which stands in a circle.
  var importsText: String { imports.map { "#import \"\($0)\"\n" }.joined() }

  // MARK: Learning

  /// Takes the errors of a parse. Whether there is something to declare that was not declared before.
  mutating func learn(from unit: TranslationUnit) -> Bool {
    let before = (text, importsText)
    var texts: [ClangFile: [UInt8]] = [:]
    for diagnostic in unit.diagnostics.prefix(5_000) {
      var around = Surroundings(bytes: [], offset: 0)
      if let file = diagnostic.location.file {
        let bytes = texts[file] ?? unit.contents(of: file)
        texts[file] = bytes
        around = Surroundings(bytes: bytes, offset: diagnostic.location.offset)
      }
      learn(diagnostic.text, around)
    }
    return (text, importsText) != before
  }

  private mutating func learn(_ message: String, _ around: Surroundings) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    let name = quoted.count > 2 ? String(quoted[1]) : ""
    if message.hasPrefix("use of undeclared identifier") || message.hasPrefix("unknown receiver") {
      learnIdentifier(name, around)
    } else if message.hasPrefix("unknown type name") {
      learnType(name, around)
    } else if message.hasPrefix("expected a type") || message.hasPrefix("type-id cannot have a name") {
      learnType(around.word, around)
    } else if message.hasPrefix("cannot find interface declaration for") || message.hasPrefix("attempting to use the forward class") {
      // Of two headers in a circle, the one with the subclass has to come first.
      if quoted.count > 4, addImport(String(quoted[3])) { return }
      addClass(name)
    } else if message.hasPrefix("cannot find protocol declaration for") || message.hasPrefix("no type or protocol named") {
      add(name, to: \.protocols)
    } else if message.hasPrefix("property '"), message.contains("not found on object of type") {
      learnProperty(name, around)
    } else if message.hasPrefix("property '"), message.contains("cannot be found in forward class object") {
      if quoted.count > 4 { addClass(className(quoted[3])) }
    } else if message.hasPrefix("called object type") {
      learnCallee(around)
    } else if message.hasPrefix("member reference base type") || message.hasPrefix("bad receiver type")
      || message.hasPrefix("collection element of type") || message.hasPrefix("subscript requires")
    {
      becomeObject(around)
    } else if message.hasPrefix("unexpected type name") {
      typedefs.remove(name)
      learnIdentifier(name, around)
    } else if message.hasPrefix("integer constant expression must have integer type"), objects.remove(around.word) != nil {
      add(around.word, to: \.constants)
    } else if message.hasPrefix("sending '\(Self.root) *' to parameter") || message.hasPrefix("passing '\(Self.root) *' to parameter")
      || message.hasPrefix("assigning to '\(Self.root) *' from")
    {
      if quoted.count > 4 { learnPropertyType(quoted[3], around) }
    } else if message.hasPrefix("cannot initialize a parameter of type") || message.hasPrefix("cannot initialize a variable of type")
      || message.hasPrefix("cannot initialize return object of type")
    {
      if quoted.count > 4 { learnConversion(to: quoted[1], from: quoted[3]) }
    } else if message.hasPrefix("duplicate interface definition for class") {
      refuse(name)
      forwardClasses.insert(name)
    } else if message.hasPrefix("redefinition of") || message.hasPrefix("redeclaration of") {
      refuse(name)
    } else if message.hasPrefix("typedef redefinition with different types") {
      refuse(around.word)
    }
  }

  private mutating func learnIdentifier(_ name: String, _ around: Surroundings) {
    switch around.usage {
    case .pointerDeclaration, .cast:
      learnType(name, around)
    case .messageReceiver where name.isCapitalized, .declaration where name.isCapitalized:
      learnType(name, around)
    case .call:
      add(name, to: \.functions)
    case .messageReceiver, .member, .subscripted, .collectionElement:
      add(name, to: \.objects)
    default:
      if name.looksLikeObject { add(name, to: \.objects) } else { add(name, to: \.constants) }
    }
  }

  private mutating func learnType(_ name: String, _ around: Surroundings) {
    guard !name.isEmpty else { return }
    if name.looksLikeBlock {
      add(name, to: \.blockTypes)
    } else if around.isFollowedByStar || around.usage == .messageReceiver || around.isFollowedByAngle || around.isTypeArgument {
      addClass(name)
    } else if around.usage == .member {
      addClass(name)
    } else {
      add(name, to: \.typedefs)
    }
  }

  private mutating func learnProperty(_ name: String, _ around: Surroundings) {
    if around.isFollowedByCall { add(name, to: \.blockProperties) } else { add(name, to: \.properties) }
    typedProperties[name] = typedProperties[name] ?? Stub.distinctiveProperties[name]
    chainedProperties.insert(around.previousMember)
    if !around.followingMembers.isEmpty { chainedProperties.insert(name) }
    // What follows is unknown as well; it is not worth a round each.
    for member in around.followingMembers where typedProperties[name] == nil {
      add(member.name, to: member.isCalled ? \.blockProperties : \.properties)
      typedProperties[member.name] = typedProperties[member.name] ?? Stub.distinctiveProperties[member.name]
      if typedProperties[member.name] != nil { break }
      chainedProperties.insert(member.name)
    }
  }

  /// A property of which nothing was known is used as something that is no object of a class.
  private mutating func learnPropertyType(_ type: Substring, _ around: Surroundings) {
    let name = around.lastWordOfPostfix
    guard properties.contains(name), typedProperties[name] == nil else { return }
    if type.contains("^") { typedProperties[name] = "id" }
    if Stub.valueTypes.contains(type) { typedProperties[name] = String(type) }
  }

  /// Where an object of an invented class is taken for one of another, it inherits from that.
  private mutating func learnConversion(to other: Substring, from type: Substring) {
    let name = className(type), superclass = className(other)
    if classes.contains(name), superclasses[name] == nil, Stub.classNames.contains(superclass) { superclasses[name] = superclass }
  }

  /// A name that was taken for a value is called.
  private mutating func learnCallee(_ around: Surroundings) {
    let name = around.lastWordOfPostfix
    if properties.remove(name) != nil { add(name, to: \.blockProperties) }
    if objects.remove(name) != nil || constants.remove(name) != nil { add(name, to: \.functions) }
  }

  /// A name that was taken for a number is used as an object.
  private mutating func becomeObject(_ around: Surroundings) {
    let name = around.lastWordOfPostfix
    if constants.remove(name) != nil { add(name, to: \.objects) }
    if numberTypes.remove(name) != nil { add(name, to: \.typedefs) }
    // A function that C declares by its use returns an `int`.
    if around.isFollowedByCall, !name.isEmpty { add(name, to: \.functions) }
  }

  private mutating func addClass(_ name: String) {
    if addImport(name) { return }
    if declaredClasses.contains(name) { forwardClasses.insert(name) } else { add(name, to: \.classes) }
    if typedefs.contains(name) { typedefs.remove(name) }
  }

  /// Imports the header that is named like a class, before the others. Whether there is one that was not imported yet.
  private mutating func addImport(_ name: String) -> Bool {
    let header = name + ".h"
    guard headers.contains(header), !imports.contains(header) else { return false }
    imports.insert(header, at: 0)
    return true
  }

  private mutating func add(_ name: String, to set: WritableKeyPath<Synthesizer, Set<String>>) {
    guard name.isIdentifier, !refused.contains(name), !Self.keywords.contains(name) else { return }
    // One name has one meaning; a class stays one.
    if set != \.properties, set != \.blockProperties, set != \.classes, set != \.protocols {
      guard !classes.contains(name), !forwardClasses.contains(name) else { return }
      for other in [\.typedefs, \.blockTypes, \.numberTypes, \.constants, \.objects, \.functions] as [WritableKeyPath<Synthesizer, Set<String>>]
      where other != set && self[keyPath: other].contains(name) { return }
    }
    self[keyPath: set].insert(name)
  }

  private mutating func refuse(_ name: String) {
    refused.insert(name)
    for set in [\.classes, \.forwardClasses, \.protocols, \.typedefs, \.blockTypes, \.numberTypes, \.constants, \.objects, \.functions]
      as [WritableKeyPath<Synthesizer, Set<String>>]
    { self[keyPath: set].remove(name) }
  }

  /// The class in a type as clang writes it: `Foo *`, `Foo<Bar> *`.
  private func className(_ type: Substring) -> String {
    String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let keywords: Set<String> = [
    "id", "self", "super", "_cmd", "nil", "Nil", "YES", "NO", "NULL", "true", "false", "void", "int", "char", "short", "long", "float", "double", "signed",
    "unsigned", "struct", "union", "enum", "typedef", "static", "extern", "const", "volatile", "register", "inline", "return", "if", "else", "for", "while",
    "do", "switch", "case", "default", "break", "continue", "goto", "sizeof", "typeof", "instancetype", "Class", "SEL", "IMP", "BOOL", "bool", "in", "out",
    "inout", "bycopy", "byref", "oneway", "class", "template", "typename", "namespace", "using", "public", "private", "protected", "this", "new", "delete",
    "operator", "virtual", "auto", "nullptr", "std",
  ]
}

extension String {
  fileprivate var isIdentifier: Bool {
    guard let first = utf8.first, !(48...57).contains(first) else { return false }
    return utf8.allSatisfy { Surroundings.isWord($0) }
  }

  fileprivate var isCapitalized: Bool { utf8.first.map { (65...90).contains($0) } ?? false }

  /// By the habits of Cocoa a string or another object.
  fileprivate var looksLikeObject: Bool {
    ["Notification", "Key", "Identifier", "Name", "String", "Domain", "URL", "Attribute", "Title", "Path", "ID", "Id"].contains { hasSuffix($0) }
      || !(isCapitalized || hasPrefix("k"))
  }

  fileprivate var looksLikeBlock: Bool {
    ["Block", "Handler", "Callback", "Completion", "Closure"].contains { hasSuffix($0) }
  }
}
