import Linting
import Semantics
import Syntax

// What the rules about tasks ask of their code.

extension Node {
  /// The code that runs when this closure or block does: nested closures, local functions and types left out.
  var ownCode: [Node] {
    var result: [Node] = []
    var position = index + 1
    while position < endIndex {
      let node = Node(tree, position)
      switch node.kind {
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: position = node.endIndex
      default:
        result.append(node)
        position += 1
      }
    }
    return result
  }

  /// The task that a statement starts, `Task { … }`, and its body; nil when its result is used.
  func startedTask(_ context: FileContext) -> (call: Call, body: Node)? {
    guard kind == .chain, let call = rootCall, call.isNamed("Task"), call.isInitializer, !call.isMember, children.map({ $0 }).last == call.node, context.isSwiftsTask(at: self),
      let body = call.arguments.last?.value, body.kind == .closureExpr
    else { return nil }
    return (call, body)
  }

  /// An error can leave the closure: a `try` or `throw` that no `catch` of everything is around.
  var throwsErrors: Bool { !throwingCode.isEmpty }

  /// The `try`, `throw` and `for try` whose errors can leave the closure.
  var throwingCode: [Node] {
    ownCode.filter { node in
      switch node.kind {
      case .tryExpr: tree.kind(ofToken: node.firstToken + 1) != .postfixQuestion && !["?", "!"].contains(tree.text(ofToken: node.firstToken + 1)) && !node.isCaught(in: self)
      case .throwStatement: !node.isCaught(in: self)
      case .forStatement: tree.kind(ofToken: node.firstToken + 1) == .kwTry && !node.isCaught(in: self)
      default: false
      }
    }
  }

  /// All that can fail is a pause or a check that ends with the task: `try await Task.sleep(for: …)`, `try Task.checkCancellation()`.
  var failsOnlyWhenCancelled: Bool {
    let calls = kind == .tryExpr ? descendants.filter { $0.kind == .callSuffix && $0.enclosingSuffix(in: self) == nil } : []
    return !calls.isEmpty && calls.allSatisfy { Call($0).map { ["sleep", "checkCancellation"].contains($0.name) } ?? false }
  }

  /// The call, inside of a node, of which this one is part of an argument.
  private func enclosingSuffix(in root: Node) -> Node? { ancestors.prefix { $0.index != root.index }.first { $0.kind == .callSuffix } }

  private func isCaught(in root: Node) -> Bool {
    var inner = self
    for ancestor in ancestors {
      if ancestor.index == root.index { return false }
      if ancestor.kind == .doStatement, inner.kind == .codeBlock, ancestor.children.contains(where: { $0.kind == .catchClause && $0.catchesEverything }) { return true }
      inner = ancestor
    }
    return false
  }

  /// `catch { … }`, `catch let failure { … }`
  var catchesEverything: Bool {
    guard kind == .catchClause else { return false }
    return children.allSatisfy { child in
      switch child.kind {
      case .codeBlock: true
      case .valueBindingPattern: child.firstChild?.kind == .identifierPattern
      default: false
      }
    }
  }

  /// The work is meant to be finished when the view is gone.
  var outlivesView: Bool { calls(startingWith: lastingWork) }

  /// Some call's name starts with one of the words.
  func calls(startingWith words: Set<String>) -> Bool {
    descendants.contains { node in
      guard node.kind == .callSuffix, let call = Call(node) else { return false }
      return words.contains(String(call.name.prefix { $0.isLowercase }))
    }
  }

  /// The code awaits something, so that it can be cancelled.
  var waits: Bool {
    ownCode.contains { node in
      switch node.kind {
      case .awaitExpr: true
      case .forStatement: node.isAsynchronousLoop
      case .variableDecl: node.modifierNames.contains("async")
      default: false
      }
    }
  }

  /// `for await …`, `for try await …`
  var isAsynchronousLoop: Bool { tree.kind(ofToken: firstToken + 1) == .softAwait || tree.kind(ofToken: firstToken + 2) == .softAwait }

  /// A loop that ends only with its task: `for await …`, `while true`.
  var runsUntilCancelled: Bool {
    ownCode.contains { node in
      switch node.kind {
      case .forStatement: node.isAsynchronousLoop
      case .whileStatement: node.firstChild?.kind == .booleanLiteral && node.firstChild?.text == "true"
      default: false
      }
    }
  }
}

extension FileContext {
  /// `Task` means Swift's: the project declares no type of the name in reach.
  func isSwiftsTask(at node: Node) -> Bool { index.isForeign("Task", at: node, in: file) && !index.hasValue(named: "Task") }

  /// The calls of a modifier of SwiftUI's in code that is no preview: the project declares none of the name.
  func modifiers(_ name: String) -> [Call] {
    guard project.viewFunctions[name] == nil else { return [] }
    return calls(name).filter { $0.isMember && !isPreview($0.node) }
  }
}

private let lastingWork: Set<String> = [
  "save", "upload", "send", "log", "track", "mark", "register", "donate", "sync", "synchronize", "persist", "submit", "report", "record",
]

extension Call {
  /// The closure that a modifier is given as its action, written in place.
  var actionClosure: Node? {
    guard let last = arguments.last, last.value.kind == .closureExpr, last.label == nil || last.label == "perform" || last.label == "action" else { return nil }
    return last.value
  }
}
