/// Pairs brackets while the lexer runs, so that the parser can skip a balanced group in O(1).
///
/// `#if` directives and string interpolations are hard walls: a bracket inside one never pairs with one outside.
/// A closer that does not fit looks at most `reach` entries down, which keeps the work linear.
struct BracketMatcher {
  private static let reach = 8

  private struct Entry {
    var token: UInt32
    var kind: TokenKind
  }
  private var stack: [Entry] = []
  /// Positions in `stack` of the walls: `#if` clauses and interpolations.
  private var walls: [Int] = []

  @inline(__always) private var floor: Int { walls.last.map { $0 + 1 } ?? 0 }

  @inline(__always) mutating func open(_ token: Int, _ kind: TokenKind, _ tokens: inout TokenBuffer) {
    tokens.match[token] = TokenBuffer.unmatched
    stack.append(Entry(token: UInt32(truncatingIfNeeded: token), kind: kind))
  }

  @inline(__always) mutating func close(_ token: Int, _ opener: TokenKind, _ tokens: inout TokenBuffer) {
    tokens.match[token] = TokenBuffer.unmatched
    let floor = floor
    var index = stack.count - 1
    let lowest = max(floor, stack.count - Self.reach)
    while index >= lowest {
      if stack[index].kind == opener {
        pair(Int(stack[index].token), token, &tokens)
        stack.removeSubrange(index...)
        return
      }
      index -= 1
    }
  }

  mutating func openWall(_ token: Int, _ kind: TokenKind, _ tokens: inout TokenBuffer) {
    walls.append(stack.count)
    open(token, kind, &tokens)
  }

  /// Ends the innermost wall if it is of the given kind; brackets left open inside stay unmatched.
  mutating func closeWall(_ token: Int, _ opener: TokenKind, _ tokens: inout TokenBuffer) {
    tokens.match[token] = TokenBuffer.unmatched
    guard let wall = walls.last, stack[wall].kind == opener else { return }
    pair(Int(stack[wall].token), token, &tokens)
    stack.removeSubrange(wall...)
    walls.removeLast()
  }

  /// An interpolation ends whatever is still open in it.
  mutating func closeInterpolation(_ token: Int, _ tokens: inout TokenBuffer) {
    tokens.match[token] = TokenBuffer.unmatched
    while let wall = walls.popLast() {
      let entry = stack[wall]
      stack.removeSubrange(wall...)
      if entry.kind == .interpolationStart {
        pair(Int(entry.token), token, &tokens)
        return
      }
    }
  }

  /// `#elseif` and `#else`: ends the clause before and opens the next.
  mutating func nextClause(_ token: Int, _ tokens: inout TokenBuffer) {
    tokens.match[token] = TokenBuffer.unmatched
    guard let wall = walls.last, stack[wall].kind == .poundIf else { return }
    tokens.match[Int(stack[wall].token)] = UInt32(truncatingIfNeeded: token)
    stack.removeSubrange(wall...)
    stack.append(Entry(token: UInt32(truncatingIfNeeded: token), kind: .poundIf))
  }

  mutating func finish() {
    stack.removeAll(keepingCapacity: true)
    walls.removeAll(keepingCapacity: true)
  }

  @inline(__always) private func pair(_ opener: Int, _ closer: Int, _ tokens: inout TokenBuffer) {
    tokens.match[opener] = UInt32(truncatingIfNeeded: closer)
    tokens.match[closer] = UInt32(truncatingIfNeeded: opener)
  }
}
