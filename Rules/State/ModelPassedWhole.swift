import Linting
import Semantics
import Syntax

extension Rule {
  static let modelPassedWhole = Rule(
    RuleInfo(
      id: "model-passed-whole",
      category: .state,
      summary: "A view observes a whole object of which it reads one property.",
      rationale: """
        A view with an '@ObservedObject' is evaluated when anything in the object changes. A view that shows one value of it can be given that value alone, and is \
        then evaluated when it changes.
        """,
      exceptions: """
        Silent when the object is used in any other way: a second property, a method, a binding, handing it on; for '@Observable' classes, which track each property, and for objects with a single published property. \
        Silent also unless each view that shows this one observes the object itself: with the value alone nothing else would tell it of a change.
        """,
      severity: .info, confidence: .medium, profile: .all,
      fix: "suggestion: pass the value")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard view.type.initializers.isEmpty, !context.isPreview(view.type.node) else { return [] }
      return view.propertiesInOrder.compactMap { finding($0, view, context) }
    }
  }

  private static func finding(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard property.wrapperName == "ObservedObject", property.initialValue == nil, property.binding.tree === context.tree else { return nil }
    let uses = view.accesses(of: property.name), reads = view.memberReads(of: property.name)
    guard let name = reads.first?.first.name, reads.count == uses.count, reads.allSatisfy({ $0.first.name == name && view.regions($0.access).kinds == .build }),
      let model = context.index.heldClass(property, in: context.file), context.index.observation(of: model) == .object,
      context.index.classes(of: model).flatMap(\.properties).count(where: { context.index.isPublished($0) }) > 1
    else { return nil }
    guard isObservedAbove(property, view.type, context) else { return nil }
    return Finding(
      .info, "'\(view.name)' observes all of '\(property.name)' and reads '\(name)' only", at: context.tree.range(ofToken: property.nameToken), fixes: [FixIt("Pass '\(name)' instead", .suggestion)])
  }

  /// Every view that shows this one hands on an object that it observes itself, so that it is evaluated with each change of it.
  private static func isObservedAbove(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Bool {
    let uses = context.project.uses(of: type)
    return context.project.seesAllUses(of: type) && !uses.isEmpty && uses.allSatisfy { use in
      guard let value = use.call.argument(property.name)?.value, let path = value.memberPath, path.count == 1, let name = path.first, !value.text.hasPrefix("$"),
        value.kind == .chain || value.localDeclaration(of: name, upTo: value.tree.root) == nil, let owner = use.owner
      else { return false }
      return ["ObservedObject", "StateObject", "EnvironmentObject"].contains(context.facts(of: owner).property(name)?.wrapperName ?? "")
    }
  }
}
