import Linting
import Semantics
import Syntax

extension Rule {
  static let missingModifierDot = Rule(
    RuleInfo(
      id: "missing-modifier-dot",
      category: .correctness,
      summary: "A modifier lacks its period, so that it is a view of its own.",
      rationale: """
        'padding()' on a line of its own is 'self.padding()': the view shows itself inside of itself, without end, and the view above stays as \
        it was.
        """,
      exceptions: """
        Silent when the project has a function, a type or a property of the name, in 'extension View', and unless a view stands on the line above.
        """,
      severity: .error,
      fix: "safe: the period")
  ) { context in
    guard context.seesEverything else { return [] }
    // A view's extension may be in a file of its own.
    let extended = context.extensions.compactMap { $0.node.memberDeclarations.first.flatMap { context.view(around: $0) } }
    return (context.views + extended).uniqued(by: \.type.node).flatMap { view -> [Finding] in
      let inherited = view.type.inherited + context.index.extensions(of: view.type).flatMap(\.inherited)
      guard view.type.kind == .struct, inherited.contains("View") || inherited.contains("ViewModifier") else { return [] }
      return view.members.filter { $0.file === context.file }.flatMap { member in
        member.node.descendants.compactMap { node -> Finding? in
          guard node.kind == .callSuffix, let call = Call(node), call.callee.kind == .identifierExpr, context.isModifierWithoutDot(call, of: view) else { return nil }
          return Finding(
            .error, "'\(call.name)' lacks its period: here it is another view, not a modifier of the one above", at: call.nameRange,
            fixes: [FixIt("Add the period", .safe, edits: [context.insert(".", at: call.nameRange.lowerBound)])])
        }
      }
    }
  }
}

extension FileContext {
  /// A call at the start of a line that can only be meant as a modifier of the view on the line above.
  func isModifierWithoutDot(_ call: Call, of view: ViewFacts) -> Bool {
    guard !call.isInitializer, ModifierTable.isModifier(call.name), tree.flags(ofToken: call.nameToken).contains(.newlineBefore), call.chain.firstChild == call.callee, let block = call.chain.parent, isViewBuilder(block),
      let above = call.chain.previousSibling, project.receiver(ofExpression: above, in: file).isView
    else { return false }
    let name = call.name
    return !view.members.contains { $0.name == name } && view.property(name) == nil && project.viewFunctions[name] == nil && !project.addsFunction(name) && !index.declares(name)
      && call.callee.localDeclaration(of: name, upTo: tree.root) == nil && !index.declaresFunction(name) && !index.files.contains { $0.tree.declaresAtTop(name) }
  }

  /// The statements of a block are views: a builder of SwiftUI's takes them.
  func isViewBuilder(_ block: Node) -> Bool {
    switch block.kind {
    case .closureExpr:
      guard let (call, label) = block.closureArgument, label == nil || label == "content" || label == "label" || label == "header" || label == "footer" else { return false }
      switch ClosureRole.of(block, in: index) {
      case .presentation: return true
      case .inline: return Self.builders.contains(call.name) && (call.isMember || isSwiftUI(call)) && !(call.isNamed("Button") && label == nil && call.argument("action") == nil)
      default: return false
      }
    case .accessorBlock:
      guard let declaration = block.parent?.parent, declaration.kind == .variableDecl else { return false }
      return block.parent?.firstChild?.name == "body" || declaration.attributes.contains { $0.attributeName == "ViewBuilder" }
    case .codeBlock:
      guard let owner = block.parent else { return false }
      if owner.kind == .functionDecl { return owner.declaredName == "body" || owner.attributes.contains { $0.attributeName == "ViewBuilder" } }
      guard owner.kind == .ifBranch || owner.kind == .elseClause, let outer = owner.parent?.parent else { return false }
      return isViewBuilder(outer)
    case .switchCase: return block.parent?.parent.map(isViewBuilder) ?? false
    default: return false
    }
  }

  private static let builders: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List", "ForEach", "Form", "Section", "Group", "GroupBox", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack",
    "NavigationView", "NavigationLink", "TabView", "Tab", "Button", "Menu", "DisclosureGroup", "ViewThatFits", "overlay", "background", "safeAreaInset",
  ]
}

extension SyntaxTree {
  /// A function or variable of the file itself has the name.
  fileprivate func declaresAtTop(_ name: String) -> Bool {
    root.children.contains { node in
      switch node.kind {
      case .functionDecl: node.declaredName == name
      case .variableDecl: node.declaredProperties.contains { $0.name == name }
      default: false
      }
    }
  }
}
