import Linting
import Semantics
import Syntax

// Keys of the environment.

extension SupersededAPI {
  static let environment: [SupersededAPI] = [
    SupersededAPI(
      "deprecated-size-category", "sizeCategory", "dynamicTypeSize", minimum: .systems("15 12 15 8 1"),
      fix: "unsafe: the key and every comparison in the view; a suggestion where the value goes elsewhere", reference: "swiftui/environmentvalues/dynamictypesize",
      "'DynamicTypeSize' is SwiftUI's own type with shorter names, and a view can set a range of it.",
      .uses { context in
        EnvironmentKey.declarations(of: "sizeCategory", in: context).map { EnvironmentKey.use($0, "dynamicTypeSize", context) { SizeCategory.edit($0, &$1, context) } }
          + context.calls("environment").compactMap { SizeCategory.modifier($0, context) }
      }),
    SupersededAPI(
      "deprecated-control-active-state", "controlActiveState", "appearsActive", minimum: .systems("18 10.15 - - 2"),
      fix: "unsafe: 'key' and 'active' are one answer now; a suggestion where the value goes elsewhere", reference: "swiftui/environmentvalues/appearsactive",
      "A view looks active or not; which of a window's two active states it is in is nothing that it draws.",
      .uses { context in
        EnvironmentKey.declarations(of: "controlActiveState", in: context).map { EnvironmentKey.use($0, "appearsActive", context) { ActiveState.edit($0, &$1, context) } }
      }),
    SupersededAPI(
      "deprecated-environment-keys", "'disableAutocorrection', 'complicationRenderingMode' or 'accessibilityShowButtonShapes'", "'autocorrectionDisabled', 'widgetRenderingMode' or 'accessibilityShowBorders'",
      minimum: .systems("13 10.15 13 8 1"),
      fix: "unsafe: another name, and for the first a Bool instead of an optional one", reference: "swiftui/environmentvalues",
      "The same values under the names that the modifiers and the system's settings have.",
      .uses { context in
        EnvironmentKey.renamed.flatMap { old, new, minimum, sdk -> [SupersededUse] in
            if let sdk, context.sdk.map({ $0 < sdk }) ?? true { return [] }
            return EnvironmentKey.declarations(of: old, in: context).map { property in
              var use = EnvironmentKey.use(property, new, context) { mention, transaction in
                switch old {
                case "complicationRenderingMode": RenderingMode.edit(mention, &transaction, context)
                case "disableAutocorrection": Unwrapped.edit(mention, &transaction, context)
                default: true
                }
              }
              use.names = (old, new)
              use.minimum = minimum.map { .systems($0) }
              return use
            }
          }
      }),
  ]
}

/// `@Environment(\.key) private var name`
private enum EnvironmentKey {
  /// Keys whose name alone changed, or nearly so, with the systems and the SDK that have the new one.
  static let renamed: [(old: String, new: String, minimum: String?, sdk: Version?)] = [
    ("disableAutocorrection", "autocorrectionDisabled", nil, nil),
    ("complicationRenderingMode", "widgetRenderingMode", "16 13 - 9 -", nil),
    ("accessibilityShowButtonShapes", "accessibilityShowBorders", "14 11 14 7 1", Version(26, 1)),
  ]

  static func declarations(of key: String, in context: FileContext) -> [Property] {
    let found = context.environmentProperties[key] ?? []
    return found.isEmpty || isOwn(key, context) ? [] : found
  }

  /// The project has a key of the name.
  static func isOwn(_ key: String, _ context: FileContext) -> Bool { context.index.extensions(named: "EnvironmentValues").contains { $0.properties.contains { $0.name == key } } }

  /// The use with a fix that changes the key and, by `edit`, every mention of the property. The property keeps its name.
  static func use(_ property: Property, _ new: String, _ context: FileContext, edit: (Node, inout Transaction) -> Bool) -> SupersededUse {
    var use = SupersededUse(range: context.tree.range(ofToken: property.nameToken), node: property.binding)
    // A written type would be another one; a property that others see may be used anywhere.
    guard let path = property.wrapper?.children.first(where: { $0.kind == .argument })?.firstChild, let view = context.view(around: property.binding), property.type == nil,
      property.isPrivate || !context.index.mentions(property.name, ofTypeNamed: view.name, outside: context.file), view.members.allSatisfy({ $0.file === context.file })
    else { return use }
    var transaction = Transaction()
    transaction.replace(context.tree.range(ofToken: path.endToken - 1), with: new, in: context.file)
    for access in view.accesses(of: property.name) where !edit(access.node, &transaction) { return use }
    use.replacement = .edits(transaction, .unsafe)
    return use
  }
}

/// Comparisons of `ContentSizeCategory` in words of `DynamicTypeSize`.
private enum SizeCategory {
  private static let sizes: [String: String] = [
    "extraSmall": "xSmall", "small": "small", "medium": "medium", "large": "large", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge", "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
    "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3", "accessibilityExtraExtraLarge": "accessibility4", "accessibilityExtraExtraExtraLarge": "accessibility5",
  ]

  static func edit(_ mention: Node, _ transaction: inout Transaction, _ context: FileContext) -> Bool {
    // `sizeCategory.isAccessibilityCategory`
    if let member = memberBehind(mention) {
      guard member.name == "isAccessibilityCategory" else { return false }
      transaction.replace(member.nameRange, with: "isAccessibilitySize", in: context.file)
      return true
    }
    guard let other = mention.comparedMember(["==", "!=", "<", ">", "<=", ">="]), let new = sizes[other.name] else { return false }
    transaction.replace(other.nameRange, with: new, in: context.file)
    return true
  }

  private static func memberBehind(_ mention: Node) -> Node? {
    guard mention.parent?.kind == .chain, let next = mention.nextSibling, next.kind == .memberSuffix else { return nil }
    return next
  }

  /// `.environment(\.sizeCategory, .large)`
  static func modifier(_ call: Call, _ context: FileContext) -> SupersededUse? {
    guard call.arguments.count == 2, !EnvironmentKey.isOwn("sizeCategory", context), context.receiver(of: call).isView, call.arguments[0].value.text == "\\.sizeCategory" else { return nil }
    let path = call.arguments[0].value, value = call.arguments[1].value
    var use = SupersededUse(range: call.nameRange, node: call.node)
    guard value.kind == .implicitMember || value.kind == .chain && value.firstChild?.name == "ContentSizeCategory", let member = value.kind == .implicitMember ? value : value.firstChild?.nextSibling, let new = sizes[member.name] else { return use }
    var transaction = Transaction()
    transaction.replace(path.range, with: "\\.dynamicTypeSize", in: context.file)
    transaction.replace(value.range, with: ".\(new)", in: context.file)
    use.replacement = .edits(transaction, .unsafe)
    return use
  }
}

/// `isOff ?? false` → `isOff`; whatever asks whether there is a value has no counterpart.
private enum Unwrapped {
  static func edit(_ mention: Node, _ transaction: inout Transaction, _ context: FileContext) -> Bool {
    if mention.parent?.kind == .optionalBinding || mention.nextSibling.map({ [.optionalSuffix, .unwrapSuffix].contains($0.kind) && mention.parent?.kind == .chain }) ?? false { return false }
    let operand = mention.parent?.kind == .chain ? mention.parent ?? mention : mention
    guard let sequence = operand.parent, sequence.kind == .sequence else { return true }
    let parts = Array(sequence.children)
    if parts.contains(where: { $0.kind == .nilLiteral }) { return false }
    guard parts.count == 3, parts[0] == operand, parts[1].text == "??" else { return true }
    transaction.replace(parts[0].end..<sequence.end, with: "", in: context.file)
    return true
  }
}

/// `mode == .tinted` → `mode == .accented`
private enum RenderingMode {
  static func edit(_ mention: Node, _ transaction: inout Transaction, _ context: FileContext) -> Bool {
    guard let other = mention.comparedMember(["==", "!="]) else { return false }
    guard other.name == "tinted" else { return other.name == "fullColor" }
    transaction.replace(other.nameRange, with: "accented", in: context.file)
    return true
  }
}

/// `state == .inactive` → `!state`, everything else → `state`
private enum ActiveState {
  static func edit(_ mention: Node, _ transaction: inout Transaction, _ context: FileContext) -> Bool {
    guard let other = mention.comparedMember(["==", "!="]), let sequence = other.parent, ["key", "active", "inactive"].contains(other.name) else { return false }
    let parts = Array(sequence.children)
    let operand = mention.parent?.kind == .chain ? mention.parent ?? mention : mention
    guard let left = parts.firstIndex(where: { $0 == operand || $0 == other }), parts.indices.contains(left + 2) else { return false }
    // Operators that bind less than the comparison leave it whole.
    func isLoose(_ position: Int) -> Bool { !parts.indices.contains(position) || parts[position].kind == .ternaryOperator || parts[position].kind == .assignmentOperator || ["&&", "||"].contains(parts[position].text) }
    guard isLoose(left - 1), isLoose(left + 3) else { return false }
    let isActive = (other.name != "inactive") == (parts[left + 1].text == "==")
    transaction.replace(parts[left].start..<parts[left + 2].end, with: (isActive ? "" : "!") + operand.text, in: context.file)
    return true
  }
}

extension Node {
  /// The member, `.large`, that a value is compared with; the two are neighbours in a sequence.
  fileprivate func comparedMember(_ operators: Set<String>) -> Node? {
    let operand = parent?.kind == .chain ? parent ?? self : self
    guard let sequence = operand.parent, sequence.kind == .sequence else { return nil }
    let parts = Array(sequence.children)
    guard let position = parts.firstIndex(of: operand) else { return nil }
    for (comparison, other) in [(position + 1, position + 2), (position - 1, position - 2)] where parts.indices.contains(other) && parts.indices.contains(comparison) {
      if parts[comparison].kind == .binaryOperator, operators.contains(parts[comparison].text), parts[other].kind == .implicitMember { return parts[other] }
    }
    return nil
  }
}
