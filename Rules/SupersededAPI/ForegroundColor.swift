import Linting
import Semantics
import Syntax

extension SupersededAPI {
  static let foregroundColor = SupersededAPI(
    "deprecated-foreground-color", "foregroundColor", "foregroundStyle", minimum: .systems("15 12 15 8 1"),
    fix: "safe where the argument is certainly a colour, unsafe where its type is not known; a suggestion for optional colours and for a 'Text' that has to stay one",
    reference: "swiftui/view/foregroundstyle(_:)",
    exceptions: "Silent on 'AttributeContainer', 'AttributedString' and everything else that is no view.",
    """
    'foregroundStyle' takes any style, not only a colour, and is what SwiftUI's own views use. The two look names up in different places: \
    '.brand' is a member of 'Color' and no style, and '.secondary' is a level of the current style, so that only 'Color.secondary' stays the \
    same colour. On a 'Text' the new modifier gives a view before iOS 17 and macOS 14, so it goes behind 'bold' and its kin there.
    """,
    .calls([Form("foregroundColor(_:)") { old in ForegroundColor(old).replacement }]))
}

/// `x.foregroundColor(c)`: whether and how it becomes `x.foregroundStyle(c)`.
private struct ForegroundColor {
  let old: SupersededCall

  init(_ old: SupersededCall) { self.old = old }

  var replacement: Replacement {
    let color = ColorExpression(old[0], in: old.context)
    // One that a second of its kind overrides is to be deleted, not renamed.
    if color.certainty == .impossible || old.context.modifierOverriding(old.call) != nil { return .advice }
    var transaction = Transaction()
    let applicability: FixIt.Applicability = color.certainty == .certain ? .safe : .unsafe
    // Before `Text.foregroundStyle` gave a Text, the call ends what only a Text can do.
    if old.receiver == .view("Text"), !old.targets.meets(Self.textMinimum) {
      // In or before a branch of '#if' the rest of the chain is not one.
      guard old.call.chain.kind == .chain, !old.call.chain.children.contains(where: { $0.kind == .ifConfigSuffix && $0.index > old.call.node.index }) else { return .advice }
      if let last = lastTextModifier {
        guard isViewAfterwards(last.node) else { return .advice }
        transaction.move(replacing: old.call, behind: last, with: "foregroundStyle(\(prefixed(color)))", in: old.file)
        return .edits(transaction, applicability)
      }
      guard isViewAfterwards(old.call.node) else { return .advice }
    }
    transaction.replace(old.call.nameRange, with: "foregroundStyle", in: old.file)
    for offset in color.prefixes { transaction.insert(color.prefix, at: offset, in: old.file) }
    return .edits(transaction, applicability)
  }

  /// The argument's text with `Color` written in front of its members.
  private func prefixed(_ color: ColorExpression) -> String {
    var text = "", start = old[0].start
    for offset in color.prefixes {
      text += old.tree.text.string(start..<offset) + color.prefix
      start = offset
    }
    return text + old.tree.text.string(start..<old[0].end)
  }

  /// The last of the modifiers behind the call that only a `Text` has on the oldest system.
  private var lastTextModifier: Call? {
    let parts = old.call.chain.children.filter { $0.index > old.call.node.index }
    var last: Call?
    for part in parts where part.kind == .callSuffix {
      guard let call = Call(part) else { break }
      if Self.textModifiers.contains(call.name) { last = call } else if !Self.textKeepers.contains(call.name) { break }
    }
    return last
  }

  /// Whether the chain goes on with a view's modifier, or is a statement of a view builder: nothing asks for a `Text`.
  private func isViewAfterwards(_ node: Node) -> Bool {
    let following = old.call.chain.children.filter { $0.index > node.index }
    if let next = following.first(where: { $0.kind == .callSuffix }).flatMap({ Call($0) }) { return isOnlyOfViews(next.name) }
    if following.contains(where: { $0.kind != .ifConfigSuffix }) { return false }
    guard let parent = old.call.chain.outermostChain.parent else { return false }
    return parent.isViewBuilder(in: old.context)
  }

  private func isOnlyOfViews(_ modifier: String) -> Bool {
    if ModifierTable.isModifier(modifier) { return !Self.textModifiers.contains(modifier) && modifier != "foregroundColor" }
    let ofText = old.context.index.extensions(named: "Text").contains { $0.node.memberDeclarations.contains { $0.kind == .functionDecl && $0.declaredName == modifier } }
    return old.context.project.viewFunctions[modifier] != nil && !ofText
  }

  /// `Text.foregroundStyle` that gives a `Text`.
  private static let textMinimum = DeploymentTargets.systems("17 14 17 10 1")

  /// Modifiers that give a Text back when they are applied to one.
  private static let textKeepers: Set<String> = [
    "font", "monospacedDigit", "accessibilityLabel", "accessibilityTextContentType", "accessibilityHeading", "speechSpellsOutCharacters", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
  ]

  /// Since iOS 16 and macOS 13 every view has them.
  private static let textModifiers: Set<String> = ["bold", "italic", "underline", "strikethrough", "kerning", "tracking", "baselineOffset", "fontWeight"]
}

extension Node {
  /// The statements of this block or closure make up a view, whatever their types.
  fileprivate func isViewBuilder(in context: FileContext) -> Bool {
    switch kind {
    case .returnStatement: return parent?.isViewBuilder(in: context) ?? false
    case .closureExpr:
      guard let (call, _) = closureArgument else { return false }
      switch ClosureRole.of(self, in: context.index) {
      case .presentation, .destination: return true
      case .inline: return (call.isInitializer || ClosureRole.isKnownContainer(call.name)) && !isInWrittenType
      default: return false
      }
    case .codeBlock, .accessorBlock, .switchCase, .ifConfigClause:
      guard let owner = parent else { return false }
      switch owner.kind {
      case .ifBranch, .elseClause, .ifExpr, .switchExpr, .ifConfig: return owner.isViewBuilder(in: context)
      case .accessorDecl: return owner.parent?.isViewBuilder(in: context) ?? false
      case .patternBinding: return owner.typeChild.map { context.project.view(ofType: $0, in: context.file) == .view("") } ?? false
      case .functionDecl: return owner.resultType.map { context.project.view(ofType: $0, in: context.file) == .view("") } ?? false
      default: return false
      }
    case .ifBranch, .elseClause, .ifExpr, .switchExpr, .ifConfig: return parent?.isViewBuilder(in: context) ?? false
    default: return false
    }
  }
}

extension Node {
  /// A declaration around the code says its type in full, `Button<Text>`, so that every part has to keep its own.
  private var isInWrittenType: Bool {
    ancestors.contains { ancestor in
      let type = ancestor.kind == .functionDecl ? ancestor.resultType : ancestor.kind == .patternBinding ? ancestor.typeChild : nil
      return type?.firstChild(.genericArgument) != nil
    }
  }
}

extension Transaction {
  /// Takes a modifier out and writes another one behind a later part of the chain, in the same layout.
  fileprivate mutating func move(replacing call: Call, behind last: Call, with text: String, in file: SourceFile) {
    let tree = file.tree
    guard call.callee.kind == .memberSuffix, let previous = call.callee.previousSibling, !call.node.hasMultilineString else { return block() }
    let isOwnLine = tree.flags(ofToken: call.callee.firstToken).contains(.newlineBefore)
    cut(call, in: file)
    insert((isOwnLine ? tree.lineEnd + tree.indentation(at: call.callee.start) : "") + "." + text, at: last.node.end, in: file)
    if tree.hasComment(in: previous.end..<call.node.end) { block() }
  }
}
