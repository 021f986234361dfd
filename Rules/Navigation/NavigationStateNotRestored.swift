import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationStateNotRestored = Rule(
    RuleInfo(
      id: "navigation-state-not-restored",
      category: .navigation,
      summary: "The path of the app's stack lives in '@State' and is lost on relaunch.",
      rationale: """
        A path of Codable values has a 'codable' form that '@SceneStorage' can keep, so that the app opens where it was left. One value \
        that is not Codable makes 'codable' nil: nothing is saved at all.
        """,
      exceptions: "The path that is not kept is advice of profile 'presentation'. Silent in sheets and previews, for paths in a model, and when the project restores paths already; then values that are not Codable are reported in every profile.",
      severity: .warning,
      fix: "suggestion: '@SceneStorage' and 'path.codable'")
  ) { context in
    let resolver = TypeResolver(context.index)
    return context.calls("NavigationStack").flatMap { stack -> [Finding] in
      guard !stack.isMember, let path = stack.argument("path")?.value, case .projection(let name) = BindingExpression(path), let view = context.view(around: stack.node), view.isState(name), let property = view.property(name), !context.isPreview(stack.node),
        isOnScreenOfApp(stack, view, context)
      else { return [] }
      let isKept = view.properties.values.contains { $0.wrapperName == "SceneStorage" || $0.wrapperName == "AppStorage" && $0.name.lowercased().contains("path") }
      let isErased = resolver.type(of: property, in: context.fileOf(property.binding, view)) == .known("NavigationPath") || property.initialValue?.text == "NavigationPath()"
      guard isErased || context.pathElement(of: stack, in: context.file) != nil, property.binding.tree === context.tree else { return [] }
      if !context.project.restoresNavigation {
        if isKept { return [] }
        return [
          Finding(
            .info, "'\(name)' is lost when the app is relaunched; keep 'path.codable' in '@SceneStorage' if the app should open where it was left", at: context.tree.range(ofToken: property.nameToken),
            fixes: [FixIt("Store the path with '@SceneStorage' and 'CodableRepresentation'", .suggestion, minimum: Minimum.navigationStack)], profile: .presentation)
        ]
      }
      return isErased ? uncodable(stack, resolver, context) : []
    }
  }

  private static func isOnScreenOfApp(_ stack: Call, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let search = OutwardSearch(context.project) { step, _ in
      guard case .inside(let outer, _) = step, Presentation(outer) != nil else { return nil }
      return .yes
    }
    return search.answers(from: stack.callee, in: view) == [.no]
  }

  private static func uncodable(_ stack: Call, _ resolver: TypeResolver, _ context: FileContext) -> [Finding] {
    guard let hierarchy = context.navigation.hierarchy(of: stack) else { return [] }
    return hierarchy.items.compactMap { item -> Finding? in
      guard item.file === context.file, item.call.isNamed("NavigationLink"), let value = item.call.argument("value")?.value, let type = resolver.declaration(of: resolver.type(of: value, in: item.file).unwrapped), context.index.isCodable(type).isNo else { return nil }
      return Finding(
        .warning, "'\(type.name)' is not Codable, so as soon as it is pushed 'path.codable' is nil and nothing is saved", at: item.call.nameRange,
        notes: [Diagnostic.Note("declared here", file: type.file, range: type.node.tree.range(ofToken: type.nameToken))], fixes: [FixIt("Conform '\(type.name)' to Codable", .suggestion)], profile: .default)
    }
  }
}
