import Syntax

extension Node {
  /// The view expressions that a builder's statements can show: branches and `Group` looked through, in the order of the source.
  package var rootViews: [Node] { statements.flatMap(\.flattenedViews) }

  private var flattenedViews: [Node] {
    switch kind {
    case .ifExpr:
      return children.flatMap { branch -> [Node] in
        switch branch.kind {
        case .ifBranch, .elseClause: branch.codeBlock?.rootViews ?? []
        default: []
        }
      }
    case .switchExpr: return children.filter { $0.kind == .switchCase }.flatMap(\.rootViews)
    case .ifConfig: return children.filter { $0.kind == .ifConfigClause }.flatMap(\.rootViews)
    case .returnStatement: return expressionChild?.flattenedViews ?? []
    case .variableDecl, .functionDecl, .guardStatement: return []
    case .chain:
      if let call = rootCall, call.isNamed("Group") || call.isNamed("AnyView"), let closure = call.trailingClosure { return closure.rootViews }
      return [self]
    default: return kind.isExpression ? [self] : []
    }
  }

  /// The name of the view that a chain starts with: `Form` of `Form { … }.padding()`; nil when it starts with something else.
  package var baseViewName: String? {
    guard let call = rootCall, call.isInitializer else { return nil }
    return call.name
  }

  /// The calls that modify the view at the base of this chain, in order, those behind `#if` included.
  package var modifierCalls: [Call] { kind == .chain ? modifierCalls(after: index) : [] }

  /// The modifiers among the suffixes of a chain, or of a clause of `#if` in one, after a part of it.
  func modifierCalls(after part: Int) -> [Call] {
    var calls: [Call] = []
    for suffix in children where suffix.index > part {
      switch suffix.kind {
      case .callSuffix: if let call = Call(suffix), call.isMember, !call.isInitializer { calls.append(call) }
      case .ifConfigSuffix: for clause in suffix.children where clause.kind == .ifConfigClause { calls += clause.modifierCalls(after: clause.index) }
      default: continue
      }
    }
    return calls
  }
}
