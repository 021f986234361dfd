import Linting
import Semantics
import Syntax

extension Rule {
  static let environmentInsideNavigationStack = Rule(
    RuleInfo(
      id: "environment-inside-navigation-stack",
      category: .navigation,
      summary: "An object is injected on the root inside a stack, where pushed pages do not get it.",
      rationale: "The pages of a stack are siblings of its root. What the root's modifiers put into the environment reaches the root only; injected on the stack itself it reaches all pages.",
      exceptions: "Silent when something around the stack injects the object too or is not known, when the destination injects it itself, and when no page asks for it.",
      severity: .warning,
      fix: "safe: the modifier moves behind the stack")
  ) { context in
    let resolver = TypeResolver(context.index)
    return context.calls(["NavigationStack", "NavigationView"]).flatMap { stack -> [Finding] in
      guard !stack.isMember, context.index.isSwiftUI(stack.name), let closure = stack.trailingClosure, !context.isPreview(stack.node), let view = context.view(around: stack.node) else { return [] }
      return closure.rootViews.flatMap { root -> [Finding] in
        root.modifierCalls.compactMap { call -> Finding? in
          guard let injection = Injection(call) else { return nil }
          let type = resolver.type(of: injection.value, in: context.file)
          guard type.isKnown, let page = page(needing: type, root, context.file, context), isInjectedOnlyHere(injection, type, stack, view, resolver, context) else { return nil }
          return Finding(
            .warning, "'\(type.description)' is injected inside the stack, so pages that it pushes do not get it: '\(page.name)' asks for it", at: call.nameRange,
            notes: [
              Diagnostic.Note("inject it on this", file: context.file, range: stack.nameRange), Diagnostic.Note("asks for it", file: page.file, range: page.node.tree.range(ofToken: page.nameToken)),
            ], fixes: [fix(call, injection, closure, stack, context)])
        }
      }
    }
  }

  /// A view that a link or a destination inside pushes and that asks for the object.
  private static func page(needing type: ValueType, _ root: Node, _ file: SourceFile, _ context: FileContext) -> TypeDeclaration? {
    pushed(in: root, file, context, depth: 0).lazy.compactMap { destination, file in context.project.needs(type, in: destination, of: file, depth: 6) }.first
  }

  /// The destinations of links in some code and in the views it makes.
  private static func pushed(in root: Node, _ file: SourceFile, _ context: FileContext, depth: Int) -> [(Node, SourceFile)] {
    guard depth < 4 else { return [] }
    return root.descendants.flatMap { node -> [(Node, SourceFile)] in
      guard node.kind == .callSuffix, let call = Call(node) else { return [] }
      if call.isNamed("NavigationLink"), let destination = call.destination { return [(destination.node, file)] }
      if call.isNamed("navigationDestination"), let closure = call.trailingClosure ?? call.argument("destination")?.value { return [(closure, file)] }
      guard let type = context.project.view(madeBy: call, in: file), type.node.tree !== root.tree || !type.node.contains(root) else { return [] }
      return context.facts(of: type).members.filter { $0.kind != .initializer }.flatMap { pushed(in: $0.node, $0.file, context, depth: depth + 1) }
    }
  }

  private static func isInjectedOnlyHere(_ injection: Injection, _ type: ValueType, _ stack: Call, _ view: ViewFacts, _ resolver: TypeResolver, _ context: FileContext) -> Bool {
    if view.requiredObjects(resolver).contains(type) { return false }
    // An object that this view makes is injected by nobody else.
    if let owner = view.property(injection.value.text), ["StateObject", "State"].contains(owner.wrapperName), owner.initialValue != nil {
      return !stack.chain.modifierCalls.contains { Injection($0).map { resolver.type(of: $0.value, in: context.file) == type } ?? false }
    }
    let search = OutwardSearch(context.project) { step, file in
      guard case .modified(let call) = step, let injection = Injection(call) else { return nil }
      let other = resolver.type(of: injection.value, in: file)
      return other == type ? .yes : other.isKnown ? nil : .unknown
    }
    return search.answers(from: stack.callee, in: view) == [.no]
  }

  private static func fix(_ call: Call, _ injection: Injection, _ closure: Node, _ stack: Call, _ context: FileContext) -> FixIt {
    let title = "Inject it on the stack"
    let bound = Set(closure.descendants.filter { $0.kind == .identifierPattern || $0.kind == .closureParameter }.map { $0.kind == .identifierPattern ? $0.name : $0.declaredName })
    guard !injection.value.descendants.contains(where: { $0.kind == .identifierExpr && bound.contains($0.name) }), !bound.contains(injection.value.text), !call.node.isConditionallyCompiled else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    let tree = context.tree
    let isMultiline = tree.lineStart(stack.chain.start) != tree.lineStart(stack.node.end)
    transaction.move(call, to: stack.node.end, separator: isMultiline ? tree.lineEnd + tree.indentation(at: stack.node.end - 1) : "", in: context.file)
    return transaction.fix(title, .safe)
  }
}
