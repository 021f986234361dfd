import Syntax

/// A struct, class, enum, actor, protocol or typealias of the project. An object, because it is passed around all the time.
package final class TypeDeclaration: Sendable {
  package enum Kind: Sendable { case `struct`, `class`, `enum`, actor, `protocol`, `typealias` }
  package let kind: Kind
  package let name: String
  /// The names of the enclosing types, outermost first.
  package let scope: [String]
  package let node: Node
  package let file: SourceFile
  /// The last names of the inheritance clause's types; `nil` elements are types without a plain name.
  package let inherited: [String?]
  package let attributes: [String]
  package let modifiers: [String]
  package let genericParameters: [String]
  package let properties: [Property]
  /// Declared inside a function, where other declarations of the name may hide it.
  package let isLocal: Bool
  package let isFilePrivate: Bool

  fileprivate init(_ node: Node, _ file: SourceFile) {
    self.node = node
    self.file = file
    kind =
      switch node.kind {
      case .structDecl: .struct
      case .classDecl: .class
      case .enumDecl: .enum
      case .actorDecl: .actor
      case .protocolDecl: .protocol
      default: .typealias
      }
    name = node.declaredName
    scope = node.enclosingTypeNames
    inherited = node.inheritedTypes.map(\.typeName)
    attributes = node.attributes.map(\.attributeName)
    let modifiers = node.modifierNames
    self.modifiers = modifiers
    genericParameters =
      node.firstChild(.genericParameterClause)?.children.compactMap { parameter -> String? in
        guard parameter.kind == .genericParameter else { return nil }
        var token = parameter.keywordToken
        if node.tree.kind(ofToken: token) == .softEach, token + 1 < parameter.endToken { token += 1 }
        return node.tree.name(ofToken: token)
      } ?? []
    properties = node.memberDeclarations.flatMap(\.declaredProperties)
    isLocal = node.ancestors.contains { $0.kind == .codeBlock || $0.kind == .closureExpr || $0.kind == .accessorBlock }
    isFilePrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  package var qualifiedName: String { (scope + [name]).joined(separator: ".") }
  package var nameToken: Int { node.declaredNameToken }
  package var initializers: [Node] { members.filter { $0.kind == .initializerDecl } }
  package var members: [Node] { node.memberDeclarations }
}

/// An `extension` of the project.
package final class ExtensionDeclaration: Sendable {
  /// The path of the extended type's name; empty if it is not a plain name.
  package let path: [String]
  package let node: Node
  package let file: SourceFile
  package let inherited: [String?]
  package let properties: [Property]

  fileprivate init(_ node: Node, _ file: SourceFile) {
    self.node = node
    self.file = file
    path = node.typeChild?.typePath ?? []
    inherited = node.inheritedTypes.map(\.typeName)
    properties = node.memberDeclarations.flatMap(\.declaredProperties)
  }
}

/// A variable or constant of a type, one for each name.
package struct Property: Sendable, Hashable {
  package let name: String
  package let nameToken: Int
  /// The whole declaration with attributes and modifiers.
  package let declaration: Node
  package let binding: Node
  package let isStatic: Bool
  package let isLet: Bool

  /// The attribute that wraps the property, if any: the first that is not one of the language's own.
  package let wrapper: Node?
  /// As it is written; empty without a wrapper.
  private let writtenWrapperName: String
  /// The last name of the wrapper; empty without one, and for a wrapper that the project declares itself.
  /// The binding of a wrapper that is no `Binding` keeps its owner's name: `FocusState.Binding`.
  package var wrapperName: String { isOwnWrapper ? "" : writtenWrapperName }
  /// The project declares a property wrapper or macro of the wrapper's name, so it is not SwiftUI's.
  package var isOwnWrapper = false
  package var type: Node? { binding.typeChild }
  package var initialValue: Node? { binding.expressionChild }
  package var modifiers: [String] { declaration.modifierNames }
  /// A getter, and no observers only.
  package var isComputed: Bool { binding.firstChild(.accessorBlock).map { $0.getterBody != nil } ?? false }
  package var hasObservers: Bool { binding.firstChild(.accessorBlock).map { $0.getterBody == nil } ?? false }
  package var isPrivate: Bool {
    // `private(set)` alone leaves the getter visible.
    declaration.modifiers.contains {
      let word = $0.tree.text(ofToken: $0.firstToken)
      return (word == "private" || word == "fileprivate") && $0.endToken == $0.firstToken + 1
    }
  }

  fileprivate init(name: String, nameToken: Int, declaration: Node, binding: Node, isStatic: Bool, isLet: Bool, wrapper: Node?) {
    self.name = name
    self.nameToken = nameToken
    self.declaration = declaration
    self.binding = binding
    self.isStatic = isStatic
    self.isLet = isLet
    self.wrapper = wrapper
    writtenWrapperName = wrapper?.wrapperName ?? ""
  }

  /// The name is written in backticks, so its text alone is no expression.
  package var isBackticked: Bool { binding.tree.flags(ofToken: nameToken).contains(.backticked) }

  /// The declaration names more than this property.
  package var sharesDeclaration: Bool { declaration.children.count { $0.kind == .patternBinding } > 1 }
}

extension Node {
  /// The declarations in a type's or extension's braces, those in every branch of `#if` included.
  package var memberDeclarations: [Node] {
    guard let block = firstChild(.memberBlock) else { return [] }
    return block.flattenedDeclarations
  }

  /// What stands around a declaration, branches of `#if` left out.
  private var declarationContext: NodeKind? { ancestors.first { $0.kind != .ifConfigClause && $0.kind != .ifConfig }?.kind }

  /// A member of a type or of an extension, in a branch of `#if` or not.
  var isMemberDeclaration: Bool { declarationContext == .memberBlock }

  /// Neither a member nor at the top of its file.
  var isLocalDeclaration: Bool { declarationContext != .memberBlock && declarationContext != .sourceFile }

  private var flattenedDeclarations: [Node] {
    var result: [Node] = []
    for child in children {
      if child.kind == .ifConfig {
        for clause in child.children where clause.kind == .ifConfigClause { result += clause.flattenedDeclarations }
      } else if child.kind.isDeclaration {
        result.append(child)
      }
    }
    return result
  }

  /// The properties that a variable declaration introduces; none for tuple patterns.
  package var declaredProperties: [Property] {
    guard kind == .variableDecl else { return [] }
    let modifiers = modifierNames
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    let isLet = tree.kind(ofToken: keywordToken) == .kwLet
    let wrapper = attributes.first { !KnownNames.plainAttributes.contains($0.attributeName) }
    return children.compactMap { binding in
      guard binding.kind == .patternBinding, let pattern = binding.firstChild, pattern.kind == .identifierPattern else { return nil }
      return Property(
        name: pattern.name, nameToken: pattern.firstToken, declaration: self, binding: binding, isStatic: isStatic, isLet: isLet, wrapper: wrapper)
    }
  }

  fileprivate var wrapperName: String {
    let name = attributeName
    guard name == "Binding" || firstChild?.kind == .memberType, let path = firstChild?.typePath, let last = path.last else { return name }
    return last == "Binding" && path.count > 1 && path[path.count - 2] != "SwiftUI" ? path.suffix(2).joined(separator: ".") : last
  }

  /// The last names of a type written as a name: `View` of `SwiftUI.View`, `B` of `A<C>.B`; nil for other types.
  package var typeName: String? { typePath?.last }

  /// The names of a type written as a name, generic arguments left out.
  package var typePath: [String]? {
    switch kind {
    case .identifierType:
      var names: [String] = []
      var token = firstToken, expectsName = true
      while token < endToken {
        let kind = tree.kind(ofToken: token)
        if kind == .leftAngle {
          // Skip the generic arguments.
          guard let last = children.filter({ $0.firstToken >= token }).last(where: { $0.kind == .genericArgument }) else { break }
          token = last.endToken + 1
          continue
        }
        if kind == .period || kind == .colonColon {
          expectsName = true
        } else if expectsName {
          names.append(tree.name(ofToken: token))
          expectsName = false
        }
        token += 1
      }
      return names.isEmpty ? nil : names
    case .attributedType: return typeChild?.typePath
    case .memberType:
      guard let base = typeChild?.typePath else { return nil }
      return base + [tree.name(ofToken: endToken - 1)]
    default: return nil
    }
  }
}

/// Gathers the declarations of one file: O(nodes), in one scan.
package struct FileDeclarations: Sendable {
  package private(set) var types: [TypeDeclaration] = []
  package private(set) var extensions: [ExtensionDeclaration] = []
  /// The modules that the file imports.
  package private(set) var imports: Set<String> = []
  /// The modules that the file hands on to all others: `@_exported import`.
  package private(set) var exports: Set<String> = []
  /// Functions, variables and cases with a capital, which a call may mean instead of a type.
  package private(set) var capitalizedValues: Set<String> = []
  /// Calls of initialisers, `Detail(…)`, by the callee's name.
  package private(set) var constructions: [String: [Call]] = [:]
  /// The functions of types and extensions, and those at the top of the file, with their names.
  private(set) var functions: [(name: String, node: Node)] = []
  /// Every presentation in the file, in a view-like type or not.
  package private(set) var presentations: [Presentation] = []
  /// Calls that make up the navigation of an app: containers, links, destinations, inspectors.
  package private(set) var navigationCalls: [Call] = []
  /// The loops and lists that make a row for each element of their data.
  package private(set) var loops: [DataLoop] = []
  /// A navigation path is saved or restored somewhere: `path.codable`, `CodableRepresentation`, `@SceneStorage`.
  package private(set) var restoresNavigation = false
  /// Types that are mentioned as values: `Detail.self`, `Detail.init`.
  package private(set) var typeReferences: Set<String> = []
  /// Members that are publishers of an observable object: `model.$name`, `model.objectWillChange`.
  package private(set) var publishers: Set<String> = []
  /// Optional types of properties that a presentation's `item:` names.
  package private(set) var presentedItems: [(path: [String], scope: [String])] = []

  /// The mentions of variables and members that may change them.
  private(set) var changes = ChangedNames()
  /// What an Objective-C file declares; of a Swift file nothing.
  package private(set) var objectiveC = ObjectiveCDeclarations()

  package init(_ file: SourceFile) {
    guard file.tree.language == .swift else {
      objectiveC = ObjectiveCDeclarations(file.tree)
      // `#import <XCTest/XCTest.h>` names the module first.
      imports = Set(file.tree.nodes(.objcImport).compactMap { $0.objcImportPath?.split { $0 == "/" || $0 == "." }.first.map(String.init) })
      return
    }
    let nodes = file.tree.nodes(
      .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl, .extensionDecl, .importDecl, .callSuffix, .functionDecl, .enumCaseElement, .identifierPattern,
      .assignmentOperator, .binaryOperator, .inoutExpr, .keyPathExpr)
    for node in nodes {
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl: types.append(TypeDeclaration(node, file))
      case .extensionDecl: extensions.append(ExtensionDeclaration(node, file))
      case .importDecl:
        let module = Self.importedModule(node)
        imports.insert(module)
        if node.attributes.contains(where: { $0.attributeName == "_exported" }) { exports.insert(module) }
      case .functionDecl, .enumCaseElement, .identifierPattern:
        let token = node.kind == .identifierPattern ? node.firstToken : node.declaredNameToken
        let first = file.tree.firstByte(ofToken: token)
        if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { capitalizedValues.insert(file.tree.name(ofToken: token)) }
        if node.kind == .functionDecl, !node.isLocalDeclaration { functions.append((node.declaredName, node)) }
      case .callSuffix:
        collect(call: node)
        changes.collect(node)
      case .assignmentOperator, .binaryOperator, .inoutExpr, .keyPathExpr: changes.collect(node)
      default: break
      }
    }
    collectMembers(file.tree)
  }

  private mutating func collect(call node: Node) {
    guard let call = Call(node) else { return }
    if call.isInitializer, call.callee.kind != .implicitMember {
      constructions[call.name, default: []].append(call)
    }
    if Self.navigationNames.contains(call) { navigationCalls.append(call) }
    if let loop = DataLoop(call) { loops.append(loop) }
    guard let presentation = Presentation(call) else { return }
    presentations.append(presentation)
    if case .item(.projection(let name)) = presentation.driver,
      let owner = node.ancestors.first(where: { $0.kind.isTypeDeclaration }),
      let property = owner.memberDeclarations.lazy.flatMap(\.declaredProperties).first(where: { $0.name == name }),
      let path = property.wrappedType?.typePath
    {
      presentedItems.append((path, owner.enclosingTypeNames + [owner.declaredName]))
    }
  }

  private static let navigationNames = NameSet([
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "navigationDestination", "inspector", "InspectorCommands",
  ])

  /// `Detail.self`, `Detail.init`, `path.codable`: from the tokens, because members are many. O(tokens).
  private mutating func collectMembers(_ tree: SyntaxTree) {
    var token = 2
    while token < tree.tokenCount {
      defer { token += 1 }
      switch tree.kind(ofToken: token) {
      case .kwSelf, .kwInit:
        // `Detail.init(…)` is a call like any other, but its arguments are not seen as one.
        guard tree.kind(ofToken: token - 1) == .period, tree.kind(ofToken: token - 2) == .identifier else { continue }
        typeReferences.insert(tree.name(ofToken: token - 2))
      case .identifier where tree.kind(ofToken: token - 1) == .period:
        // `.$name` or `.objectWillChange`
        if tree.firstByte(ofToken: token) == UInt8(ascii: "$") || tree.token(token, is: "objectWillChange") {
          publishers.insert(tree.name(ofToken: token))
        } else if tree.token(token, is: "codable") || tree.token(token, is: "CodableRepresentation") {
          restoresNavigation = true
        }
      case .identifier: if tree.firstByte(ofToken: token) == UInt8(ascii: "$") { changes.collect(bindingAt: token, in: tree) }
      default: continue
      }
    }
  }

  private static func importedModule(_ node: Node) -> String {
    var token = node.keywordToken + 1
    switch node.tree.kind(ofToken: token) {
    case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwTypealias, .kwFunc, .kwVar, .kwLet: token += 1
    default: break
    }
    return node.tree.name(ofToken: token)
  }
}
