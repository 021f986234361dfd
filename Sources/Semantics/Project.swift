import Syntax

/// All that is known of the sources of a run: who declares what, the facts of every view, and how the views use each other.
///
/// Built once a run, in parallel where it can be, and shared by all rules.
package final class Project: Sendable {
  package let index: ProjectIndex
  private let facts: [TypeKey: ViewFacts]
  private let uses: [TypeKey: [Use]]
  /// Types of which not every use is visible: something takes their initialiser or metatype, or a name means several types.
  private let hidden: Set<TypeKey>
  /// The functions of `extension View`, by name.
  package let viewFunctions: [String: [(node: Node, file: SourceFile)]]
  /// The functions that extensions add to types of other modules and to protocols, by name: any of them may be what a call means.
  private let addedFunctions: [String: [Node]]
  /// The computed properties of `extension View` and of extensions of the project's views, by name: their bindings.
  package let viewProperties: [String: [(node: Node, file: SourceFile)]]

  /// Every navigation container of SwiftUI outside previews, with the file that holds it.
  package let containers: [(call: Call, file: SourceFile)]
  /// Every `navigationDestination(for:)` with a type that is known.
  package let destinations: [ValueType: [Call]]
  /// Some destination is declared for a type that cannot be read off, so any value may have one.
  package let hasUnknownDestinations: Bool
  package let hasInspectorCommands: Bool
  /// The loops by the qualified name of their elements' type.
  let loopsByElement: [String: [(loop: DataLoop, file: SourceFile)]]
  /// Some code saves or restores a navigation path.
  package let restoresNavigation: Bool

  /// What one file adds.
  package struct Part: Sendable {
    fileprivate var facts: [(TypeKey, ViewFacts)] = []
    fileprivate var uses: [(TypeKey, Use)] = []
    fileprivate var hidden: Set<TypeKey> = []
    fileprivate var containers: [(call: Call, file: SourceFile)] = []
    fileprivate var destinations: [(ValueType, Call)] = []
    fileprivate var hasUnknownDestinations = false
    fileprivate var hasInspectorCommands = false
    fileprivate var loops: [(String, (loop: DataLoop, file: SourceFile))] = []
    fileprivate var restoresNavigation = false
  }

  /// The facts of the views that a file declares and the views that its code makes: O(nodes of the views × depth).
  package static func part(of file: SourceFile, _ declarations: FileDeclarations, _ index: ProjectIndex) -> Part {
    var part = Part()
    for type in declarations.types where index.isViewLike(type) {
      part.facts.append((TypeKey(type), ViewFacts.facts(of: type, in: index)))
    }
    part.collectUses(file, declarations, index)
    part.collectNavigation(file, declarations, index)
    part.loops = declarations.listedTypes(file, index)
    for name in declarations.typeReferences { for candidate in index.types(named: name) { part.hidden.insert(TypeKey(candidate)) } }
    return part
  }

  package init(index: ProjectIndex, parts: [Part]) {
    self.index = index
    var facts: [TypeKey: ViewFacts] = [:]
    var uses: [TypeKey: [Use]] = [:]
    var hidden: Set<TypeKey> = []
    for part in parts {
      for (key, value) in part.facts { facts[key] = value }
      for (key, use) in part.uses { uses[key, default: []].append(use) }
      hidden.formUnion(part.hidden)
    }
    self.facts = facts
    self.uses = uses
    self.hidden = hidden
    containers = parts.flatMap(\.containers)
    destinations = Dictionary(grouping: parts.flatMap(\.destinations)) { $0.0 }.mapValues { $0.map(\.1) }
    hasUnknownDestinations = parts.contains(where: \.hasUnknownDestinations)
    hasInspectorCommands = parts.contains(where: \.hasInspectorCommands)
    restoresNavigation = parts.contains(where: \.restoresNavigation)
    loopsByElement = Dictionary(grouping: parts.flatMap(\.loops)) { $0.0 }.mapValues { $0.map(\.1) }
    var functions: [String: [(node: Node, file: SourceFile)]] = [:]
    for part in index.extensions(named: "View") {
      for function in part.node.memberDeclarations where function.kind == .functionDecl { functions[function.declaredName, default: []].append((function, part.file)) }
    }
    viewFunctions = functions
    var added: [String: [Node]] = [:]
    for part in index.extensionsOfTypes(where: { name in index.types(named: name).allSatisfy { $0.kind == .protocol } }) {
      for function in part.node.memberDeclarations where function.kind == .functionDecl { added[function.declaredName, default: []].append(function) }
    }
    addedFunctions = added
    var properties: [String: [(node: Node, file: SourceFile)]] = [:]
    let names = Set(facts.values.map(\.name))
    for part in index.extensionsOfTypes(where: { $0 == "View" || names.contains($0) }) {
      for property in part.properties where property.isComputed && !property.isStatic && property.name != "body" { properties[property.name, default: []].append((property.binding, part.file)) }
    }
    viewProperties = properties
  }

  /// Whether an extension of the project adds a function of the name to a type of another module or to a protocol.
  package func addsFunction(_ name: String) -> Bool { addedFunctions[name] != nil }

  /// Whether a call may mean a function that the project adds to a type of another module, to a protocol, or to the view it is called on.
  package func mayMeanOwnFunction(_ call: Call, on receiver: Receiver) -> Bool {
    if addedFunctions[call.name]?.contains(where: { $0.canTake(call) }) ?? false { return true }
    guard case .view(let name) = receiver else { return false }
    return index.types(named: name).contains { type in type.members.contains { $0.kind == .functionDecl && $0.declaredName == call.name } }
  }

  /// The facts of a view-like type of the project.
  package func knownFacts(of type: TypeDeclaration) -> ViewFacts? { facts[TypeKey(type)] }

  /// The facts of any type, computed anew for one that is no view.
  package func facts(of type: TypeDeclaration) -> ViewFacts { facts[TypeKey(type)] ?? ViewFacts.facts(of: type, in: index) }

  /// Every place outside previews where the project makes a value of the view.
  package func uses(of type: TypeDeclaration) -> [Use] { allUses(of: type).filter { !$0.isPreview } }

  /// The uses in previews too.
  package func allUses(of type: TypeDeclaration) -> [Use] { uses[TypeKey(type)] ?? [] }

  /// Whether `uses(of:)` is all there is: nothing else can make the view.
  package func seesAllUses(of type: TypeDeclaration) -> Bool {
    !hidden.contains(TypeKey(type)) && !type.modifiers.contains("public") && !type.modifiers.contains("open")
  }

  /// The view-like type that a call makes, if the project declares it and the name means nothing else.
  package func view(madeBy call: Call, in file: SourceFile) -> TypeDeclaration? {
    guard call.isInitializer, case .found(let type) = index.resolve(call.calleePath, from: call.node.enclosingTypeNames, in: file), index.isViewLike(type) else { return nil }
    return type
  }

  /// The type of the project around a node whose code it is, extensions resolved; nil in free functions and for unknown types.
  package func enclosingType(of node: Node, in file: SourceFile) -> TypeDeclaration? {
    let scope = node.enclosingTypeNames
    guard !scope.isEmpty, case .found(let type) = index.resolve(scope, from: [], in: file) else { return nil }
    return type
  }
}

extension Project.Part {
  /// Every call of the file that makes a view of the project; a call that may mean several types of the name hides their uses.
  fileprivate mutating func collectUses(_ file: SourceFile, _ declarations: FileDeclarations, _ index: ProjectIndex) {
    for (name, calls) in declarations.constructions {
      let views = index.types(named: name).filter(index.isViewLike)
      guard !views.isEmpty else { continue }
      for call in calls {
        let scope = call.node.enclosingTypeNames
        guard case .found(let found) = index.resolve(call.calleePath, from: scope, in: file) else {
          hidden.formUnion(views.map { TypeKey($0) })
          continue
        }
        guard views.contains(where: { $0.node == found.node }) else { continue }
        var owner: TypeDeclaration?
        if !scope.isEmpty, case .found(let enclosing) = index.resolve(scope, from: [], in: file), index.isViewLike(enclosing) { owner = enclosing }
        uses.append((TypeKey(found), Use(call: call, file: file, owner: owner, isPreview: call.node.isInPreview)))
      }
    }
  }

  fileprivate mutating func collectNavigation(_ file: SourceFile, _ declarations: FileDeclarations, _ index: ProjectIndex) {
    restoresNavigation = declarations.restoresNavigation
    let resolver = TypeResolver(index)
    for call in declarations.navigationCalls {
      switch call.name {
      case "navigationDestination":
        guard let type = call.argument("for")?.value else { continue }
        let resolved = resolver.metatypeLiteral(type, in: file)
        if resolved.isKnown { destinations.append((resolved, call)) } else { hasUnknownDestinations = true }
      case "NavigationStack", "NavigationView", "NavigationSplitView":
        guard !call.isMember, !index.declares(call.name), !call.node.isInPreview else { continue }
        containers.append((call, file))
        // A store that scopes its path resolves destinations by itself.
        if call.argument("destination") != nil || call.argument("path")?.value.text.contains("scope(") ?? false { hasUnknownDestinations = true }
      case "InspectorCommands": hasInspectorCommands = true
      default: continue
      }
    }
  }
}

/// A place where a view of the project is made.
package struct Use: Sendable {
  package let call: Call
  package let file: SourceFile
  /// The view in whose code it stands; nil in other types and in functions.
  package let owner: TypeDeclaration?
  package let isPreview: Bool
}

/// The identity of a type's declaration.
package struct TypeKey: Hashable, Sendable {
  private let tree: ObjectIdentifier
  private let index: Int

  package init(_ type: TypeDeclaration) {
    tree = ObjectIdentifier(type.node.tree)
    index = type.node.index
  }
}

extension Call {
  /// The names that lead to the callee: `["Garden", "Bed"]` of `Garden.Bed(…)`.
  package var calleePath: [String] {
    var names: [String] = []
    for part in chain.children {
      switch part.kind {
      case .identifierExpr where names.isEmpty, .memberSuffix: names.append(part.name)
      case .genericSuffix: continue
      default: return [name]
      }
      if part.index == callee.index { return names.first == "SwiftUI" ? Array(names.dropFirst()) : names }
    }
    return [name]
  }
}

extension Node {
  /// Whether a function's or an initialiser's parameters fit the labels of a call: the others must have defaults.
  package func canTake(_ call: Call) -> Bool {
    let parameters = firstChild(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    var position = 0
    for argument in call.arguments {
      while position < parameters.count {
        let parameter = parameters[position]
        let label = tree.name(ofToken: parameter.keywordToken)
        if argument.label.map({ $0 == label }) ?? (argument.isTrailing ? parameter.typeChild?.functionType != nil : label == "_") { break }
        guard parameter.expressionChild != nil else { return false }
        position += 1
      }
      guard position < parameters.count else { return false }
      position += 1
    }
    return parameters.dropFirst(position).allSatisfy { $0.expressionChild != nil }
  }

  /// The names of the types whose code the node is, outermost first; an extension counts with the name that it extends.
  package var enclosingTypeNames: [String] {
    var names: [String] = []
    for ancestor in ancestors where ancestor.kind.isTypeDeclaration {
      if ancestor.kind == .extensionDecl {
        names.insert(contentsOf: ancestor.typeChild?.typePath ?? ["?"], at: 0)
      } else {
        names.insert(ancestor.declaredName, at: 0)
      }
    }
    return names
  }

  /// The code belongs to `#Preview` or a preview provider.
  package var isInPreview: Bool {
    ancestors.contains { ancestor in
      switch ancestor.kind {
      case .macroExpansion, .macroExpansionDecl: ancestor.tree.token(ancestor.keywordToken + 1, is: "Preview")
      case .structDecl, .classDecl, .enumDecl, .extensionDecl: ancestor.inheritedTypes.contains { $0.typeName == "PreviewProvider" }
      default: false
      }
    }
  }
}
