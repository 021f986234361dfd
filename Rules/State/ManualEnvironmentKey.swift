import Linting
import Semantics
import Syntax

extension Rule {
  static let manualEnvironmentKey = Rule(
    RuleInfo(
      id: "manual-environment-key",
      category: .state,
      summary: "An environment value is written out as a key and a computed property.",
      rationale: "'@Entry' makes the key, the default and the accessors from one line. It needs Xcode 16 and works on all systems.",
      exceptions: """
        Silent when the key is used elsewhere or has members of its own, when the accessors do more, when the default has attributes, is an object or is missing, and \
        when the SDK is known to be older.
        """,
      severity: .info, profile: .all,
      fix: "unsafe: '@Entry' in place of key and accessors, in one file; a suggestion where the default comes from 'if' or 'switch'",
      references: ["https://developer.apple.com/documentation/swiftui/entry()"])
  ) { context in
    guard context.sdk.map({ $0 >= Version(18) }) ?? true else { return [] }
    return context.extensions.filter { $0.path == ["EnvironmentValues"] }.flatMap(\.properties).compactMap { finding($0, context) }
  }

  private static func finding(_ property: Property, _ context: FileContext) -> Finding? {
    guard let name = keyName(property), let type = property.type, case .found(let key) = context.index.resolve([name], from: [], in: context.file), key.inherited == ["EnvironmentKey"], key.attributes.isEmpty,
      key.members.count == 1, let stored = key.properties.first, stored.name == "defaultValue", stored.declaration.attributes.isEmpty, !stored.declaration.text.contains("nonisolated"),
      let value = defaultValue(stored), context.index.constructedClass(value, as: stored.type, in: key.file) == nil, context.index.extensions(of: key).isEmpty, isUsedOnce(key, context)
    else { return nil }
    var transaction = Transaction()
    // The branches of a getter may return, which those of an expression cannot.
    if key.file !== context.file || property.sharesDeclaration || value.kind == .ifExpr || value.kind == .switchExpr { transaction.block() }
    transaction.insert("@Entry ", at: property.declaration.start, in: context.file)
    transaction.replace(type.end..<property.binding.end, with: " = \(value.text)", in: context.file)
    transaction.delete(statement: key.node, in: key.file)
    return Finding(
      .info, "'@Entry' replaces '\(name)' and these accessors", at: context.tree.range(ofToken: property.nameToken),
      notes: [Diagnostic.Note("the key", file: key.file, range: key.node.tree.range(ofToken: key.nameToken))], fixes: [transaction.fix("Use '@Entry'", .unsafe)])
  }

  /// The key of `get { self[Key.self] } set { self[Key.self] = newValue }`.
  private static func keyName(_ property: Property) -> String? {
    guard let block = property.binding.firstChild(.accessorBlock) else { return nil }
    let accessors = block.children.filter { $0.kind == .accessorDecl }
    guard accessors.count == 2, let getter = block.getterBody, let setter = accessors.first(where: { $0.tree.kind(ofToken: $0.keywordToken) == .softSet })?.codeBlock, getter.statements.count == 1, setter.statements.count == 1,
      let read = getter.statements.first, let write = setter.statements.first, let name = read.descendants.first(where: { $0.kind == .identifierExpr && $0.name != "self" })?.name
    else { return nil }
    let subscription = "self[\(name).self]"
    let text = (read.kind == .returnStatement ? read.expressionChild : read)?.text
    return text == subscription && write.text == "\(subscription) = newValue" ? name : nil
  }

  private static func defaultValue(_ stored: Property) -> Node? {
    if let value = stored.initialValue { return value }
    guard let body = stored.binding.getterBody, body.statements.count == 1, let statement = body.statements.first else { return nil }
    return statement.kind == .returnStatement ? statement.expressionChild : statement.kind.isExpression ? statement : nil
  }

  /// Only the two accessors name the key.
  private static func isUsedOnce(_ key: TypeDeclaration, _ context: FileContext) -> Bool {
    let length = key.name.utf8.count
    var count = 0
    // Another file cannot see a private key.
    for file in key.isFilePrivate ? [key.file] : Array(context.index.files(mentioning: [key.name])) {
      for node in file.tree.nodes(.identifierExpr, .identifierType) where node.nameRange.count == length && node.name == key.name { count += 1 }
      if count > 2 { return false }
    }
    return count == 2
  }
}
