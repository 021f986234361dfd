import Linting
import Semantics
import Syntax

extension Rule {
  static let geometryReader = Rule(
    RuleInfo(
      id: "geometry-reader",
      category: .layout,
      summary: "A 'GeometryReader' in a vertical scroll view has no height.",
      rationale: """
        'GeometryReader' takes what it is offered and has no height of its own. A vertical scroll view offers none, so the reader gets about \
        10 points, whatever is inside, and its content is drawn over what follows. Give the reader a height, or use \
        'containerRelativeFrame', 'visualEffect' or 'onGeometryChange', which need no reader.
        """,
      exceptions: """
        Silent when the reader or a stack around it has a height, an aspect ratio or a modifier whose effect is not known, in other containers \
        than vertical stacks, for readers whose content only measures, and in previews.
        """,
      severity: .warning,
      fix: "suggestion: a height",
      references: ["https://developer.apple.com/documentation/swiftui/geometryreader"])
  ) { context in
    guard context.index.isSwiftUI("GeometryReader"), !context.calls("ScrollView").isEmpty else { return [] }
    return context.calls("GeometryReader").compactMap { reader in
      guard context.isSwiftUI(reader), !context.isPreview(reader.node), showsSomething(reader, context), let view = context.view(around: reader.node),
        let member = view.members.first(where: { $0.node.tree === reader.tree && $0.node.contains(reader.node) }), let scroll = unboundedScroll(around: reader, in: member.node, context)
      else { return nil }
      return Finding(
        .warning, "In a vertical scroll view this 'GeometryReader' gets about 10 points of height, and its content covers what follows; give it a height", at: reader.nameRange,
        notes: [Diagnostic.Note("offers no height", file: context.file, range: scroll.nameRange)], fixes: [FixIt("Give the reader a '.frame(height:)'", .suggestion)])
    }
  }

  /// The vertical scroll view that the reader's height comes from.
  private static func unboundedScroll(around reader: Call, in member: Node, _ context: FileContext) -> Call? {
    for step in reader.callee.surroundings(upTo: member) {
      switch step {
      case .modified(let call): guard leavesHeight(call, context) else { return nil }
      case .member: return nil
      case .inside(let call, let label):
        guard !call.isMember, context.isSwiftUI(call) || call.isNamed("ForEach"), label == nil || label == "content" else { return nil }
        if call.isNamed("ScrollView") { return isVertical(call) ? call : nil }
        guard ["VStack", "LazyVStack", "Group", "ForEach"].contains(call.name) else { return nil }
      }
    }
    return nil
  }

  private static func isVertical(_ scroll: Call) -> Bool {
    guard let axes = scroll.arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value else { return true }
    return [".vertical", "[.vertical]", "Axis.Set.vertical"].contains(axes.text)
  }

  /// The modifier neither gives a height nor takes another view's.
  private static func leavesHeight(_ call: Call, _ context: FileContext) -> Bool {
    if call.isNamed("frame") { return call.arguments.allSatisfy { ["width", "minWidth", "idealWidth", "maxWidth", "alignment"].contains($0.label) } }
    return plainModifiers.contains(call.name) && context.project.viewFunctions[call.name] == nil
  }

  private static let plainModifiers: Set<String> = [
    "padding", "background", "overlay", "foregroundStyle", "foregroundColor", "tint", "font", "clipShape", "cornerRadius", "clipped", "shadow", "border", "opacity", "id", "tag", "onAppear", "onDisappear", "task", "onChange",
    "onTapGesture", "accessibilityLabel", "accessibilityIdentifier", "accessibilityHidden", "environment", "environmentObject", "disabled", "animation", "zIndex", "listRowInsets", "contentShape",
  ]

  /// The content is a visible view; a clear colour and the like measure.
  private static func showsSomething(_ reader: Call, _ context: FileContext) -> Bool {
    guard let closure = reader.trailingClosure ?? reader.argument("content")?.value, closure.kind == .closureExpr else { return false }
    let roots = closure.rootViews
    guard !roots.isEmpty, !closure.descendants.contains(where: { $0.kind == .memberSuffix && measures.contains($0.name) }) else { return false }
    return roots.allSatisfy { root in
      guard let name = root.baseViewName else { return false }
      return !fillers.contains(name) && context.project.receiver(ofExpression: root, in: context.file).isView && !root.modifierCalls.contains { $0.isNamed("hidden") || $0.isNamed("opacity") }
    }
  }

  private static let measures: Set<String> = ["preference", "anchorPreference", "hidden", "onGeometryChange"]
  private static let fillers: Set<String> = ["Color", "EmptyView", "Spacer", "Divider", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Path", "Group"]
}
