import CLibclang
import Semantics

/// Reads what the headers of a translation unit declare, as Swift sees it.
struct HeaderImport {
  private(set) var declarations = ImportedDeclarations()
  /// How a message names a file: nil for one that is not of the project, such as the stub.
  private let name: (String) -> String?
  private let module: String?
  private var names: [ClangFile: String?] = [:]
  private var swiftNames = SwiftNames([])

  /// - Parameters:
  ///   - module: the module that a Swift file imports for the declarations; nil for a bridging header.
  ///   - name: the path of a project's file for messages, nil for all other files.
  init(module: String? = nil, name: @escaping (String) -> String?) {
    self.module = module
    self.name = name
  }

  /// All that the unit declares in files of the project: O(declarations).
  mutating func add(_ unit: TranslationUnit) {
    let cursors = unit.cursor.children
    swiftNames = SwiftNames(cursors)
    for cursor in cursors {
      guard let origin = origin(cursor) else { continue }
      switch cursor.kind {
      // A forward declaration is a reference for libclang.
      case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl: declarations.insert(self.class(cursor, origin))
      case CXCursor_ObjCCategoryDecl: if let category = category(cursor, origin) { declarations.insert(category) }
      case CXCursor_EnumDecl: add(enumeration: cursor, origin)
      case CXCursor_TypedefDecl: add(alias: cursor, origin)
      case CXCursor_StructDecl, CXCursor_UnionDecl: if !cursor.spelling.isEmpty { declarations.insert(opaque: cursor.spelling) }
      default: continue
      }
    }
  }

  private mutating func origin(_ cursor: Cursor) -> ImportedOrigin? {
    let location = cursor.location
    guard let file = location.file else { return nil }
    if names[file] == nil { names[file] = .some(name(file.path)) }
    guard let header = names[file] ?? nil else { return nil }
    return ImportedOrigin(header: header, offset: location.offset, line: location.line)
  }

  // MARK: Classes

  private func `class`(_ cursor: Cursor, _ origin: ImportedOrigin) -> ImportedClass {
    let isProtocol = cursor.kind == CXCursor_ObjCProtocolDecl
    var superclass: String?
    var protocols: [String] = []
    cursor.forEachChild { child in
      if child.kind == CXCursor_ObjCSuperClassRef { superclass = swiftNames.superclass(child.referenced ?? child) }
      if child.kind == CXCursor_ObjCProtocolRef { protocols.append(swiftNames.protocol(child.referenced ?? child)) }
    }
    var type = ImportedClass(isProtocol ? swiftNames.protocol(cursor) : swiftNames.type(cursor), objectiveCName: cursor.spelling, isProtocol: isProtocol, superclass: superclass, protocols: protocols, origin: origin)
    type.module = module
    type.availability = availability(cursor)
    type.isUIActor = cursor.annotations.contains("swift_ui_actor")
    (type.properties, type.methods) = members(cursor, of: type.name)
    return type
  }

  private func category(_ cursor: Cursor, _ origin: ImportedOrigin) -> ImportedCategory? {
    var extended: String?
    var protocols: [String] = []
    cursor.forEachChild { child in
      if child.kind == CXCursor_ObjCClassRef, extended == nil { extended = swiftNames.superclass(child.referenced ?? child) }
      if child.kind == CXCursor_ObjCProtocolRef { protocols.append(swiftNames.protocol(child.referenced ?? child)) }
    }
    guard let extended else { return nil }
    var category = ImportedCategory(of: extended, name: cursor.spelling, protocols: protocols, origin: origin)
    (category.properties, category.methods) = members(cursor, of: extended)
    return category
  }

  private func members(_ cursor: Cursor, of owner: String) -> ([ImportedProperty], [ImportedMethod]) {
    var properties: [ImportedProperty] = []
    var methods: [ImportedMethod] = []
    cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_ObjCPropertyDecl: if let property = property(child, in: owner) { properties.append(property) }
      case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl:
        var method = ImportedMethod(child.spelling, swiftName: SwiftNames.given(child), isClassMethod: child.kind == CXCursor_ObjCClassMethodDecl)
        method.availability = availability(child)
        methods.append(method)
      default: return
      }
    }
    // A property's accessors are not methods of Swift.
    let accessors = Set(properties.flatMap { [$0.objectiveCName, "set" + $0.objectiveCName.prefix(1).uppercased() + $0.objectiveCName.dropFirst() + ":"] })
    methods.removeAll { accessors.contains($0.selector) && $0.swiftName == nil }
    return (properties, methods)
  }

  /// Nil where the compiler shortens the name by the words of the type: `sharedStation` of a class `ABCStation`.
  private func property(_ cursor: Cursor, in owner: String) -> ImportedProperty? {
    let attributes = cursor.propertyAttributes
    let type = cursor.type
    let text = SwiftTypeText(names: swiftNames).text(type)
    let spelling = cursor.spelling
    let given = SwiftNames.given(cursor)
    if given == nil, text == owner, SwiftNaming.words(spelling).last == SwiftNaming.words(owner).last { return nil }
    var name = SwiftNaming.lowercasedInitialism(spelling)
    // `@property (getter=isOpen) BOOL open` is `isOpen` in Swift.
    if text == "Bool", attributes.contains(.getter), let getter = cursor.propertyGetter, !getter.isEmpty { name = getter }
    var property = ImportedProperty(given ?? name, objectiveCName: spelling, type: text, optionality(type, attributes))
    property.isReadOnly = attributes.contains(.readonly)
    property.isWeak = attributes.contains(.weak)
    property.isClassProperty = attributes.contains(.isClass)
    property.availability = availability(cursor)
    return property
  }

  private func optionality(_ type: ClangType, _ attributes: PropertyAttributes) -> ImportedProperty.Optionality {
    switch type.withoutAliases.kind {
    case CXType_ObjCObjectPointer, CXType_BlockPointer, CXType_ObjCId, CXType_ObjCClass, CXType_Pointer: break
    default: return .nonnull
    }
    switch type.nullability {
    case CXTypeNullability_NonNull?: return .nonnull
    case CXTypeNullability_Nullable?, CXTypeNullability_NullableResult?: return .nullable
    default: return attributes.contains(.weak) ? .nullable : .unspecified
    }
  }

  // MARK: Enums and aliases

  private mutating func add(enumeration cursor: Cursor, _ origin: ImportedOrigin) {
    guard cursor.isDefinition, !cursor.spelling.isEmpty, !cursor.spelling.contains(" ") else { return }
    let annotations = cursor.annotations
    guard let kind = Self.kind(annotations) else { return declarations.insert(opaque: cursor.spelling) }
    let constants = cursor.children.filter { $0.kind == CXCursor_EnumConstantDecl }
    let names = constants.map(\.spelling)
    let availabilities = constants.map { availability($0) }
    let given = constants.map(SwiftNames.given)
    let decides = zip(availabilities, given).map { $0.isPlain && $1 == nil }
    guard let caseNames = SwiftNaming.cases(names, of: cursor.spelling, usesForPrefix: decides) else { return declarations.insert(opaque: swiftNames.type(cursor)) }
    var values: Set<Int64> = []
    var cases: [ImportedEnum.Case] = []
    for (index, constant) in constants.enumerated() {
      let isFirst = values.insert(constant.enumConstantValue).inserted
      var element = ImportedEnum.Case(given[index] ?? caseNames[index], objectiveCName: names[index], isAlias: !isFirst)
      element.availability = availabilities[index]
      cases.append(element)
    }
    var type = ImportedEnum(swiftNames.type(cursor), objectiveCName: cursor.spelling, kind, cases: cases, origin: origin)
    type.module = module
    type.availability = availability(cursor)
    declarations.insert(type)
  }

  private static func kind(_ annotations: [String]) -> ImportedEnum.Kind? {
    if annotations.contains("ns_enum") { return .open }
    if annotations.contains("ns_closed_enum") { return .closed }
    if annotations.contains(where: { $0.hasPrefix("ns_options") }) { return .options }
    return annotations.contains { $0.hasPrefix("ns_error_enum") } ? .error : nil
  }

  private mutating func add(alias cursor: Cursor, _ origin: ImportedOrigin) {
    let annotations = cursor.annotations
    if annotations.contains("ns_typed_enum") || annotations.contains("ns_typed_extensible_enum") {
      var type = ImportedTypedString(swiftNames.type(cursor), objectiveCName: cursor.spelling, origin: origin)
      type.module = module
      return declarations.insert(type)
    }
    // `typedef NS_ENUM(…)` and `typedef struct ABC ABC` name what is already known.
    let target = cursor.typedefUnderlyingType.withoutAttributes
    if let declaration = target.declaration, declaration.spelling == cursor.spelling { return }
    declarations.insert(opaque: swiftNames.type(cursor))
  }
}

extension ClangType {
  /// The type behind attributes and aliases.
  fileprivate var withoutAliases: ClangType { canonical.withoutAttributes }
}
