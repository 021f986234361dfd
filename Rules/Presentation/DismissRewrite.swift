import Linting
import Semantics
import Syntax

/// Lets a presented view close itself: a binding or a callback that only closes gives way to `@Environment(\.dismiss)`.
///
/// Edits the child in its own file and every place that makes it.
struct DismissRewrite {
  /// The child's property that goes.
  let property: Property
  let child: TypeDeclaration
  let context: FileContext

  private var project: Project { context.project }

  /// Whether an argument given for the property only closes what it is in.
  private let closes: (Use, Call.Argument) -> Bool

  init(_ property: Property, of child: TypeDeclaration, _ context: FileContext, closes: @escaping (Use, Call.Argument) -> Bool) {
    self.property = property
    self.child = child
    self.context = context
    self.closes = closes
  }

  func fix(_ title: String) -> FixIt {
    guard let transaction = transaction() else { return FixIt(title, .suggestion, minimum: Minimum.dismiss) }
    return transaction.fix(title, .unsafe, minimum: Minimum.dismiss)
  }

  private func transaction() -> Transaction? {
    let facts = project.facts(of: child)
    guard project.seesAllUses(of: child), child.kind == .struct, !property.sharesDeclaration, !property.isBackticked, child.properties.contains(where: { $0.nameToken == property.nameToken }),
      facts.members.allSatisfy({ $0.file === child.file })
    else { return nil }
    var transaction = Transaction()
    guard let name = declaration(facts, &transaction), initializer(facts, &transaction), body(facts, name, &transaction) else { return nil }
    for use in project.allUses(of: child) {
      guard let argument = use.call.argument(for: property.name, in: child) else {
        // Left out: a default value, or an optional callback.
        continue
      }
      guard use.isPreview || closes(use, argument) else { return nil }
      remove(argument, from: use.call, use.file, &transaction)
      removeMethod(namedBy: argument, use, &transaction)
    }
    return transaction
  }

  /// The name of the dismiss action, declared in place of the property where there is none.
  private func declaration(_ facts: ViewFacts, _ transaction: inout Transaction) -> String? {
    let file = child.file
    let existing = facts.properties.values.first { $0.readsEnvironment("dismiss") }
    if let existing {
      transaction.delete(statement: property.declaration, in: file)
      return existing.name
    }
    guard facts.property("dismiss") == nil, !facts.members.contains(where: { $0.name == "dismiss" }) else { return nil }
    transaction.replace(property.declaration.range, with: "@Environment(\\.dismiss) private var dismiss", in: file)
    return "dismiss"
  }

  /// Drops the parameter and its assignment from an explicit initialiser.
  private func initializer(_ facts: ViewFacts, _ transaction: inout Transaction) -> Bool {
    let initializers = child.initializers
    guard !initializers.isEmpty else { return true }
    guard initializers.count == 1, let node = initializers.first, let parameters = node.firstChild(.parameterClause), let body = node.codeBlock,
      let parameter = parameters.children.first(where: { $0.kind == .parameter && $0.declaredName == property.name }), node.tree.name(ofToken: parameter.keywordToken) == property.name
    else { return false }
    let assignments = body.statements.filter { $0.kind == .sequence && ["self._\(property.name)", "_\(property.name)", "self.\(property.name)"].contains($0.firstChild?.text ?? "") && $0.children.map({ $0 }).last?.text == property.name }
    guard assignments.count == 1, let assignment = assignments.first else { return false }
    let mentions = body.descendants.count { $0.kind == .identifierExpr && $0.name == property.name }
    guard mentions == 1 else { return false }
    transaction.delete(argument: parameter, in: child.file)
    transaction.delete(statement: assignment, in: child.file)
    return true
  }

  private func body(_ facts: ViewFacts, _ name: String, _ transaction: inout Transaction) -> Bool {
    for access in facts.accesses(of: property.name) {
      if facts.members[access.member].kind == .initializer { continue }
      if access.node.localDeclaration(of: name, upTo: facts.members[access.member].node) != nil { return false }
      let expression = access.node.parent?.kind == .chain ? access.node.parent ?? access.node : access.node
      switch access.kind {
      case .write, .mutation:
        guard let statement = access.statement else { return false }
        transaction.replace(statement.range, with: "\(name)()", in: child.file)
      case .read:
        // `onClose()`, `onClose?()`, `action: onClose`
        if let last = expression.children.map({ $0 }).last, last.kind == .callSuffix, access.node.callsMember, last.firstChild == nil {
          transaction.replace(expression.range, with: "\(name)()", in: child.file)
        } else if let argument = access.node.enclosingArgument, argument.argumentLabel == "action", let previous = argument.previousSibling, previous.kind == .argument, let suffix = argument.parent, suffix.children.map({ $0 }).last == argument {
          // `Button("Close", action: onClose)` → `Button("Close") { dismiss() }`
          transaction.replace(previous.end..<suffix.end, with: ") { \(name)() }", in: child.file)
        } else if let argument = access.node.enclosingArgument, let value = argument.firstChild, value.range == expression.range {
          transaction.replace(value.range, with: "{ \(name)() }", in: child.file)
        } else {
          return false
        }
      default: return false
      }
    }
    return true
  }

  /// A private method that was only handed over here has no use left.
  private func removeMethod(namedBy argument: Call.Argument, _ use: Use, _ transaction: inout Transaction) {
    guard argument.value.kind != .closureExpr, let owner = use.owner else { return }
    let facts = project.facts(of: owner)
    guard let position = facts.members.firstIndex(where: { $0.kind == .function && $0.name == (argument.value.selfMember ?? argument.value.text) }), facts.members[position].node.modifierNames.contains("private"),
      facts.references.count(where: { $0.target == position }) == 1
    else { return }
    transaction.delete(statement: facts.members[position].node, in: facts.members[position].file)
  }

  private func remove(_ argument: Call.Argument, from call: Call, _ file: SourceFile, _ transaction: inout Transaction) {
    guard argument.isTrailing else { return transaction.delete(argument: argument.node, in: file) }
    guard argument.node.kind == .closureExpr, argument.node.nextSibling == nil else { return transaction.block() }
    let hasParentheses = file.tree.kind(ofToken: call.node.firstToken) == .leftParen
    let start = hasParentheses ? file.tree.range(ofToken: argument.node.firstToken - 1).upperBound : call.callee.end
    transaction.replace(start..<argument.node.end, with: hasParentheses ? "" : "()", in: file)
  }
}

extension Call {
  /// The argument that sets a stored property: by its label, or as the trailing closure of the only property that takes one.
  func argument(for property: String, in type: TypeDeclaration) -> Argument? {
    if let labeled = argument(property) { return labeled }
    guard let trailing = arguments.first(where: { $0.isTrailing && $0.label == nil }) else { return nil }
    let functions = type.properties.filter { !$0.isStatic && !$0.isComputed && $0.type?.functionType != nil && argument($0.name) == nil }
    return functions.count == 1 && functions[0].name == property ? trailing : nil
  }
}
