import Linting
import Semantics
import Syntax

extension Rule {
  static let deprecatedInHeader = Rule(
    RuleInfo(
      id: "deprecated-in-header",
      category: .interoperability,
      summary: "Swift uses what an Objective-C header marks as deprecated or unavailable.",
      rationale: """
        The header says what to use instead. Xcode repeats it as a warning among many, a CI on Linux and a commit hook do not see it at all, and \
        new code in Swift keeps the old declaration alive.
        """,
      exceptions: """
        Members count only where the type of the receiver is certain: by an annotation or as 'Type.member'; methods only when the header gives \
        them a name for Swift. Silent in declarations that are deprecated themselves, in tests, in files that import a module of neither Apple's nor the \
        project's, and for what is deprecated in systems newer than the deployment target.
        """,
      severity: .warning,
      fix: "-")
  ) { context in
    let notices = context.index.importedNotices
    guard !notices.isEmpty, !context.isTest else { return [] }
    return types(notices.types, context) + members(notices.members, context)
  }

  // MARK: Types

  private static func types(_ names: Set<String>, _ context: FileContext) -> [Finding] {
    guard !names.isEmpty else { return [] }
    return context.tree.nodes(.identifierType, .memberType, .identifierExpr).compactMap { node -> Finding? in
      let path: [String]
      if node.kind == .identifierExpr {
        guard names.contains(node.name), !context.index.hasValue(named: node.name), node.localDeclaration(of: node.name, upTo: node.tree.root) == nil else { return nil }
        path = [node.name]
      } else {
        guard let last = node.typeName, names.contains(last), node.parent?.kind != .extensionDecl, let names = node.typePath else { return nil }
        path = names
      }
      guard !node.isGenericParameter(path[0]), case .imported(let type) = context.index.resolve(path, from: node.enclosingTypeNames, in: context.file) else { return nil }
      // The type's own extensions are its home.
      if node.enclosingTypeNames.last == path.last { return nil }
      return finding("'\(type.name)'", type.availability, type.origin, at: node.range, node, context)
    }
  }

  // MARK: Members

  private static func members(_ names: Set<String>, _ context: FileContext) -> [Finding] {
    guard !names.isEmpty else { return [] }
    let lengths = Set(names.map(\.utf8.count))
    let resolver = TypeResolver(context.index)
    return context.tree.nodes(.memberSuffix).compactMap { node -> Finding? in
      guard lengths.contains(node.nameRange.count), names.contains(node.name), let chain = node.parent, chain.kind == .chain else { return nil }
      var parts = Array(chain.children.prefix { $0.index < node.index })
      while let last = parts.last, last.kind == .optionalSuffix || last.kind == .unwrapSuffix { parts.removeLast() }
      guard let base = parts.first else { return nil }
      let call = node.nextSibling.flatMap { $0.kind == .callSuffix ? Call($0) : nil }
      if parts.allSatisfy({ $0.kind == .identifierExpr || $0.kind == .memberSuffix }), base.name.first?.isUppercase ?? false {
        guard base.localDeclaration(of: base.name, upTo: base.tree.root) == nil, !base.isGenericParameter(base.name),
          case .imported(let type) = context.index.resolve(parts.map(\.name), from: node.enclosingTypeNames, in: context.file)
        else { return nil }
        return member(node, call, of: type, isStatic: true, context)
      }
      guard let type = context.imported(resolver.type(ofChain: parts, in: context.file).unwrapped), case .class = type else { return nil }
      return member(node, call, of: type, isStatic: false, context)
    }
  }

  private static func member(_ node: Node, _ call: Call?, of type: ImportedType, isStatic: Bool, _ context: FileContext) -> Finding? {
    let imported = context.index.imported
    var found: ImportedAvailability?
    switch type {
    case .enumeration(let type): found = type.cases.first { $0.name == node.name }?.availability
    case .class(let type):
      guard !context.index.addsMember(node.name, toImported: type.name) else { return nil }
      if let property = imported.property(node.name, of: type.name, isStatic: isStatic) {
        found = property.availability
      } else if let call {
        found = imported.methods(of: type.name, isStatic: isStatic).first { $0.swiftBaseName == node.name && $0.swiftLabels == call.arguments.map { $0.label ?? "_" } }?.availability
      }
    }
    guard let found else { return nil }
    return finding("'\(node.name)' of '\(type.name)'", found, type.origin, at: node.nameRange, node, context)
  }

  private static func finding(_ name: String, _ availability: ImportedAvailability, _ origin: ImportedOrigin, at range: Range<Int>, _ node: Node, _ context: FileContext) -> Finding? {
    guard let word = word(availability, context), !isDeprecatedItself(node), !context.isPreview(node) else { return nil }
    let message = availability.message.map { ": \($0.prefix(200))" } ?? ""
    return Finding(.warning, "\(name) is \(word) by \(origin.fileName)\(message)", at: range)
  }

  private static func word(_ availability: ImportedAvailability, _ context: FileContext) -> String? {
    if availability.isUnavailable { return "made unavailable" }
    if availability.isDeprecated { return "deprecated" }
    // Deprecated for all systems that the file is compiled for.
    let minimums = context.targets.minimums
    let isOld = !minimums.isEmpty && minimums.allSatisfy { platform, version in availability.deprecatedSince[platform.rawValue].flatMap { Version($0) }.map { version >= $0 } ?? false }
    return isOld && !availability.deprecatedSince.isEmpty ? "deprecated" : nil
  }

  /// In `@available(*, deprecated)` code the compiler says nothing either.
  private static func isDeprecatedItself(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind.isDeclaration && $0.attributes.contains { $0.attributeName == "available" && ($0.text.contains("deprecated") || $0.text.contains("unavailable") || $0.text.contains("obsoleted")) } }
  }
}

extension ImportedType {
  fileprivate var availability: ImportedAvailability {
    switch self {
    case .class(let type): type.availability
    case .enumeration(let type): type.availability
    }
  }
}
