import Linting
import Semantics
import Syntax

extension Rule {
  static let routeNotHashable = Rule(
    RuleInfo(
      id: "route-not-hashable",
      category: .navigation,
      summary: "A value used for navigation is not Hashable.",
      rationale: "Paths, value links and destinations compare and hash their values. The compiler rejects others too, but where the app is not built this is the only place that says so.",
      exceptions: "Silent unless the type is declared once in the project, without macros that may add the conformance, and the file imports only Apple's modules.",
      severity: .warning,
      fix: "safe: ': Hashable', where all stored values are Hashable")
  ) { context in
    guard context.seesEverything else { return [] }
    let resolver = TypeResolver(context.index)
    var found: [(ValueType, Range<Int>)] = context.valueLinks().map { ($0.type, $0.value.range) }
    for call in context.calls("navigationDestination") where call.isMember && !isOverloaded(call, context) && !context.isPreview(call.node) {
      if let type = call.argument("for")?.value { found.append((resolver.metatypeLiteral(type, in: context.file), type.range)) }
      if let item = call.argument("item")?.value, case .optional(let type)? = context.typeBehind(item, in: context.file) { found.append((type, item.range)) }
    }
    for stack in context.calls("NavigationStack") where !stack.isMember {
      if let path = stack.argument("path")?.value, let element = context.pathElement(of: stack, in: context.file), !context.isPreview(stack.node) { found.append((element, path.range)) }
    }
    found += appended(context, resolver)
    return found.compactMap { type, range -> Finding? in
      guard let declaration = resolver.declaration(of: type), declaration.kind != .protocol, context.index.isHashable(declaration).isNo, context.index.types(named: declaration.name).count == 1 else { return nil }
      return Finding(
        .warning, "Values used for navigation must be Hashable, and '\(type.description)' is not", at: range,
        notes: [Diagnostic.Note("'\(declaration.name)' is declared here", file: declaration.file, range: declaration.node.tree.range(ofToken: declaration.nameToken))], fixes: [fix(declaration, context)])
    }
  }

  private static func isOverloaded(_ call: Call, _ context: FileContext) -> Bool { context.project.viewFunctions[call.name] != nil }

  /// `path.append(value)` on a `NavigationPath` of the view.
  private static func appended(_ context: FileContext, _ resolver: TypeResolver) -> [(ValueType, Range<Int>)] {
    context.views.flatMap { view in
      view.accesses.compactMap { access -> (ValueType, Range<Int>)? in
        guard case .mutation = access.kind, access.node.tree === context.tree, access.node.calledMember == "append", let property = view.property(access.property), resolver.type(of: property, in: context.fileOf(property.binding, view)) == .known("NavigationPath"),
          let call = access.node.nextSibling?.nextSibling.flatMap({ Call($0) }), let value = call.arguments.first?.value
        else { return nil }
        return (resolver.type(of: value, in: context.file), value.range)
      }
    }
  }

  private static func fix(_ type: TypeDeclaration, _ context: FileContext) -> FixIt {
    let title = "Conform '\(type.name)' to Hashable"
    guard type.kind == .struct || type.kind == .enum, isSynthesised(type, TypeResolver(context.index), context, depth: 0) else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    if let clause = type.node.firstChild(.inheritanceClause), let last = clause.children.map({ $0 }).last {
      transaction.insert(", Hashable", at: last.end, in: type.file)
    } else {
      transaction.insert(": Hashable", at: type.node.firstChild(.genericParameterClause)?.end ?? type.node.tree.range(ofToken: type.nameToken).upperBound, in: type.file)
    }
    return transaction.fix(title, .safe)
  }

  /// Every stored value is known to be Hashable.
  private static func isSynthesised(_ type: TypeDeclaration, _ resolver: TypeResolver, _ context: FileContext, depth: Int) -> Bool {
    guard depth < 4, type.genericParameters.isEmpty, !type.inherited.contains("Equatable") || !type.members.contains(where: { $0.kind == .functionDecl && $0.text.contains("==") }) else { return false }
    var types: [ValueType] = type.properties.filter { !$0.isStatic && !$0.isComputed }.map { resolver.type(of: $0, in: type.file) }
    for element in type.members.filter({ $0.kind == .enumCaseDecl }).flatMap({ $0.children.filter { $0.kind == .enumCaseElement } }) {
      for parameter in element.firstChild(.parameterClause)?.children.map({ $0 }) ?? [] where parameter.kind == .parameter {
        types.append(parameter.typeChild.map { resolver.type(ofAnnotation: $0, in: type.file) } ?? .unknown)
      }
    }
    return types.allSatisfy { isHashable($0, resolver, context) }
  }

  private static func isHashable(_ type: ValueType, _ resolver: TypeResolver, _ context: FileContext) -> Bool {
    switch type {
    case .known(let name): name != "NavigationPath"
    case .optional(let inner), .array(let inner), .set(let inner): isHashable(inner, resolver, context)
    case .declared: resolver.declaration(of: type).map { context.index.isHashable($0).isYes } ?? false
    case .importedEnum: true
    // A class has the hash of its identity, if it is none of another kind.
    case .importedClass, .unknown: false
    }
  }
}
