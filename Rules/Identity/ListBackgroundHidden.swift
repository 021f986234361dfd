import Linting
import Semantics
import Syntax

extension Rule {
  static let listBackgroundHidden = Rule(
    RuleInfo(
      id: "list-background-hidden",
      category: .identity,
      summary: "The background of a list is hidden behind the list's own.",
      rationale: "'List' and 'Form' draw a background of their own on iOS, in front of what 'background' puts behind them. From iOS 16 on '.scrollContentBackground(.hidden)' takes it away.",
      exceptions: """
        Silent when the background is no colour, gradient, material or image, when 'scrollContentBackground' or an own modifier stands anywhere \
        around the list or in a view that shows it, for the styles 'plain', 'inset' and 'sidebar', for code of macOS, tvOS or watchOS only, and when the \
        project changes the appearance of 'UITableView' or 'UICollectionView'.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: adds '.scrollContentBackground(.hidden)', which changes what one sees; needs iOS 16, macOS 13",
      minimum: Minimum.scrollContentBackground,
      references: ["https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)"])
  ) { context in
    let lists = context.calls(["List", "Form"]).filter { context.isSwiftUI($0) && !context.isPreview($0.node) }
    return lists.compactMap { list in
      guard let background = list.chain.modifierCalls.first(where: { $0.isNamed("background") && isDrawn($0) }), context.runsOnPhones(list.node), showsItself(list, context) else { return nil }
      var transaction = Transaction()
      let member = background.callee.start
      let isOwnLine = context.tree.flags(ofToken: background.callee.firstToken).contains(.newlineBefore)
      transaction.insert(".scrollContentBackground(.hidden)" + (isOwnLine ? context.tree.lineEnd + context.tree.indentation(at: member) : ""), at: member, in: context.file)
      return Finding(
        .warning, "The '\(list.name)' draws a background of its own in front of this one", at: background.nameRange, notes: [Diagnostic.Note("the \(list.isNamed("List") ? "list" : "form")", file: context.file, range: list.nameRange)],
        fixes: [transaction.fix("Hide the \(list.isNamed("List") ? "list" : "form")'s own background", .unsafe, minimum: Minimum.scrollContentBackground)])
    }
  }

  /// A colour, a gradient, a material or an image.
  private static func isDrawn(_ background: Call) -> Bool {
    guard background.arguments.count <= 2, let value = background.arguments.first, value.label == nil || value.isTrailing else { return false }
    var expression = value.value
    if expression.kind == .closureExpr {
      guard expression.statements.count == 1, let only = expression.statements.first else { return false }
      expression = only
    }
    let parts = expression.kind == .chain ? expression.children.filter { $0.kind == .identifierExpr || $0.kind == .implicitMember || $0.kind == .memberSuffix } : [expression]
    guard let first = parts.first else { return false }
    if first.kind == .identifierExpr, drawnTypes.contains(first.name) { return first.nextSibling == nil || !parts.contains { $0.name == "clear" } }
    if first.kind == .implicitMember { return colors.contains(first.name) || first.name.hasSuffix("Material") }
    guard first.kind == .identifierExpr, let last = parts.last, last.nextSibling == nil || last.nextSibling?.kind != .callSuffix else { return false }
    let name = last.name.lowercased()
    return name.hasSuffix("color") || name.hasSuffix("background") || name.hasSuffix("gradient")
  }

  private static let drawnTypes: Set<String> = ["Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Image", "Material"]
  private static let colors: Set<String> = ["red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "primary", "secondary", "tint", "background"]

  /// Nothing takes the list's own background away, as far as its view and those that show it go.
  private static func showsItself(_ list: Call, _ context: FileContext) -> Bool {
    guard let view = context.view(around: list.node), let member = view.members.first(where: { $0.node.tree === list.tree && $0.node.contains(list.node) }) else { return false }
    for step in list.callee.surroundings(upTo: member.node) {
      switch step {
      case .member: return false
      case .modified(let call) where !isHarmless(call, context): return false
      default: continue
      }
    }
    let uses = context.project.uses(of: view.type)
    guard context.project.seesAllUses(of: view.type), !hasAppearance(context) else { return false }
    let shown = [(view.type, view)] + uses.compactMap { $0.owner }.map { ($0, context.facts(of: $0)) }
    return uses.allSatisfy { $0.call.chain.modifierCalls.allSatisfy { isHarmless($0, context) } }
      && !shown.contains { $0.1.members.contains { $0.node.descendants.contains { $0.kind == .memberSuffix && $0.name == "scrollContentBackground" } } }
  }

  private static func isHarmless(_ call: Call, _ context: FileContext) -> Bool {
    if call.isNamed("listStyle") || call.isNamed("formStyle") { return [".insetGrouped", ".grouped", ".automatic", "InsetGroupedListStyle()", "GroupedListStyle()"].contains(call.arguments.first?.value.text) }
    return context.isForeignModifier(call) && !call.isNamed("scrollContentBackground")
  }

  /// `UITableView.appearance().backgroundColor = .clear`
  private static func hasAppearance(_ context: FileContext) -> Bool {
    context.index.files(mentioning: ["appearance"]).contains { file in file.tree.nodes(.memberSuffix).contains { $0.name == "appearance" && ["UITableView", "UICollectionView", "UITableViewCell"].contains($0.previousSibling?.name) } }
  }
}
