import Linting
import Semantics
import Syntax

extension Rule {
  static let anyView = Rule(
    RuleInfo(
      id: "any-view",
      category: .structure,
      summary: "A helper wraps each of its branches in 'AnyView', where a view builder needs none.",
      rationale: """
        SwiftUI cannot see through 'AnyView': when the wrapped type changes, the old view goes at once and the new one starts anew, without \
        transition. '@ViewBuilder' and 'some View' let a helper return different views, and SwiftUI knows which one it is.
        """,
      exceptions: """
        Reports methods and computed properties of views that end in a complete 'if' or 'switch' whose branches all return 'AnyView(…)' of a view made \
        on the spot. Silent for helpers that call themselves, that a protocol asks for, that override, and whose result is stored, compared or passed on.
        """,
      severity: .info,
      confidence: .medium,
      profile: .presentation,
      fix: "unsafe: '@ViewBuilder', 'some View', and the branches without 'AnyView'",
      references: ["https://developer.apple.com/documentation/swiftui/anyview"])
  ) { context in
    guard !context.calls("AnyView").isEmpty, context.index.isSwiftUI("AnyView") else { return [] }
    return context.views.flatMap { view in
      view.members.indices.compactMap { finding($0, view, context) }
    }
  }

  private static func finding(_ position: Int, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let member = view.members[position]
    guard member.file === context.file, let declaration = member.declaration, let type = member.resultType, type.typeName == "AnyView", let body = member.node.codeBlock ?? member.node.getterBody,
      let leaves = body.erasedLeaves, leaves.count > 1, leaves.allSatisfy({ isMade($0, context) }), !isDemanded(member, declaration, view, context),
      isPlaced(position, view, context), !isRecursive(position, view)
    else { return nil }
    return Finding(.info, "'AnyView' hides the branches of '\(member.name)' from SwiftUI; '@ViewBuilder' and 'some View' show them", at: type.range, fixes: [fix(declaration, type, leaves, context)])
  }

  /// What is wrapped is surely a view with a type of its own: `any View` would need the box.
  private static func isMade(_ leaf: Call, _ context: FileContext) -> Bool {
    guard let value = leaf.arguments.first?.value, let base = value.firstChild, value.kind == .chain, base.kind == .identifierExpr, base.name.first?.isUppercase ?? false, base.name != "AnyView" else { return false }
    return context.project.receiver(ofExpression: value, in: context.file).isView
  }

  /// Somebody else says what the type is.
  private static func isDemanded(_ member: Member, _ declaration: Node, _ view: ViewFacts, _ context: FileContext) -> Bool {
    if !Set(declaration.modifierNames).isDisjoint(with: ["override", "dynamic", "public", "open", "package"]) || !declaration.attributes.isEmpty { return true }
    // Requirements are looked up for properties only; of a method it is known where no protocol but SwiftUI's own is adopted.
    let adopted = (view.type.inherited + context.index.extensions(of: view.type).flatMap(\.inherited))
    let isKnown = adopted.allSatisfy { $0.map { ["View", "ViewModifier", "Equatable", "Hashable", "Sendable", "Identifiable"].contains($0) } ?? false }
    return member.kind == .function ? !isKnown : context.index.isRequired(member.name, of: view.type)
  }

  /// Every use is a statement of a builder or the argument of a modifier.
  private static func isPlaced(_ position: Int, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let uses = view.references.filter { $0.target == position }
    return !uses.isEmpty && uses.allSatisfy { use in
      var value = use.node
      if let chain = value.parent, chain.kind == .chain { value = chain }
      guard let parent = value.parent else { return false }
      switch parent.kind {
      case .codeBlock, .closureExpr, .switchCase, .returnStatement, .accessorBlock: return use.place != .unknown && !isAction(use.place)
      case .argument: return parent.parent.flatMap(Call.init).map { $0.isMember && ModifierTable.isModifier($0.name) } ?? false
      default: return false
      }
    }
  }

  private static func isAction(_ place: Place) -> Bool { if case .action = place { true } else { false } }

  /// 'some View' cannot be made of itself.
  private static func isRecursive(_ position: Int, _ view: ViewFacts) -> Bool {
    var pending = [position], seen: Set<Int> = []
    while let next = pending.popLast() {
      for reference in view.references where reference.member == next {
        if reference.target == position { return true }
        if seen.insert(reference.target).inserted { pending.append(reference.target) }
      }
    }
    return false
  }

  private static func fix(_ declaration: Node, _ type: Node, _ leaves: [Call], _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    transaction.insert("@ViewBuilder ", at: declaration.start, in: context.file)
    transaction.replace(type.range, with: "some View", in: context.file)
    for leaf in leaves {
      guard let value = leaf.arguments.first?.value else { continue }
      let start = leaf.chain.parent?.kind == .returnStatement ? leaf.chain.parent?.start ?? leaf.chain.start : leaf.chain.start
      transaction.replace(start..<value.start, with: "", in: context.file)
      transaction.replace(value.end..<leaf.node.end, with: "", in: context.file)
    }
    return transaction.fix("Build the branches with '@ViewBuilder'", .unsafe)
  }
}

extension Member {
  /// What attributes belong to.
  fileprivate var declaration: Node? {
    switch kind {
    case .function: node
    case .property: node.kind == .variableDecl ? node : node.ancestors.first { $0.kind == .variableDecl }
    default: nil
    }
  }

  fileprivate var resultType: Node? {
    switch kind {
    case .function: node.resultType
    case .property: node.kind == .patternBinding ? node.typeChild : nil
    default: nil
    }
  }
}

extension Node {
  /// The 'AnyView(…)' at the end of each branch of a block; nil when the block is anything but constants and a complete choice.
  fileprivate var erasedLeaves: [Call]? {
    guard let last = statements.last, statements.dropLast().allSatisfy(\.isPlainConstant) else { return nil }
    return last.erasedResults
  }

  private var erasedResults: [Call]? {
    switch kind {
    case .ifExpr:
      let branches = children.filter { $0.kind == .ifBranch || $0.kind == .elseClause }
      guard branches.last?.kind == .elseClause else { return nil }
      return branches.joinedLeaves { $0.codeBlock?.erasedLeaves }
    case .switchExpr: return children.filter { $0.kind == .switchCase }.joinedLeaves(\.erasedLeaves)
    // 'return if' is an expression, which needs one type.
    case .returnStatement: return expressionChild.flatMap { $0.kind == .chain ? $0.erasedResults : nil }
    case .chain:
      guard let call = rootCall, call.isNamed("AnyView"), !call.isMember, call.node.endToken == endToken, call.arguments.count == 1, call.arguments.first.map({ !$0.isTrailing && ($0.label == nil || $0.label == "erasing") }) ?? false else { return nil }
      return [call]
    default: return nil
    }
  }

  /// `let name = value`, which builders take.
  private var isPlainConstant: Bool {
    kind == .variableDecl && tree.token(keywordToken, is: "let") && attributes.isEmpty && children.allSatisfy { $0.kind != .patternBinding || $0.expressionChild != nil }
  }
}

extension Sequence where Element == Node {
  fileprivate func joinedLeaves(_ leaves: (Node) -> [Call]?) -> [Call]? {
    var result: [Call] = []
    for element in self {
      guard let found = leaves(element) else { return nil }
      result += found
    }
    return result.isEmpty ? nil : result
  }
}
