import Linting
import Semantics
import Syntax

extension Rule {
  static let duplicateNavigationDestination = Rule(
    RuleInfo(
      id: "duplicate-navigation-destination",
      category: .navigation,
      summary: "Two destinations for one type are declared in one stack, and only one is used.",
      rationale: """
        A stack uses the declaration nearest to its root: "A navigationDestination for … was declared earlier on the stack". The other one \
        is dead code, which shows when the two differ.
        """,
      exceptions: "Silent across tabs, sheets, branches and '#if', and unless both are certain to be in one stack.",
      severity: .error, confidence: .medium,
      fix: "suggestion: keep one")
  ) { context in
    let resolver = TypeResolver(context.index)
    var reported: Set<Node> = []
    var findings: [Finding] = []
    for call in context.calls("navigationDestination") where call.isMember && !context.isPreview(call.node) {
      guard let type = destinationType(of: call, context.file, resolver), let first = call.chain.modifierCalls.first(where: { $0.nameToken < call.nameToken && $0.isNamed("navigationDestination") && destinationType(of: $0, context.file, resolver) == type }),
        !areAlternatives(first.node, call.node)
      else { continue }
      reported.insert(call.node)
      findings.append(finding(.error, type, call, first, context.file, context))
    }
    for hierarchy in context.navigation.hierarchies(touching: context.file) where !hierarchy.container.isNamed("NavigationSplitView") {
      let items = hierarchy.items.filter { $0.call.isNamed("navigationDestination") && !$0.isSeparate }
      for (position, item) in items.enumerated() where item.file === context.file && !reported.contains(item.call.node) {
        guard let type = destinationType(of: item.call, item.file, resolver),
          let first = items.enumerated().first(where: { $0.offset != position && isNearer($0.element, $0.offset, item, position) && destinationType(of: $0.element.call, $0.element.file, resolver) == type && $0.element.call.node != item.call.node })?.element,
          !areAlternatives(first.call.node, item.call.node), !first.excludes(item), !context.isPreview(item.call.node), !isLazyOrConditional(item.call.node), !isLazyOrConditional(first.call.node), usesAreCertain(item, context)
        else { continue }
        reported.insert(item.call.node)
        findings.append(finding(.warning, type, item.call, first.call, first.file, context))
      }
    }
    return findings
  }

  private static func destinationType(of call: Call, _ file: SourceFile, _ resolver: TypeResolver) -> ValueType? {
    guard let argument = call.argument("for")?.value else { return nil }
    let type = resolver.metatypeLiteral(argument, in: file)
    return type.isKnown ? type : nil
  }

  /// Nearer to the root of the stack: not pushed, or fewer views away.
  private static func isNearer(_ left: NavigationHierarchy.Item, _ leftPosition: Int, _ right: NavigationHierarchy.Item, _ rightPosition: Int) -> Bool {
    if left.isPushed != right.isPushed { return !left.isPushed }
    return left.depth != right.depth ? left.depth < right.depth : leftPosition < rightPosition && left.view?.node != right.view?.node
  }

  /// Never both at once: different branches of a condition.
  private static func areAlternatives(_ left: Node, _ right: Node) -> Bool {
    guard left.tree === right.tree else { return false }
    for branch in left.ancestors where [.ifConfigClause, .ifBranch, .elseClause, .switchCase].contains(branch.kind) {
      guard let decision = branch.parent, decision.contains(right) else { continue }
      return !branch.contains(right)
    }
    return false
  }

  /// In a lazy container another rule speaks; in a branch it may never exist.
  private static func isLazyOrConditional(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      switch ancestor.kind {
      case .ifBranch, .elseClause, .switchCase, .ifConfigClause: true
      case .callSuffix: Call(ancestor).map { lazyContainers.contains($0.name) || $0.isNamed("ForEach") } ?? false
      default: false
      }
    }
  }

  /// The view is used in this stack only, or wherever it is used it comes from a push of its own type.
  private static func usesAreCertain(_ item: NavigationHierarchy.Item, _ context: FileContext) -> Bool {
    guard let view = item.view else { return true }
    return !context.project.uses(of: view).contains { use in use.call.node.ancestors.contains { $0.kind == .ifBranch || $0.kind == .elseClause || $0.kind == .ifConfigClause } && !item.isPushed }
  }

  private static func finding(_ severity: Severity, _ type: ValueType, _ call: Call, _ first: Call, _ file: SourceFile, _ context: FileContext) -> Finding {
    Finding(
      severity, "A destination for '\(type.description)' is declared nearer to the root of this stack already; this one is never used", at: call.nameRange,
      notes: [Diagnostic.Note("the one that is used", file: file, range: first.nameRange)], fixes: [FixIt("Keep one declaration, at the root of the stack", .suggestion)])
  }
}
