import Linting
import Semantics
import Syntax

extension Rule {
  static let viewOwnsViewModelTwice = Rule(
    RuleInfo(
      id: "view-owns-view-model-twice",
      category: .state,
      summary: "A view makes a model of the same class as the view around it.",
      rationale: "Each of the two views keeps an object of its own, so what one changes the other does not see. If they are meant to share it, the inner view should be given the outer one's.",
      exceptions: """
        Only models that both views make themselves, with the same expression, in '@StateObject' or '@State' properties of the same name. Silent where \
        the outer view has several objects of the class, and for an inner view that is also shown where there is none.
        """,
      severity: .info, confidence: .low, profile: .all,
      fix: "suggestion: hand the model on")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreviewType(view.type.node) else { return [] }
      return view.propertiesInOrder.compactMap { property in
        guard property.binding.tree === context.tree, let owned = OwnedModel(property, context) else { return nil }
        let owners = context.project.uses(of: view.type).map(\.owner)
        guard context.project.seesAllUses(of: view.type) else { return nil }
        // A view that also stands where there is no such model needs its own.
        let others = owners.compactMap { owner in owner.flatMap { $0.node == view.type.node ? nil : context.onlyModel(like: owned, in: $0) } }
        guard others.count == owners.count else { return nil }
        for (owner, outer) in zip(owners.compactMap { $0 }, others) {
          let range = outer.binding.tree.range(ofToken: outer.nameToken)
          return Finding(
            .info, "'\(owner.name)', which shows this view, has a '\(owned.name)' of its own: the two do not share anything", at: context.tree.range(ofToken: property.nameToken),
            notes: [Diagnostic.Note("the other one", file: context.index.file(of: outer.binding.tree) ?? context.file, range: range)], fixes: [FixIt("Hand the model on", .suggestion)])
        }
        return nil
      }
    }
  }
}

/// An observable object that a property of a view makes and keeps.
private struct OwnedModel: Equatable {
  let name: String
  private let property: String
  private let expression: String

  init?(_ property: Property, _ context: FileContext) {
    guard property.wrapperName == "StateObject" || property.wrapperName == "State", let value = property.initialValue,
      let type = context.index.constructedClass(value, as: property.type, in: context.index.file(of: value.tree) ?? context.file), context.index.observation(of: type).isObject || context.index.observation(of: type).isMacro
    else { return nil }
    name = type.qualifiedName
    self.property = property.name
    expression = value.text
  }
}

extension FileContext {
  /// The property of a view that makes such a model as well, if it is the only one of the class: several have roles of their own.
  fileprivate func onlyModel(like model: OwnedModel, in owner: TypeDeclaration) -> Property? {
    let properties = facts(of: owner).properties.values
    guard let found = properties.first(where: { OwnedModel($0, self) == model }), let type = model.name.split(separator: ".").last else { return nil }
    let isOnly = !properties.contains { property in
      guard property != found, !property.isComputed else { return false }
      return ([property.type, property.initialValue].compactMap { $0 }).contains { $0.text.contains(type) }
    }
    return isOnly ? found : nil
  }
}
