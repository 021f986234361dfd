import Syntax

/// The declarations of all files of a run, merged: who declares what, and what conforms to what.
///
/// A name that is declared twice in reach, hidden by a generic parameter or an alias is *unknown*.
package final class ProjectIndex: Sendable {
  private let typesByName: [String: [TypeDeclaration]]
  /// Extensions by the last name of the type they extend.
  private let extensionsByName: [String: [ExtensionDeclaration]]
  private let importsByFile: [String: Set<String>]
  package let files: [SourceFile]
  private let filesByTree: [ObjectIdentifier: SourceFile]
  package let types: [TypeDeclaration]
  private let constructionsByName: [String: [Construction]]
  /// The functions of types, extensions and files, by name.
  private let functionsByName: [String: [Node]]
  /// What may change a property of some class.
  private let changedNames: [ObjectIdentifier: ChangedNames]
  private let capitalizedValues: Set<String>
  /// Some file hands a module of neither Apple's nor the project's on to all others.
  private let exportsForeignModules: Bool
  /// The publishers of observable objects that some code names as a member, not in its own type.
  private let publishers: Set<String>
  /// The paths of the types that some presentation's `item:` shows, by their last names.
  private let presentedItems: [String: [(path: [String], scope: [String], file: SourceFile)]]
  /// What the Objective-C headers of the project declare.
  package let imported: ImportedDeclarations
  /// What the Objective-C files of the run declare, by their tokens.
  package let objectiveC: ObjectiveCIndex
  /// Some class is the delegate of a scene, or the app is SwiftUI's.
  package let hasScenes: Bool
  /// The names that a header marks as deprecated or unavailable.
  package let importedNotices: ImportedNotices
  /// The last names of the types that headers declare.
  private let importedNames: Set<String>
  /// Names of folders that hold sources of the run: a module of such a name is the project's own.
  private let ownModules: Set<String>

  package init(_ files: [(SourceFile, FileDeclarations)], imported: ImportedDeclarations = ImportedDeclarations(), objectiveC: ObjectiveCIndex = ObjectiveCIndex()) {
    self.imported = imported
    self.objectiveC = objectiveC
    importedNotices = ImportedNotices(imported)
    importedNames = imported.names
    ownModules = imported.isEmpty ? [] : Set(Set(files.map { $0.0.folder }).flatMap { $0.split(separator: "/").map(String.init) })
    self.files = files.map(\.0)
    filesByTree = Dictionary(self.files.map { (ObjectIdentifier($0.tree), $0) }) { $1 }
    var types: [TypeDeclaration] = [], extensions: [String: [ExtensionDeclaration]] = [:], imports: [String: Set<String>] = [:]
    var publishers: Set<String> = [], capitalizedValues: Set<String> = [], exports: Set<String> = []
    var functions: [String: [Node]] = [:], changes: [ObjectIdentifier: ChangedNames] = [:]
    var items: [String: [(path: [String], scope: [String], file: SourceFile)]] = [:]
    for (file, declarations) in files {
      types += declarations.types
      for part in declarations.extensions { if let name = part.path.last { extensions[name, default: []].append(part) } }
      imports[file.path] = declarations.imports
      publishers.formUnion(declarations.publishers)
      capitalizedValues.formUnion(declarations.capitalizedValues)
      exports.formUnion(declarations.exports)
      for (name, function) in declarations.functions { functions[name, default: []].append(function) }
      changes[ObjectIdentifier(file)] = declarations.changes
      for (path, scope) in declarations.presentedItems { items[path.last ?? "", default: []].append((path, scope, file)) }
    }
    let typesByName = Dictionary(grouping: types, by: \.name)
    var constructions: [String: [Construction]] = [:]
    for (file, declarations) in files {
      // Of the many calls only those of the project's own types are ever asked for.
      for (name, calls) in declarations.constructions where typesByName[name] != nil {
        constructions[name, default: []] += calls.map { Construction(call: $0, file: file) }
      }
    }
    self.types = types
    self.typesByName = typesByName
    extensionsByName = extensions
    importsByFile = imports
    self.publishers = publishers
    self.capitalizedValues = capitalizedValues
    exportsForeignModules = !exports.isSubset(of: KnownNames.appleModules)
    constructionsByName = constructions
    functionsByName = functions
    changedNames = changes
    presentedItems = items
    hasScenes = objectiveC.hasScenes || types.contains { $0.inherited.contains { $0 == "UIWindowSceneDelegate" || $0 == "UISceneDelegate" || $0 == "App" } }
  }

  package func file(of tree: SyntaxTree) -> SourceFile? { filesByTree[ObjectIdentifier(tree)] }

  /// The files that may mention one of the names. O(files).
  package func files(mentioning names: [String]) -> some Sequence<SourceFile> {
    let keys = names.map { NameFilter.Key($0) }
    return files.lazy.filter { file in keys.contains(where: file.mayMention) }
  }

  /// The mentions of a name that may change a property of a class.
  func changes(named name: String) -> [(node: Node, file: SourceFile)] {
    files(mentioning: [name, "$" + name]).flatMap { file in changedNames[ObjectIdentifier(file)]?.mentions(of: name).map { ($0, file) } ?? [] }
  }

  package func imports(of file: SourceFile) -> Set<String> { importsByFile[file.path] ?? [] }

  /// Whether the file imports a module that is neither Apple's nor known to be harmless.
  package func importsForeignModules(_ file: SourceFile) -> Bool { exportsForeignModules || !imports(of: file).isSubset(of: KnownNames.appleModules) }

  /// Whether a function, a variable or a case of the project has this name, which starts with a capital.
  package func hasValue(named name: String) -> Bool { capitalizedValues.contains(name) }

  package func constructions(named name: String) -> [Construction] { constructionsByName[name] ?? [] }

  /// Whether some code names a member, `$name` or `objectWillChange`, of a value.
  package func hasPublisher(named name: String) -> Bool { publishers.contains(name) }

  /// Whether some presentation of the project shows values of the type through `item:`.
  package func isPresentedItem(_ type: TypeDeclaration) -> Bool {
    presentedItems[type.name]?.contains { item in
      if case .found(let found) = resolve(item.path, from: item.scope, in: item.file) { found.qualifiedName == type.qualifiedName } else { false }
    } ?? false
  }

  // MARK: Look-up

  package enum Resolution: Sendable {
    case found(TypeDeclaration)
    /// Declared by an Objective-C header of the project, and by no Swift source.
    case imported(ImportedType)
    /// Declared nowhere in the project.
    case absent
    /// Declared more than once in reach, or hidden.
    case ambiguous
  }

  /// Resolves the path of a type's name as seen from inside the types `scope` of `file`.
  package func resolve(_ path: [String], from scope: [String], in file: SourceFile) -> Resolution {
    guard let name = path.last else { return .absent }
    guard let candidates = typesByName[name] else { return importedNames.contains(name) ? resolveImported(path, in: file) : .absent }
    let prefix = path.dropLast()
    // The innermost enclosing type that declares the name wins.
    for depth in (0...scope.count).reversed() {
      var match: TypeDeclaration?
      for candidate in candidates
      where candidate.scope.count == depth + prefix.count && candidate.scope.starts(with: scope.prefix(depth)) && candidate.scope.dropFirst(depth) == prefix
        && (!candidate.isFilePrivate || candidate.file === file) && !candidate.isLocal
      {
        if match != nil { return .ambiguous }
        match = candidate
      }
      guard let match else { continue }
      if depth == 0 && importedNames.contains(name) { return .ambiguous }
      return candidates.contains { $0.isLocal && $0.file === file } ? .ambiguous : .found(match)
    }
    // A type of that name exists, but out of reach by this path.
    return candidates.contains { $0.isLocal && $0.file === file } || importedNames.contains(name) ? .ambiguous : .absent
  }

  /// A name that only headers declare, where nothing else can declare it too.
  private func resolveImported(_ path: [String], in file: SourceFile) -> Resolution {
    let imports = imports(of: file)
    // Another target may not see the header, and mean a type of Apple's or of another module by the name.
    guard let name = path.last, !KnownNames.isView(name), TypeTable.minimum(ofType: name) == nil, !TypeResolver.knownTypes.contains(name) else { return .ambiguous }
    func isForeign(_ module: String) -> Bool { !KnownNames.appleModules.contains(module) && !ownModules.contains(module) && !imported.modules.contains(module) }
    guard let type = imported.type(at: path, imports: imports), !exportsForeignModules, !imports.contains(where: isForeign) else { return .ambiguous }
    return .imported(type)
  }

  /// Whether the project declares a property wrapper of this name.
  package func declaresWrapper(_ name: String) -> Bool { typesByName[name]?.contains { $0.attributes.contains("propertyWrapper") } ?? false }

  /// The declarations of a name, wherever they are.
  package func types(named name: String) -> [TypeDeclaration] { typesByName[name] ?? [] }

  /// Whether any declaration in the project has this name.
  package func declares(_ name: String) -> Bool { typesByName[name] != nil || importedNames.contains(name) }

  /// Whether a plain name means a type of another module where it stands: the project declares none in reach.
  package func isForeign(_ name: String, at node: Node, in file: SourceFile) -> Bool {
    guard declares(name) else { return true }
    if case .absent = resolve([name], from: node.enclosingTypeNames, in: file) { return true }
    return false
  }

  package func extensions(of type: TypeDeclaration) -> [ExtensionDeclaration] {
    guard let candidates = extensionsByName[type.name] else { return [] }
    // The last name is the type's own.
    return candidates.filter { $0.path.count <= type.scope.count + 1 && $0.path.dropLast() == type.scope.suffix($0.path.count - 1) }
  }

  /// The extensions of the types whose last name is wanted.
  func extensionsOfTypes(where isWanted: (String) -> Bool) -> [ExtensionDeclaration] { extensionsByName.filter { isWanted($0.key) }.values.flatMap { $0 } }

  package func extensions(named name: String) -> [ExtensionDeclaration] { extensionsByName[name] ?? [] }

  /// The parts of a type: its declaration and its extensions.
  package func memberDeclarations(of type: TypeDeclaration) -> [(SourceFile, Node)] {
    type.members.map { (type.file, $0) } + extensions(of: type).flatMap { part in part.node.memberDeclarations.map { (part.file, $0) } }
  }

  /// Whether any type or extension of the project has a function of the name.
  package func declaresFunction(_ name: String) -> Bool { functionsByName[name]?.contains(where: \.isMemberDeclaration) ?? false }

  /// The functions of a name in the types and extensions of the project.
  package func functions(named name: String) -> [Node] { allFunctions(named: name).filter(\.isMemberDeclaration) }

  /// The functions of a name in the types, extensions and files of the project.
  package func allFunctions(named name: String) -> [Node] { functionsByName[name] ?? [] }

  /// The functions and properties of some names in the types, extensions and files of the project. O(types + properties of files that mention
  /// the names): for a finding about to be made.
  package func codeDeclarations(named names: Set<String>) -> [(name: String, node: Node)] {
    let files = Array(files(mentioning: Array(names))), known = Set(files.map { ObjectIdentifier($0) })
    func isIn(_ file: SourceFile) -> Bool { known.contains(ObjectIdentifier(file)) }
    let properties = types.filter { isIn($0.file) }.flatMap(\.properties) + extensionsByName.values.joined().filter { isIn($0.file) }.flatMap(\.properties)
      + files.flatMap { $0.tree.root.children.flatMap(\.declaredProperties) }
    return names.flatMap { name in allFunctions(named: name).map { (name, $0) } } + properties.filter { names.contains($0.name) }.map { ($0.name, $0.binding) }
  }

  /// Whether an extension of the project gives a type of another module a function of the name.
  package func extends(_ type: String, with name: String) -> Bool {
    extensions(named: type).contains { part in part.node.memberDeclarations.contains { $0.kind == .functionDecl && $0.declaredName == name } }
  }

  // MARK: Conformance

  /// Whether a type of the project conforms to Identifiable, by itself, its bases or the project's extensions.
  package func isIdentifiable(_ type: TypeDeclaration) -> Knowledge { conforms(type, KnownNames.identifiableBases, attribute: "Model", depth: 0) }

  package func isHashable(_ type: TypeDeclaration) -> Knowledge {
    if type.kind == .enum, !type.node.memberDeclarations.contains(where: { $0.kind == .enumCaseDecl && $0.descendants.contains { $0.kind == .parameterClause } }) {
      return .yes
    }
    return conforms(type, ["Hashable", "NSObject", "NSManagedObject", "PersistentModel", "String", "Int"], attribute: "Model", depth: 0)
  }

  package func isCodable(_ type: TypeDeclaration) -> Knowledge { conforms(type, ["Codable"], attribute: nil, depth: 0) }

  package func isShapeStyle(_ type: TypeDeclaration) -> Knowledge { conforms(type, ["ShapeStyle"], attribute: nil, depth: 0) }

  package func isObservableObject(_ type: TypeDeclaration) -> Knowledge { conforms(type, ["ObservableObject"], attribute: nil, depth: 0) }

  func conforms(_ type: TypeDeclaration, _ bases: Set<String>, attribute: String?, depth: Int) -> Knowledge {
    guard depth < 16, type.kind != .typealias else { return .unknown }
    if let attribute, type.attributes.contains(attribute) { return .yes }
    var inherited = type.inherited
    for part in extensions(of: type) { inherited += part.inherited }
    var result = Knowledge.no
    for base in inherited {
      guard let base else {
        result = .unknown
        continue
      }
      if bases.contains(base) { return .yes }
      switch resolve([base], from: type.scope, in: type.file) {
      case .found(let declaration):
        switch conforms(declaration, bases, attribute: attribute, depth: depth + 1) {
        case .yes: return .yes
        case .unknown: result = .unknown
        case .no: break
        }
      case .imported(let imported):
        switch conforms(imported, bases, depth: depth + 1) {
        case .yes: return .yes
        case .unknown: result = .unknown
        case .no: break
        }
      case .ambiguous: result = .unknown
      case .absent: if !KnownNames.plainBases.contains(base) { result = .unknown }
      }
    }
    if result.isNo, !Set(type.attributes).isSubset(of: KnownNames.attributesWithoutConformances) { return .unknown }
    return result
  }

  // MARK: Views

  /// Whether the inheritance clause makes a type view-like, directly or through a protocol of the project.
  package func isViewLike(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .struct || type.kind == .class || type.kind == .enum else { return false }
    if inheritsView(type.inherited, from: type, depth: 0) { return true }
    return extensions(of: type).contains { inheritsView($0.inherited, from: type, depth: 0) }
  }

  private func inheritsView(_ inherited: [String?], from type: TypeDeclaration, depth: Int) -> Bool {
    for case let base? in inherited {
      if KnownNames.viewProtocols.contains(base) { return true }
      guard depth < 8, case .found(let declaration) = resolve([base], from: type.scope, in: type.file) else { continue }
      switch declaration.kind {
      case .protocol: if inheritsView(declaration.inherited, from: declaration, depth: depth + 1) { return true }
      case .typealias:
        // `typealias Story = View & Shareable`
        let aliased = declaration.node.typeChild
        let names = aliased?.kind == .compositionType ? aliased?.children.map(\.typeName) ?? [] : [aliased?.typeName]
        if inheritsView(names, from: declaration, depth: depth + 1) { return true }
      default: continue
      }
    }
    return false
  }
}

extension ProjectIndex {
  /// The names that extensions of a type's protocols mention, and constrained extensions of View: code that runs on the type
  /// although it is not among its members.
  package func namesInProtocolExtensions(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    var pending = type.inherited.compactMap { $0 }
    for part in extensions(of: type) { pending += part.inherited.compactMap { $0 } }
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      if case .found(let declaration) = resolve([name], from: type.scope, in: type.file), declaration.kind == .protocol || declaration.kind == .typealias {
        pending += declaration.inherited.compactMap { $0 }
        if let aliased = declaration.node.typeChild { pending += [aliased.typeName].compactMap { $0 } + aliased.children.compactMap(\.typeName) }
      }
      for part in extensions(named: name) where name != "View" || part.node.firstChild(.whereClause) != nil {
        for node in part.node.descendants where node.kind == .identifierExpr || node.kind == .memberSuffix { names.insert(node.name) }
      }
    }
    return names
  }
}

extension ProjectIndex {
  /// Whether a protocol of the project that a type conforms to, directly or through others, asks for a property of the name.
  package func isRequired(_ name: String, of type: TypeDeclaration) -> Bool {
    protocols(of: type).contains { $0.properties.contains { $0.name == name } }
  }

  /// The protocols of the project that a type conforms to: directly, through others, a superclass or an alias, `typealias Story = View & Shareable`.
  package func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
    var pending = (type.inherited + extensions(of: type).flatMap(\.inherited)).compactMap { $0 }
    var seen: Set<String> = []
    var found: [TypeDeclaration] = []
    while let base = pending.popLast() {
      guard seen.insert(base).inserted, case .found(let declaration) = resolve([base], from: type.scope, in: type.file) else { continue }
      pending += declaration.inherited.compactMap { $0 }
      switch declaration.kind {
      case .protocol: found.append(declaration)
      case .typealias:
        let aliased = declaration.node.typeChild
        pending += (aliased?.kind == .compositionType ? aliased?.children.map(\.typeName) ?? [] : [aliased?.typeName]).compactMap { $0 }
      default: continue
      }
    }
    return found
  }
}
