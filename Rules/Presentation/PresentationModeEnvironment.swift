import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationModeEnvironment = Rule(
    RuleInfo(
      id: "presentation-mode-environment",
      category: .presentation,
      summary: "'presentationMode' is superseded by 'dismiss' and 'isPresented'.",
      rationale: """
        Since iOS 15 and macOS 12 '@Environment(\\.dismiss)' is the action itself and '@Environment(\\.isPresented)' the fact; \
        'presentationMode' wraps both in a binding and is deprecated.
        """,
      exceptions: """
        Silent below iOS 15 and macOS 12 and in code marked as deprecated or obsoleted. Where the binding itself is handed on, there is no fix. One that nothing uses is left to 'environment-unused'.
        """,
      severity: .info,
      fix: "safe: the declaration and all of its uses; a suggestion in the root of a window, where 'dismiss' closes the window",
      references: ["https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      view.properties.values.filter { isPresentationMode($0) && $0.binding.tree === context.tree }.compactMap { property -> Finding? in
        guard context.targets(at: property.binding).meets(Minimum.dismiss), !property.binding.isAvailabilityFallback, unusedEnvironment(property, view, context) == nil else { return nil }
        return Finding(
          .info, "'presentationMode' is superseded by '@Environment(\\.dismiss)' and '@Environment(\\.isPresented)'", at: context.tree.range(ofToken: property.nameToken),
          fixes: fix(property, view, context).map { [$0] } ?? [])
      }
    }
  }

  private static func isPresentationMode(_ property: Property) -> Bool { property.readsEnvironment("presentationMode") }

  private enum Purpose { case dismissal, presence }

  private static func fix(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> FixIt? {
    guard !property.sharesDeclaration, let wrapper = property.wrapper, property.binding.firstChild(.accessorBlock) == nil, view.members.allSatisfy({ $0.file === context.file }) else { return nil }
    var uses: [(Node, Purpose)] = []
    for access in view.accesses(of: property.name) {
      guard let chain = access.node.parent, chain.kind == .chain, !isInPresenterContent(access, view) else { return nil }
      let names = chain.children.filter { $0.index > access.node.index }.map { $0.kind == .memberSuffix ? $0.name : $0.kind == .callSuffix ? "()" : "?" }
      switch names {
      case ["wrappedValue", "dismiss", "()"]: uses.append((chain, .dismissal))
      case ["wrappedValue", "isPresented"]: uses.append((chain, .presence))
      default: return nil
      }
    }
    guard let purpose = uses.first?.1, uses.allSatisfy({ $0.1 == purpose }) else { return nil }
    let wanted = purpose == .dismissal ? "dismiss" : "isPresented"
    let isTaken = view.members.contains { $0.name == wanted } || view.accesses(of: property.name).contains { $0.node.localDeclaration(of: wanted, upTo: view.members[$0.member].node) != nil }
    let name = isTaken ? property.name : wanted
    guard property.isPrivate || isTaken || !context.index.mentions(property.name, ofTypeNamed: view.name, outside: context.file) else { return nil }
    var transaction = Transaction()
    transaction.replace(wrapper.range, with: "@Environment(\\.\(wanted))", in: context.file)
    transaction.replace(property.binding.range, with: name, in: context.file)
    for (chain, purpose) in uses { transaction.replace(chain.range, with: purpose == .dismissal ? "\(name)()" : name, in: context.file) }
    return transaction.fix("Use '@Environment(\\.\(wanted))'", isWindowRoot(view.type, context) ? .suggestion : .safe, minimum: Minimum.dismiss)
  }

  /// A use in a sheet's closure closes the presenter, which another rule reports.
  private static func isInPresenterContent(_ access: Access, _ view: ViewFacts) -> Bool {
    view.presentations.contains { $0.kind.hasEscapingContent && $0.contentClosure?.contains(access.node) ?? false && $0.call.tree === access.node.tree }
  }

  /// The view is the content of a scene, or the root of a stack: there `dismiss` closes the window, or updates too often.
  private static func isWindowRoot(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    context.project.uses(of: type).contains { use in
      guard let call = use.call.node.enclosingCall(where: { $0.isInitializer && !["Group", "VStack", "ZStack"].contains($0.name) }) else { return false }
      return ["WindowGroup", "Window", "Settings", "DocumentGroup", "UtilityWindow", "NavigationStack", "NavigationView"].contains(call.name)
    }
  }
}
