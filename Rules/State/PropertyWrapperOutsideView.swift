import Linting
import Semantics
import Syntax

extension Rule {
  static let propertyWrapperOutsideView = Rule(
    RuleInfo(
      id: "property-wrapper-outside-view",
      category: .state,
      summary: "A property wrapper of SwiftUI stands in a type that is no view.",
      rationale: """
        SwiftUI fills '@State', '@Environment', '@Query' and their kin in views, view modifiers, apps, scenes and dynamic properties only. In \
        a class, or in a struct that is none of these, '@State' loses what is written, '@Environment' has its default value for ever, \
        '@EnvironmentObject' crashes when it is read, and '@ObservedObject' observes nothing.
        """,
      exceptions: """
        '@AppStorage' and '@Binding' work outside of views and are left alone. Silent for a type with a supertype that is not known, which may be a \
        view, in tests and previews, and for wrappers of the project's own.
        """,
      severity: .error,
      fix: "safe: '@ObservedObject' goes, when nothing in the project uses its projection; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/dynamicproperty"])
  ) { context in
    guard context.index.imports(of: context.file).contains("SwiftUI") || context.index.imports(of: context.file).contains("SwiftData"), !context.isTest else { return [] }
    return context.types.flatMap { type in type.properties.compactMap { finding($0, type, context) } }
  }

  private static func finding(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard context.isWrapperOutsideView(property, of: type), let wrapper = context.appleWrapper(of: property), let attribute = property.wrapper else { return nil }
    let effect = WrapperOutsideView.effect(of: wrapper, property)
    let isClass = type.kind == .class || type.kind == .actor
    let isMild = wrapper == "ObservedObject" || property.isEnvironmentValue || !isClass || !context.hasKnownBases(type) || !context.index.isUsed(property)
    let severity: Severity = wrapper == "ScaledMetric" || wrapper == "Namespace" ? .info : isMild ? .warning : .error
    return Finding(
      severity, "'\(type.name)' is no view, so '@\(wrapper)' does not work in it: \(effect)", at: attribute.range,
      fixes: wrapper == "ObservedObject" ? [fix(property, attribute, isClass, context)] : [])
  }

  /// Without its wrapper the property is the same one, unless somebody uses the projection or the storage.
  private static func fix(_ property: Property, _ attribute: Node, _ isClass: Bool, _ context: FileContext) -> FixIt {
    let title = "Drop '@ObservedObject'"
    // The wrapper of a struct's private property keeps the memberwise initialiser visible.
    guard isClass, attribute.children.count(where: { $0.kind == .argument }) == 0, let next = context.tree.tokenStart(after: attribute), !context.index.usesWrapper(of: property.name) else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.replace(attribute.start..<next, with: "", in: context.file)
    return transaction.fix(title, .safe)
  }
}

/// What a wrapper does where SwiftUI does not fill it.
private enum WrapperOutsideView {
  static func effect(of wrapper: String, _ property: Property) -> String {
    let name = property.name
    return switch wrapper {
    case "State": "what is written to '\(name)' is lost"
    case "FocusState", "GestureState": "'\(name)' never changes"
    case "StateObject": "each use of '\(name)' makes a new object"
    case "EnvironmentObject": "'\(name)' is never set, and reading it crashes"
    case "Environment" where property.isEnvironmentValue: "'\(name)' is always the default value"
    case "Environment": "'\(name)' is never set, and reading it crashes"
    case "Query", "FetchRequest", "SectionedFetchRequest": "'\(name)' never fetches anything"
    case "ScaledMetric": "'\(name)' does not follow the text size"
    case "Namespace": "'\(name)' matches no other view's"
    default: "nothing observes '\(name)'"
    }
  }
}

extension Property {
  /// `@Environment(\.key)`, which has a default value everywhere.
  fileprivate var isEnvironmentValue: Bool { wrapper?.attributeName == "Environment" && wrapper?.descendants.contains { $0.kind == .keyPathExpr } ?? false }
}

extension FileContext {
  private static let filledByViews: Set<String> = [
    "State", "StateObject", "EnvironmentObject", "Environment", "FocusState", "GestureState", "Query", "FetchRequest", "SectionedFetchRequest", "ScaledMetric", "Namespace", "ObservedObject",
  ]

  /// Whether a property has a wrapper that works in views only, in a type that is none.
  func isWrapperOutsideView(_ property: Property, of type: TypeDeclaration) -> Bool {
    guard !property.isStatic, let wrapper = appleWrapper(of: property), Self.filledByViews.contains(wrapper) else { return false }
    return isOutsideViews(type) && !isPreview(property.declaration) && !isTest
  }
}

extension ProjectIndex {
  /// Whether some code of the project may use a property: it has its name, its projection's or its storage's. O(tokens): for a finding about to be made.
  fileprivate func isUsed(_ property: Property) -> Bool {
    let names = [property.name, "$" + property.name, "_" + property.name]
    func isUsed(in tree: SyntaxTree) -> Bool {
      tree.nodes(.identifierExpr, .memberSuffix, .captureItem, .identifierPattern).contains { node in
        guard node.kind != .identifierPattern || node.parent?.kind == .optionalBinding else { return false }
        return names.contains(node.kind == .captureItem ? node.capturedName : node.name)
      }
    }
    return property.isPrivate ? isUsed(in: property.binding.tree) : files(mentioning: names).contains { isUsed(in: $0.tree) }
  }

  /// Whether some code names the projection, `$name`, or the storage, `_name`, of a property of the name. O(tokens): for a finding about to be made.
  func usesWrapper(of name: String) -> Bool {
    let names = ["$" + name, "_" + name]
    return files(mentioning: names).contains { file in
      file.tree.nodes(.identifierExpr, .memberSuffix).contains { $0.nameRange.count == name.utf8.count + 1 && names.contains($0.name) }
    }
  }
}

extension SyntaxTree {
  /// The offset of the token that follows a node.
  func tokenStart(after node: Node) -> Int? { node.endToken < tokenCount ? range(ofToken: node.endToken).lowerBound : nil }
}
