import Linting
import Semantics
import Syntax

/// A new spelling with places for the arguments of the old call.
///
/// `$0` is the first argument as it was written, `{$0}` the same as the body of a closure, ` .` outside of parentheses starts another modifier of the chain, on a
/// line of its own where the old one had one.
struct Template: Sendable {
  private enum Part: Sendable {
    case text(String)
    case argument(Int)
    case closure(Int)
    case nextModifier
  }
  private var parts: [Part] = []

  /// The names of modifiers that the new spelling starts with.
  var names: [String] {
    parts.compactMap { if case .text(let text) = $0, text.hasPrefix(".") { String(text.dropFirst().prefix { $0.isLetter || $0.isNumber }) } else { nil } }
  }

  init(_ text: String) {
    var literal = ""
    var rest = Substring(text)
    var depth = 0
    func number(_ text: Substring) -> Int? { text.first.flatMap { $0.isASCII ? $0.wholeNumberValue : nil } }
    while let character = rest.first {
      if rest.hasPrefix("{$"), let position = number(rest.dropFirst(2)), rest.dropFirst(3).first == "}" {
        parts += [.text(literal), .closure(position)]
        literal = ""
        rest = rest.dropFirst(4)
      } else if character == "$", let position = number(rest.dropFirst()) {
        parts += [.text(literal), .argument(position)]
        literal = ""
        rest = rest.dropFirst(2)
      } else if depth == 0, rest.hasPrefix(" .") {
        parts += [.text(literal), .nextModifier]
        literal = ""
        rest = rest.dropFirst()
      } else {
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    parts.append(.text(literal))
  }

  func pieces(for call: SupersededCall) -> [Piece] {
    parts.map { part in
      switch part {
      case .text(let text): .text(text)
      case .argument(let position): .argument(call[position])
      case .closure(let position): .closure(call[position])
      case .nextModifier: .nextModifier
      }
    }
  }
}

/// A piece of the text that replaces a call.
enum Piece {
  case text(String)
  /// A part of the old call, as it is written.
  case argument(Node)
  /// A part of the old call in braces; a closure keeps its own.
  case closure(Node)
  /// A part of the old call on lines of its own, so many steps in.
  case lines(Node, depth: Int)
  /// The place between two modifiers of a chain.
  case nextModifier
}

extension Transaction {
  /// Replaces a call, from its period or name to its end, by new text that may hold parts of the old one.
  ///
  /// Parts that stay in their order are not touched, so that their layout, their comments and the edits inside them survive; the others
  /// move, with their lines indented anew. A comment anywhere else in the old call stops the fix.
  mutating func rewrite(_ old: SupersededCall, as pieces: [Piece]) {
    let call = old.call, file = old.file
    // A module may stand before the name of a type.
    let range = (call.isInitializer ? call.nameRange.lowerBound : call.callee.start)..<call.node.end
    let layout = CallLayout(call)
    let kept = layout.kept(pieces)
    var start = range.lowerBound
    var text = ""
    var moved: [Node] = []
    for (position, piece) in pieces.enumerated() {
      switch piece {
      case .text(let literal): text += position == 0 && call.callee.kind == .identifierExpr && literal.hasPrefix(".") ? String(literal.dropFirst()) : literal
      case .nextModifier: text += layout.separator
      case .lines(let node, let depth):
        if !node.canBecomeClosure(of: call) { block() }
        text += layout.lines(node, depth: depth)
        moved.append(node)
        if node.hasMultilineString { block() }
      case .argument(let node):
        if kept.contains(position) {
          replaceGap(start, node.start, with: text, moved: moved, in: file)
          (start, text, moved) = (node.end, "", [])
        } else {
          text += node.text
          moved.append(node)
          if node.hasMultilineString { block() }
        }
      case .closure(let node):
        if node.kind != .closureExpr, !node.canBecomeClosure(of: call) { block() }
        if kept.contains(position) {
          let (before, after) = layout.blanks(around: node)
          replaceGap(start, node.start, with: node.kind == .closureExpr ? text : text + "{" + before, moved: moved, in: file)
          (start, text, moved) = (node.end, node.kind == .closureExpr ? "" : after + "}", [])
        } else {
          text += layout.closure(node)
          moved.append(node)
          if node.hasMultilineString || node.descendants.contains(where: { $0.kind == .ifConfig || $0.kind == .ifConfigSuffix }) && node.kind != .closureExpr { block() }
        }
      }
    }
    replaceGap(start, range.upperBound, with: text, moved: moved, in: file)
  }

  /// Replaces what stands between two kept parts. Comments in parts that moved went with them.
  private mutating func replaceGap(_ start: Int, _ end: Int, with text: String, moved: [Node], in file: SourceFile) {
    // In broken code a part can lie outside of the call.
    guard start <= end else { return block() }
    let range = start..<end
    if file.tree.comments.contains(where: { comment in range.contains(comment.range.lowerBound) && !moved.contains { $0.range.contains(comment.range.lowerBound) } }) { block() }
    guard file.tree.text.string(range) != text else { return }
    append([TextEdit(path: file.path, range: range, newText: text)], in: file)
  }
}

extension Node {
  /// Whether an argument means the same as the body of a closure: it names no parameter of a closure around it by `$0`, suspends and throws
  /// nothing, and does not stand in an initialiser, where a closure would take hold of `self` too early.
  fileprivate func canBecomeClosure(of call: Call) -> Bool {
    for node in [self] + Array(descendants) {
      switch node.kind {
      case .tryExpr, .awaitExpr: return false
      case .identifierExpr:
        if tree.kind(ofToken: node.firstToken) == .dollarIdentifier, let owner = node.closureOfShorthand, !contains(owner) { return false }
      default: continue
      }
    }
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .tryExpr, .awaitExpr, .initializerDecl: return false
      case .codeBlock, .closureExpr, .accessorBlock: if ancestor.kind != .codeBlock || ancestor.parent?.kind != .initializerDecl { return true }
      default: continue
      }
    }
    return true
  }
}

/// How a call and its arguments are laid out.
struct CallLayout {
  private let call: Call
  private let tree: SyntaxTree
  private let outer: String
  private let unit: String

  init(_ call: Call) {
    self.call = call
    tree = call.tree
    outer = call.tree.indentation(at: call.callee.start)
    unit = call.tree.indentationUnit(around: call.node)
  }

  private var line: String { tree.lineEnd }

  /// What stands before the next modifier: nothing, or a line end and blanks.
  var separator: String {
    if !call.isInitializer { return startsLine(call.callee) && call.callee.kind == .memberSuffix ? line + outer : "" }
    // Behind a view the next modifier goes where the others are.
    if let next = call.node.nextSibling { return startsLine(next) ? line + tree.indentation(at: next.start) : "" }
    return isMultiline(call.node) ? line + outer : ""
  }

  private func startsLine(_ node: Node) -> Bool { tree.flags(ofToken: node.firstToken).contains(.newlineBefore) }

  private func isMultiline(_ node: Node) -> Bool { tree.lineStart(node.start) != tree.lineStart(node.end) }

  /// The pieces that can stay where they are: the longest first, as long as the order is kept.
  func kept(_ pieces: [Piece]) -> Set<Int> {
    let parts: [(position: Int, node: Node)] = pieces.enumerated().compactMap { position, piece in
      switch piece {
      case .argument(let node): (position, node)
      case .closure(let node): canStay(node) ? (position, node) : nil
      default: nil
      }
    }
    var kept: [(position: Int, node: Node)] = []
    for part in parts.sorted(by: { ($0.node.range.count, $1.position) > ($1.node.range.count, $0.position) }) {
      if kept.allSatisfy({ ($0.position < part.position) == ($0.node.index < part.node.index) }) { kept.append(part) }
    }
    return Set(kept.map(\.position))
  }

  /// A value that is to become a closure's body keeps its lines when it fits on one, or has lines of its own.
  private func canStay(_ node: Node) -> Bool { node.kind == .closureExpr || !isMultiline(node) && !startsLine(node) || startsLine(node) }

  /// What stands between the braces and a body that stays.
  func blanks(around node: Node) -> (String, String) {
    guard startsLine(node) else { return (" ", " ") }
    var start = node.start
    while start > 0, tree.isBlank(start - 1) || tree.isLineEnd(start - 1) { start -= 1 }
    let isClosedOnNewLine = tree.flags(ofToken: node.endToken).contains(.newlineBefore)
    return (tree.text.string(start..<node.start), line + (isClosedOnNewLine ? tree.indentation(at: tree.range(ofToken: node.endToken).lowerBound) : outer))
  }

  /// A part that becomes a closure somewhere else.
  func closure(_ node: Node) -> String {
    if node.kind == .closureExpr { return node.text }
    guard isMultiline(node) || call.arguments.contains(where: { $0.value.kind == .closureExpr && isMultiline($0.value) }) else { return "{ \(node.text) }" }
    return "{" + lineBreak(depth: 1) + lines(node, depth: 1) + lineBreak(depth: 0) + "}"
  }

  /// The end of a line, and the indentation of a line so many steps in.
  func lineBreak(depth: Int) -> String { line + outer + String(repeating: unit, count: depth) }

  /// The text of a part with its lines so many steps in.
  func lines(_ node: Node, depth: Int) -> String {
    Transaction.reindented(node.text, from: tree.indentation(at: node.start), to: outer + String(repeating: unit, count: depth))
  }
}
