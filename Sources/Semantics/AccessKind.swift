import Syntax

/// Whether a mention of a variable reads or changes it.
enum AccessKind {
  /// The kind of the mention `node`: an identifier or the member suffix of `self.x`.
  static func of(_ node: Node) -> Access.Kind {
    // Climb to the chain and see what follows the name in it.
    var expression = node
    var suffixes: [Node] = []
    if let chain = node.parent, chain.kind == .chain {
      suffixes = chain.children.filter { $0.index > node.index }
      expression = chain
    }
    if let kind = assignment(expression, suffixes) { return kind }
    if let parent = expression.parent, parent.kind == .inoutExpr { return .mutation }
    if isTupleTarget(expression) { return .write(value: nil) }
    // `x.append(…)`: a call of a mutating method on the value or a member of it.
    for (position, suffix) in suffixes.enumerated() where suffix.kind == .memberSuffix {
      guard position + 1 < suffixes.count, suffixes[position + 1].kind == .callSuffix else { continue }
      return mutatingMethods.contains(suffix) ? .mutation : .read
    }
    return .read
  }

  private static func assignment(_ expression: Node, _ suffixes: [Node]) -> Access.Kind? {
    guard let sequence = expression.parent, sequence.kind == .sequence, let first = sequence.firstChild, first.index == expression.index,
      let operation = expression.nextSibling
    else { return nil }
    let isDirect = suffixes.isEmpty
    if operation.kind == .assignmentOperator {
      let value = operation.nextSibling
      // `x = a ?? b` assigns the whole rest.
      return isDirect ? .write(value: value?.nextSibling == nil ? value : nil) : .mutation
    }
    if operation.kind == .binaryOperator, isCompoundAssignment(operation) { return .mutation }
    return nil
  }

  /// `+=` and its kin.
  static func isCompoundAssignment(_ operation: Node) -> Bool {
    // One byte tells most operators apart.
    guard operation.end - operation.start >= 2, operation.tree.text[operation.end - 1] == UInt8(ascii: "=") else { return false }
    switch operation.text {
    case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
    default: return true
    }
  }

  /// `(a, b) = …`
  private static func isTupleTarget(_ expression: Node) -> Bool {
    guard let argument = expression.parent, argument.kind == .argument, let tuple = argument.parent, tuple.kind == .tupleExpr,
      let sequence = tuple.parent, sequence.kind == .sequence, sequence.firstChild?.index == tuple.index
    else { return false }
    return tuple.nextSibling?.kind == .assignmentOperator
  }

  /// Mutating methods of the standard library.
  static let mutatingMethods = NameSet([
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "sort", "reverse", "shuffle",
    "swapAt", "toggle", "formUnion", "formIntersection", "subtract", "formSymmetricDifference", "update", "updateValue", "merge",
    "popLast", "popFirst", "replaceSubrange", "reserveCapacity", "partition", "negate", "move", "addTime",
  ])
}

/// Whether a projection `$x` reads the value at once, so that the view depends on it.
///
/// Source: the initialisers of `ForEach`, `List`, `Table`, `OutlineGroup` and `Binding(_:)` read `wrappedValue`.
enum ProjectionReads {
  static func readsValue(_ node: Node, _ index: ProjectIndex) -> Bool {
    var expression = node
    if let chain = node.parent, chain.kind == .chain {
      expression = chain
      if chain.children.contains(where: { $0.index > node.index && $0.kind == .memberSuffix && $0.name == "wrappedValue" }) { return true }
    }
    guard let argument = expression.parent, argument.kind == .argument, let suffix = argument.parent, suffix.kind == .callSuffix else {
      // Assigned, returned or compared: unknown code.
      return true
    }
    guard let call = Call(suffix) else { return true }
    let name = call.name
    if name == "Binding" || name == "Bindable" { return argument.argumentLabel != "projectedValue" }
    if readers.contains(name) { return call.arguments.first?.value.index == expression.index }
    // A view's initialiser or a modifier keeps the binding; an unknown function may read it.
    return !call.isMember && !call.isInitializer
  }

  private static let readers: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]
}
