import Linting
import Semantics
import Syntax

// What a task waits for.

extension Node {
  /// The calls that each `await` of the code stands for, those in closures left out.
  private var awaitedCalls: [(expression: Node, calls: [Call])] {
    ownCode.filter { $0.kind == .awaitExpr }.map { ($0, $0.ownCode.compactMap { $0.kind == .callSuffix ? Call($0) : nil }) }
  }

  /// All that the code waits for are functions of the project that wait for nothing themselves, so nothing is there to be cancelled.
  ///
  /// A function without statements is one that is still to be written.
  func waitsForNothing(_ context: FileContext) -> Bool {
    let awaited = awaitedCalls
    guard !awaited.isEmpty, !runsUntilCancelled, !ownCode.contains(where: { $0.kind == .variableDecl && $0.modifierNames.contains("async") }) else { return false }
    return awaited.allSatisfy { _, calls in
      !calls.isEmpty
        && calls.allSatisfy { call in
          let functions = context.functions(meantBy: call)
          return !functions.isEmpty && functions.allSatisfy { $0.codeBlock.map { !$0.statements.isEmpty && !$0.waits } ?? false }
        }
    }
  }

  /// All that the code waits for are statements that start the work of an object that is not the view's: `await Refresher().start()`, `await Store.shared.refresh()`.
  func waitsForOthersOnly(_ context: FileContext) -> Bool {
    let awaited = awaitedCalls
    return !awaited.isEmpty && !runsUntilCancelled
      && awaited.allSatisfy { expression, _ in
        guard [.closureExpr, .codeBlock].contains(expression.statementAround.parent?.kind), let chain = expression.children.first(where: { $0.kind == .chain }) else { return false }
        let parts = Array(chain.children)
        guard parts.count > 3, let base = parts.first, base.kind == .identifierExpr, base.name.first?.isUppercase ?? false, !context.index.types(named: base.name).isEmpty else { return false }
        return parts[1].kind == .callSuffix || parts[1].kind == .memberSuffix && parts[1].name == "shared" && parts[2].kind == .memberSuffix
      }
  }

  /// The expression with the `try` before it.
  private var statementAround: Node {
    var node = self
    while let parent = node.parent, parent.kind == .tryExpr { node = parent }
    return node
  }

  /// Some code takes each error for a failure, its own or that of a function it waits for; the error of a cancelled task would be one more.
  func takesCancellationForFailure(_ context: FileContext) -> Bool {
    let blocks = [self] + awaitedCalls.flatMap(\.calls).flatMap { context.functions(meantBy: $0) }.compactMap(\.codeBlock)
    return blocks.contains { block in
      block.ownCode.contains { node in
        guard node.kind == .catchClause, node.catchesEverything, let handler = node.codeBlock, !handler.statements.isEmpty, let statement = node.parent, !statement.text.contains("ancel") else { return false }
        return handler.statements.contains { $0.kind == .sequence && $0.children.contains { $0.kind == .assignmentOperator } || $0.mentionsError }
      }
    }
  }

  /// `show(error)`, `handleFailure(error)`
  private var mentionsError: Bool {
    guard kind == .chain, let call = rootCall, !["print", "debugPrint", "log", "error", "warning", "debug", "info", "assertionFailure"].contains(call.name) else { return false }
    return call.arguments.contains { $0.value.kind == .identifierExpr && $0.value.name == "error" }
  }
}

extension FileContext {
  /// The functions of the project that a call may mean, by the type it is called on where that is known.
  func functions(meantBy call: Call) -> [Node] {
    guard !call.isInitializer else { return [] }
    let all = index.functions(named: call.name).filter { $0.canTake(call) }
    guard all.count > 1 else { return all }
    let owner: String?
    if call.isMember {
      let parts = call.chain.children.filter { $0.index < call.callee.index }
      owner = parts.count == 1 && parts[0].name == "self" ? call.node.enclosingTypeNames.last : TypeResolver(index).declaration(of: TypeResolver(index).type(ofChain: parts, in: file))?.name
    } else {
      owner = call.node.enclosingTypeNames.last
    }
    let own = all.filter { $0.enclosingTypeNames.last == owner }
    return own.isEmpty ? all : own
  }
}
