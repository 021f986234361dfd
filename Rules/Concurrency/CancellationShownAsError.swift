import Linting
import Semantics
import Syntax

extension Rule {
  static let cancellationShownAsError = Rule(
    RuleInfo(
      id: "cancellation-shown-as-error",
      category: .concurrency,
      summary: "A task of the view shows its own cancellation as an error.",
      rationale: """
        SwiftUI cancels the work of '.task' when the view goes away or its id changes, and that of 'refreshable' when the user lets go. What is \
        awaited then throws 'CancellationError' or 'URLError.cancelled', and a 'catch' of everything tells the user that something failed.
        """,
      exceptions: """
        Silent when a clause before, the clause itself or a helper of the project that it uses speaks of cancellation, when the clause looks at the \
        error before it shows it, when nothing shows what it writes, and when all that is awaited are functions of the project that wait for nothing \
        themselves. Only closures of the view and its own methods that they call are looked at.
        """,
      severity: .warning,
      confidence: .medium,
      fix: "suggestion: 'catch is CancellationError' before it",
      references: ["https://developer.apple.com/documentation/swift/cancellationerror"])
  ) { context in
    var bodies: Set<Node> = []
    var clauses: [(clause: Node, call: Call)] = []
    for call in context.modifiers("task") + context.modifiers("refreshable") {
      guard let view = context.view(around: call.node), !context.isPreview(view.type.node) else { continue }
      // A method that several tasks call is looked at once.
      for body in view.cancelledCode(call) where bodies.insert(body).inserted {
        clauses += body.ownCode.filter { $0.kind == .catchClause && view.showsCancellation($0) }.map { ($0, call) }
      }
    }
    guard !clauses.isEmpty else { return [] }
    let helpers = Set(context.index.codeDeclarations(named: Set(clauses.flatMap { $0.clause.usedNames })).filter { $0.node.mentionsCancellation }.map(\.name))
    let shown = clauses.filter { helpers.isDisjoint(with: $0.clause.usedNames) && context.index.mayMeetCancellation($0.clause) }
    guard !shown.isEmpty else { return [] }
    let own = context.index.ownCancellationError
    return shown.map { finding($0.clause, $0.call, own, context) }.uniqued(by: \.range)
  }

  private static func finding(_ clause: Node, _ call: Call, _ ownError: String?, _ context: FileContext) -> Finding {
    let title = ownError.map { "Put clauses for 'CancellationError' and for '\($0)', which the project throws itself, before it" } ?? "Put 'catch is CancellationError { }' before it"
    return Finding(
      .warning, "When '.\(call.name)' is cancelled this shows the cancellation as an error", at: context.tree.range(ofToken: clause.firstToken),
      notes: [Diagnostic.Note("the task that SwiftUI cancels", file: context.file, range: call.nameRange)], fixes: [FixIt(title, .suggestion)])
  }
}

extension ViewFacts {
  /// The closure of a `.task` or `.refreshable`, and the methods of the view in its file that it calls.
  fileprivate func cancelledCode(_ call: Call) -> [Node] {
    let closures = call.arguments.last.map(\.value).flatMap { $0.kind == .closureExpr ? [$0] : nil } ?? []
    return closures + calledMethods(in: call.node)
  }

  /// The bodies of the view's methods that some code calls, in its file.
  func calledMethods(in code: Node) -> [Node] {
    references(in: code).compactMap { reference in
      guard members[reference.target].kind == .function else { return nil }
      let method = members[reference.target].node
      return method.tree === code.tree ? method.codeBlock : nil
    }
  }

  /// A clause that takes what was awaited for failed, whatever the error, and shows it.
  func showsCancellation(_ clause: Node) -> Bool {
    guard clause.catchesEverything, let statement = clause.parent, let body = clause.codeBlock, let work = statement.codeBlock,
      work.ownCode.contains(where: { $0.kind == .tryExpr && $0.ownCode.contains { $0.kind == .awaitExpr } })
    else { return false }
    let clauses = statement.children.filter { $0.kind == .catchClause && $0.index <= clause.index }
    if clauses.contains(where: \.mentionsCancellation) { return false }
    let name = clause.firstChild(.valueBindingPattern)?.firstChild?.name ?? "error"
    return accesses(in: body).contains { access in
      guard access.isWrite, let write = access.statement, isUnconditional(write, in: body), isShown(access.property) else { return false }
      if write.descendants.contains(where: { $0.kind == .identifierExpr && $0.name == name }) { return true }
      return presentations.contains { $0.driverName == access.property && $0.isOpened(by: access) }
    }
  }

  /// Nothing between the clause and the write looks at the error.
  private func isUnconditional(_ write: Node, in body: Node) -> Bool {
    for ancestor in write.ancestors {
      if ancestor.index == body.index { break }
      switch ancestor.kind {
      case .ifExpr, .switchExpr, .guardStatement, .forStatement, .whileStatement: return false
      default: continue
      }
    }
    return !body.statements.contains { $0.index < write.index && ($0.kind == .ifExpr || $0.kind == .guardStatement || $0.kind == .switchExpr) && !$0.contains(write) }
  }

  /// The view shows the property: it reads it while it is built, or a presentation is driven by it.
  private func isShown(_ name: String) -> Bool {
    guard let property = property(name), property.wrapperName == "State" || property.wrapperName == "Binding" else { return false }
    if property.wrapperName == "Binding" { return true }
    return presentations.contains { $0.driverName == name } || accesses(of: name).contains { $0.isRead && !$0.isWrite && regions($0).kinds.contains(.build) }
  }
}

extension Node {
  /// Some name in the code, comments left out, speaks of cancellation.
  fileprivate var mentionsCancellation: Bool { (firstToken..<endToken).contains { tree.text(ofToken: $0).lowercased().contains("cancel") } }
}

extension Node {
  /// The names of what the code calls and of the members that it reads.
  fileprivate var usedNames: Set<String> {
    Set(
      descendants.compactMap { node in
        switch node.kind {
        case .callSuffix: Call(node)?.name
        case .memberSuffix: node.name
        default: nil
        }
      })
  }
}

extension ProjectIndex {
  /// What is awaited before a clause may throw because of a cancellation: it is not known to be functions of the project that wait for nothing.
  fileprivate func mayMeetCancellation(_ clause: Node) -> Bool {
    guard let work = clause.parent?.codeBlock else { return true }
    return mayThrowCancellation(work, depth: 0)
  }

  private func mayThrowCancellation(_ code: Node, depth: Int) -> Bool {
    if depth > 0, code.mentionsCancellation { return true }
    return code.descendants.contains { node in
      switch node.kind {
      case .forStatement: return node.isAsynchronousLoop
      case .awaitExpr: return node.ancestors.prefix { $0 != code }.contains { $0.kind == .tryExpr } && mayThrowCancellation(awaiting: node, depth: depth)
      default: return false
      }
    }
  }

  private func mayThrowCancellation(awaiting node: Node, depth: Int) -> Bool {
    guard depth < 6, let chain = node.firstChild, chain.kind == .chain, let call = chain.chainCalls.last, call.node.endToken == chain.endToken,
      // `Store().load()`
      chain.chainCalls.dropLast().allSatisfy(\.isInitializer)
    else { return true }
    // Of several functions of the name each may be meant, those without a body included.
    let functions = allFunctions(named: call.name).filter { $0.isAsynchronous && $0.canTake(call) }
    guard !functions.isEmpty else { return true }
    return functions.contains { function in
      // What is declared to wait and to fail and does neither is a placeholder.
      guard let body = function.codeBlock, body.descendants.contains(where: { $0.kind == .tryExpr || $0.kind == .throwStatement }) else { return true }
      return mayThrowCancellation(body, depth: depth + 1)
    }
  }

  /// An error of the project's own for what was cancelled, as the code throws it: `APIError.cancelled`.
  fileprivate var ownCancellationError: String? {
    for file in files(mentioning: ["cancelled", "canceled"]) {
      for statement in file.tree.nodes(.throwStatement) {
        guard let error = statement.firstChild, let last = error.kind == .chain ? Array(error.children).last : error, last.kind == .memberSuffix || last.kind == .implicitMember, last.name == "cancelled" || last.name == "canceled" else { continue }
        return error.text
      }
    }
    return nil
  }
}

extension Node {
  /// A function that is declared as `async`.
  fileprivate var isAsynchronous: Bool {
    guard let parameters = firstChild(.parameterClause) else { return false }
    // The effects follow the parameters: `async throws(E)`.
    return parameters.endToken < endToken && tree.kind(ofToken: parameters.endToken) == .softAsync
  }
}
