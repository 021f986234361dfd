import Linting
import Semantics
import Syntax

extension Rule {
  static let typedPathRejectsValue = Rule(
    RuleInfo(
      id: "typed-path-rejects-value",
      category: .navigation,
      summary: "A link pushes a value that the stack's typed path cannot hold.",
      rationale: "A path of '[Recipe]' holds recipes only: a link with another value is disabled. 'NavigationPath' holds values of any Hashable type.",
      exceptions: "Silent when either type is not certain, and for links of stacks in sheets. A destination for another type is dead code and mentioned as advice.",
      severity: .error,
      fix: "suggestion: 'NavigationPath', or one enum for all values")
  ) { context in
    let resolver = TypeResolver(context.index)
    return context.navigation.hierarchies(touching: context.file).flatMap { hierarchy -> [Finding] in
      guard let element = context.pathElement(of: hierarchy.container, in: hierarchy.file) else { return [] }
      return hierarchy.items.compactMap { item -> Finding? in
        guard item.file === context.file, !context.isPreview(item.call.node), let type = rejected(item, by: element, resolver, context) else { return nil }
        let isLink = item.call.isNamed("NavigationLink")
        return Finding(
          isLink ? .error : .info,
          isLink
            ? "The path of this stack holds '\(element.description)', so a link with a '\(type.description)' is disabled"
            : "The path of this stack holds '\(element.description)', so no '\(type.description)' ever arrives here", at: item.call.nameRange,
          notes: [Diagnostic.Note("the path", file: hierarchy.file, range: hierarchy.container.nameRange)], fixes: [FixIt("Use a 'NavigationPath'", .suggestion)])
      }
    }
  }

  /// The type of the item's value, when it is certain that the path does not hold it.
  fileprivate static func rejected(_ item: NavigationHierarchy.Item, by element: ValueType, _ resolver: TypeResolver, _ context: FileContext) -> ValueType? {
    guard item.depth <= 1, !item.isSeparate, item.view.map({ context.project.uses(of: $0).count == 1 && context.project.seesAllUses(of: $0) }) ?? true else { return nil }
    let type: ValueType
    if item.call.isNamed("NavigationLink"), let value = item.call.argument("value")?.value {
      type = resolver.type(of: value, in: item.file).unwrapped
    } else if item.call.isNamed("navigationDestination"), let argument = item.call.argument("for")?.value {
      type = resolver.metatypeLiteral(argument, in: item.file)
    } else {
      return nil
    }
    return type.isKnown && type != element ? type : nil
  }
}

extension FileContext {
  /// The link lies in a stack whose typed path cannot hold its value.
  func isRejectedByPath(_ link: Call) -> Bool {
    let resolver = TypeResolver(index)
    return navigation.hierarchies(touching: file).contains { hierarchy in
      guard let item = hierarchy.items.first(where: { $0.call.node == link.node }), let element = pathElement(of: hierarchy.container, in: hierarchy.file) else { return false }
      return Rule.rejected(item, by: element, resolver, self) != nil
    }
  }
}
