// Brackets, and the clauses of `#if` that leave them open.

extension ObjCLexer {
  /// How far down the stack of open brackets a closer looks for its partner.
  private static let reach = 16

  /// What the token opens or closes: brackets, and the containers that end with `@end`.
  private enum Role { case none, opens(TokenKind), closes(TokenKind) }

  /// `@interface … @end` counts as a bracket of this kind.
  private static let container = TokenKind.atKeyword

  private func role(_ token: Int) -> Role {
    switch tokens.kind[token] {
    case .leftBrace, .leftParen, .leftSquare: return .opens(tokens.kind[token])
    case .rightBrace: return .closes(.leftBrace)
    case .rightParen: return .closes(.leftParen)
    case .rightSquare: return .closes(.leftSquare)
    case .atKeyword:
      switch ObjCWord(rawValue: tokens.match[token]) {
      case .atInterface, .atImplementation: return .opens(Self.container)
      case .atProtocol:
        // Neither `@protocol A, B;` nor `@protocol(A)`.
        guard token + 2 < count, tokens.kind[token + 1] == .identifier, tokens.kind[token + 2] != .semicolon, tokens.kind[token + 2] != .comma else { return .none }
        return .opens(Self.container)
      case .atEnd: return .closes(Self.container)
      default: return .none
      }
    default: return .none
    }
  }

  /// Whether a closer of `kind` may look past an open `other` for its opener.
  private static func mayPass(_ other: TokenKind, for kind: TokenKind) -> Bool {
    switch kind {
    case container: true
    case .leftBrace: other != container
    default: other != container && other != .leftBrace
    }
  }

  /// The stack of open brackets as a tree of entries, so that an earlier state is one index.
  private struct OpenBrackets {
    private var kinds: [TokenKind] = []
    /// The parenthesis is the header of `if` or a loop.
    private var isHeader: [Bool] = []
    /// The bracket closed last was such a header.
    private(set) var closedHeader = false
    private var parents: [Int32] = []
    private var depths: [Int32] = []
    var top: Int32 = -1

    func depth(_ entry: Int32) -> Int32 { entry < 0 ? 0 : depths[Int(entry)] }

    mutating func open(_ kind: TokenKind, isHeader: Bool) {
      kinds.append(kind)
      self.isHeader.append(isHeader)
      parents.append(top)
      depths.append(depth(top) + 1)
      top = Int32(truncatingIfNeeded: kinds.count - 1)
    }

    /// Closes the nearest bracket of the kind; false when there is none to close.
    mutating func close(_ kind: TokenKind) -> Bool {
      var entry = top, steps = 0
      while entry >= 0, steps < ObjCLexer.reach {
        if kinds[Int(entry)] == kind {
          top = parents[Int(entry)]
          closedHeader = isHeader[Int(entry)]
          return true
        }
        guard ObjCLexer.mayPass(kinds[Int(entry)], for: kind) else { return false }
        entry = parents[Int(entry)]
        steps += 1
      }
      return false
    }
  }

  private struct Conditional {
    /// The directive of the clause being read, by its new index.
    var directive: Int
    var isFirst = true
    /// The open brackets before the `#if` and after its first clause.
    let before: Int32
    var afterFirst: Int32
    /// The first clause closes what it opens and nothing else.
    var isStructured = true
    /// The least depth seen in the clause, and in what is kept of the clauses before.
    var lowest: Int32
    var lowestKept: Int32
  }

  /// Decides what is kept of each `#if`: when the first clause leaves brackets open or closes outer ones, that clause alone; otherwise all
  /// clauses that are balanced. The text of a clause that is left out becomes a part of its directive.
  ///
  /// `match` of a directive becomes the index of the next clause's directive, zero for an `#endif`, and `unmatched` where the clauses do not
  /// stand for themselves.
  mutating func resolveConditionals() {
    var stack = OpenBrackets()
    var open: [Conditional] = []
    var written = 0
    var hasDropped = false

    /// Where the header of a statement ended last.
    var headerEnd = -1

    func endClause(_ frame: inout Conditional) {
      // `#if A … if (a) … #else … if (b) … #endif … { }`: the body is shared.
      let isIncomplete = written > frame.directive + 1 && (headerEnd == written - 1 || isElse(written - 1))
      let isBalanced = frame.lowest >= stack.depth(frame.before) && stack.top == frame.before && !isIncomplete
      if frame.isFirst {
        frame.isStructured = isBalanced
        frame.afterFirst = stack.top
        frame.lowestKept = frame.lowest
        frame.isFirst = false
      } else if !isBalanced || !frame.isStructured {
        if written > frame.directive + 1 {
          tokens.end[frame.directive] = tokens.end[written - 1]
          written = frame.directive + 1
          headerEnd = -1
          hasDropped = true
        }
      }
      stack.top = frame.before
      frame.lowest = stack.depth(frame.before)
    }

    for token in 0..<count {
      let kind = tokens.kind[token]
      let target: Int
      switch kind {
      case .poundIf:
        let depth = stack.depth(stack.top)
        open.append(Conditional(directive: written, before: stack.top, afterFirst: stack.top, lowest: depth, lowestKept: depth))
        target = written
        tokens.match[token] = TokenBuffer.unmatched
      case .poundElse, .poundElseif, .poundEndif:
        tokens.match[token] = TokenBuffer.unmatched
        guard var frame = open.popLast() else {
          target = written
          break
        }
        endClause(&frame)
        target = written
        if frame.isStructured {
          tokens.match[frame.directive] = UInt32(truncatingIfNeeded: target)
          tokens.match[token] = 0
        }
        frame.directive = target
        if kind == .poundEndif {
          stack.top = frame.afterFirst
          if let outer = open.indices.last { open[outer].lowest = min(open[outer].lowest, frame.lowestKept) }
        } else {
          open.append(frame)
        }
      default:
        target = written
        switch role(token) {
        case .none: break
        case .opens(let kind): stack.open(kind, isHeader: kind == .leftParen && written > 0 && isHeaderWord(written - 1))
        case .closes(let kind):
          let isMatched = stack.close(kind)
          if isMatched, kind == .leftParen, stack.closedHeader { headerEnd = written }
          if let frame = open.indices.last { open[frame].lowest = min(open[frame].lowest, isMatched ? stack.depth(stack.top) : -1) }
        }
      }
      if target != token {
        tokens.kind[target] = tokens.kind[token]
        tokens.flags[target] = tokens.flags[token]
        tokens.start[target] = tokens.start[token]
        tokens.end[target] = tokens.end[token]
        tokens.match[target] = tokens.match[token]
      }
      written = target + 1
    }
    count = written
    // Without its `#endif` a directive is a line like others.
    for frame in open { tokens.match[frame.directive] = TokenBuffer.unmatched }
    if hasDropped { dropTriviaOfDirectives() }
  }

  private func isElse(_ token: Int) -> Bool { tokens.kind[token] == .identifier && tokens.match[token] == ObjCWord.elseWord.rawValue }

  private func isHeaderWord(_ token: Int) -> Bool {
    guard tokens.kind[token] == .identifier else { return false }
    switch ObjCWord(rawValue: tokens.match[token]) {
    case .ifWord, .forWord, .switchWord: return true
    // Not `while`, which may end a `do`.
    default: return false
    }
  }

  /// Forgets the comments and errors in what became part of a directive, and gives the others their tokens.
  private mutating func dropTriviaOfDirectives() {
    var token = 0
    func isInToken(_ offset: UInt32) -> Bool {
      while token < count, tokens.end[token] <= offset { token += 1 }
      return token < count && tokens.start[token] <= offset && tokens.isDirective(token)
    }
    errors = errors.filter { !isInToken($0.offset) }
    token = 0
    comments = comments.compactMap { comment in
      guard !isInToken(comment.start) else { return nil }
      return Comment(start: comment.start, end: comment.end, kind: comment.kind, nextToken: UInt32(truncatingIfNeeded: token))
    }
  }

  // MARK: Matching

  /// Gives each bracket its partner, and reports those without.
  mutating func matchBrackets() {
    var stack: [(token: Int, kind: TokenKind)] = []
    var containers = 0
    for token in 0..<count {
      switch role(token) {
      case .none: continue
      case .opens(let kind):
        if kind == Self.container { containers += 1 } else { tokens.match[token] = TokenBuffer.unmatched }
        stack.append((token, kind))
      case .closes(let kind):
        if kind != Self.container { tokens.match[token] = TokenBuffer.unmatched }
        guard let index = opener(of: kind, in: stack, containers) else {
          if kind != Self.container { errors.append(SyntaxError(kind: .unexpected, offset: tokens.start[token])) }
          continue
        }
        reportOpen(stack[(index + 1)...], &containers)
        let opener = stack[index].token
        stack.removeSubrange(index...)
        if kind == Self.container {
          containers -= 1
        } else {
          tokens.match[opener] = UInt32(truncatingIfNeeded: token)
          tokens.match[token] = UInt32(truncatingIfNeeded: opener)
        }
      }
    }
    reportOpen(stack[...], &containers)
  }

  private func opener(of kind: TokenKind, in stack: [(token: Int, kind: TokenKind)], _ containers: Int) -> Int? {
    // What `@end` passes over is closed by it, so an unlimited search costs nothing more.
    guard kind != Self.container || containers > 0 else { return nil }
    let lowest = kind == Self.container ? 0 : max(0, stack.count - Self.reach)
    var index = stack.count - 1
    while index >= lowest {
      if stack[index].kind == kind { return index }
      guard Self.mayPass(stack[index].kind, for: kind) else { return nil }
      index -= 1
    }
    return nil
  }

  private mutating func reportOpen(_ entries: ArraySlice<(token: Int, kind: TokenKind)>, _ containers: inout Int) {
    for entry in entries {
      if entry.kind == Self.container { containers -= 1 } else { errors.append(SyntaxError(kind: .expected, offset: tokens.start[entry.token])) }
    }
  }
}

extension TokenBuffer {
  /// Whether the token is a line of the preprocessor.
  @inline(__always) func isDirective(_ token: Int) -> Bool { kind[token].isDirective }
}

extension TokenKind {
  /// A line of the preprocessor in Objective-C.
  @inline(__always) var isDirective: Bool {
    switch self {
    case .directive, .poundIf, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }
}
