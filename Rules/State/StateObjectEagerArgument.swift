import Linting
import Semantics
import Syntax

extension Rule {
  static let stateObjectEagerArgument = Rule(
    RuleInfo(
      id: "stateobject-eager-argument",
      category: .state,
      summary: "An object is made before 'StateObject(wrappedValue:)' gets it.",
      rationale: """
        'StateObject(wrappedValue:)' evaluates its argument once, when the view appears first. An object that is made before, in a local \
        constant or by the caller, is made each time the view's struct is, and all but the first are thrown away, with the work and the side \
        effects of their initialisers.
        """,
      exceptions: "Silent when the constant is used for something else too, for closures and '@autoclosure' parameters, and when no body makes the object that is passed in.",
      severity: .info,
      fix: "safe: the local constant's value moves into the call; a suggestion for objects that callers make",
      references: ["https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)"])
  ) { context in
    context.views.flatMap { view in
      view.accesses.compactMap { access in
        let member = view.members[access.member]
        guard case .storage = access.kind, member.kind == .initializer, member.file === context.file, view.property(access.property)?.wrapperName == "StateObject",
          let statement = access.statement, let call = statement.children.map({ $0 }).last?.rootCall, call.isNamed("StateObject"), call.arguments.count == 1,
          let value = call.argument("wrappedValue")?.value, value.kind == .identifierExpr, let declaration = value.localDeclaration(of: value.name, upTo: member.node)
        else { return nil }
        return declaration.kind == .parameter ? passed(value, declaration, member.node, view, context) : local(value, declaration, statement, view, context)
      }
    }
  }

  /// `let model = Model(a)` directly before.
  private static func local(_ value: Node, _ declaration: Node, _ statement: Node, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let binding = declaration.parent, binding.kind == .patternBinding, let variable = binding.parent, variable.nextSibling == statement, let object = binding.expressionChild,
      let type = context.index.constructedClass(object, as: binding.typeChild, in: context.file),
      let initializer = value.ancestors.first(where: { $0.kind == .initializerDecl }),
      initializer.descendants.count(where: { $0.kind == .identifierExpr && $0.name == value.name }) == 1
    else { return nil }
    var fix = FixIt("Make the object in the call", .suggestion)
    if isMovable(object, initializer, view), variable.declaredProperties.count == 1 {
      var transaction = Transaction()
      transaction.delete(statement: variable, in: context.file)
      transaction.replace(value.range, with: object.text, in: context.file)
      if context.tree.hasComment(in: object.range) || object.hasMultilineString { transaction.block() }
      fix = transaction.fix("Make the object in the call", .safe)
    }
    return Finding(.info, "This '\(type.name)' is made each time the view's struct is; written in the call it is made once", at: value.range, notes: [Diagnostic.Note("made here", file: context.file, range: object.range)], fixes: [fix])
  }

  /// What an escaping autoclosure may capture: no `self`, no `inout` or non-escaping parameter, and nothing that is tried or awaited.
  private static func isMovable(_ object: Node, _ initializer: Node, _ view: ViewFacts) -> Bool {
    let tree = object.tree
    for token in object.firstToken..<object.endToken where [.kwTry, .softAwait].contains(tree.kind(ofToken: token)) || tree.token(token, is: "await") { return false }
    return object.descendants.allSatisfy { node in
      guard node.kind == .identifierExpr else { return node.kind != .inoutExpr && node.kind != .closureExpr }
      if node.name == "self" { return false }
      guard let local = node.localDeclaration(of: node.name, upTo: initializer) else { return view.property(node.name) == nil && !node.name.hasPrefix("_") }
      guard local.kind == .parameter else { return local.parent?.parent.map { $0.tree.kind(ofToken: $0.keywordToken) == .kwLet } ?? false }
      return local.typeChild.map { $0.functionType == nil && !$0.text.hasPrefix("inout") } ?? false
    }
  }

  /// A parameter whose object a body makes.
  private static func passed(_ value: Node, _ parameter: Node, _ initializer: Node, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let type = parameter.typeChild, type.functionType == nil, !parameter.text.contains("@autoclosure") else { return nil }
    let label = context.tree.name(ofToken: parameter.keywordToken)
    let use = context.project.uses(of: view.type).first { use in
      guard use.isInBody(context), view.isTaken(initializer, by: use.call), let value = use.call.argument(label)?.value else { return false }
      return context.index.constructedClass(value, as: type, in: use.file) != nil
    }
    guard let use else { return nil }
    return Finding(
      .info, "The caller makes this object with each run of its 'body', and all but the first are thrown away; make it in the call of 'StateObject'", at: value.range,
      notes: [Diagnostic.Note("made here", file: use.file, range: use.call.argument(label)?.value.range ?? use.call.nameRange)],
      fixes: [FixIt("Take what the object is made from, or an '@autoclosure'", .suggestion)])
  }
}
