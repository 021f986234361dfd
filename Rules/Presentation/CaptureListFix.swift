import Linting
import Semantics
import Syntax

/// The fix of a stale read: evaluate the state while `body` runs, which both tracks it and copies the fresh value.
///
/// A capture list does that, `{ [x] in`. It makes `x` a constant in the closure, so where the closure writes `x` or reads
/// it in an action or through a helper, `let _ = x` goes into the getter instead.
enum CaptureListFix {
  static func fix(for stale: [StaleRead], in presentation: Presentation, of view: ViewFacts, _ context: FileContext) -> FixIt? {
    guard let closure = presentation.contentClosure, !stale.isEmpty, !stale.contains(where: { $0.property.isBackticked }) else { return nil }
    let names = stale.map(\.property.name)
    if stale.allSatisfy({ canCapture($0, closure, presentation, view) }) {
      guard let edit = captureEdit(names, closure, context) else { return nil }
      return FixIt("Capture \(names.quotedList) when 'body' runs", .safe, edits: [edit])
    }
    guard let edit = readEdit(names, presentation, view, context) else { return nil }
    return FixIt("Read \(names.quotedList) in the getter, so that it is tracked", .safe, edits: [edit])
  }

  /// Nothing in the closure needs the property itself.
  private static func canCapture(_ stale: StaleRead, _ closure: Node, _ presentation: Presentation, _ view: ViewFacts) -> Bool {
    guard stale.reads.allSatisfy({ closure.contains($0.node) }) else { return false }
    return !view.accesses(of: stale.property.name).contains { access in
      guard closure.contains(access.node) else { return false }
      if access.isWrite { return true }
      return access.isRead && access.place != .presentation(presentation.call.node)
        // `self.x` would go on reading the property.
        || access.node.kind == .memberSuffix
    }
  }

  static func captureEdit(_ names: [String], _ closure: Node, _ context: FileContext) -> TextEdit? {
    let list = names.joined(separator: ", ")
    guard let signature = closure.firstChild(.closureSignature) else {
      let offset = closure.start + 1
      let isBlank = context.tree.isBlank(offset) || context.tree.isLineEnd(offset)
      return context.insert(" [\(list)] in" + (isBlank ? "" : " "), at: offset)
    }
    if let captures = closure.captureList {
      guard !captures.children.contains(where: { names.contains($0.capturedName) }) else { return nil }
      let isEmpty = captures.firstChild == nil
      return context.insert((isEmpty ? "" : ", ") + list, at: captures.children.map(\.end).max() ?? captures.start + 1)
    }
    let start = signature.children.first { $0.kind != .attribute }?.start ?? signature.start
    return context.insert("[\(list)] ", at: start)
  }

  /// `let _ = x` before the first statement of the getter that applies the modifier.
  private static func readEdit(_ names: [String], _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> TextEdit? {
    guard let member = view.members.first(where: { $0.node.contains(presentation.call.node) && $0.file === context.file }),
      member.kind == .property, let body = member.node.getterBody, let first = body.statements.first,
      // Without a builder a second statement would end the implicit return.
      member.name == "body" || member.node.parent?.attributes.contains(where: { $0.attributeName == "ViewBuilder" }) == true
    else { return nil }
    guard context.tree.flags(ofToken: first.firstToken).contains(.newlineBefore) else {
      return context.insert(names.map { "let _ = \($0); " }.joined(), at: first.start)
    }
    // Before the comments that belong to the first statement, but after one on the brace's line.
    var offset = first.start
    for comment in context.tree.comments.reversed() where comment.range.upperBound <= first.start && comment.range.lowerBound > body.start {
      let line = context.tree.lineStart(comment.range.lowerBound)
      if line + context.tree.indentation(at: line).utf8.count == comment.range.lowerBound { offset = comment.range.lowerBound }
    }
    let separator = context.tree.lineEnd + context.tree.indentation(at: offset)
    return context.insert(names.map { "let _ = \($0)\(separator)" }.joined(), at: offset)
  }
}

extension Node {
  /// The capture list of a closure.
  var captureList: Node? { firstChild(.closureSignature)?.firstChild(.captureList) }
}

extension [String] {
  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`
  var quotedList: String {
    let quoted = map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Presentation.Kind {
  /// "a" or "an", as the noun wants it.
  var article: String { noun.first.map { "aeiou".contains($0) } ?? false ? "an" : "a" }

  /// For messages: what a person calls it.
  var noun: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .inspector: "inspector"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    case .navigationDestination: "destination"
    case .actionSheet: "action sheet"
    case .fileImporter, .fileExporter: "file dialog"
    case .quickLookPreview: "preview"
    }
  }
}
