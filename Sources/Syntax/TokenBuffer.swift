/// A comment of the source.
package struct Comment: Sendable {
  package enum Kind: UInt8, Sendable { case line, documentationLine, block, documentationBlock }
  /// The byte offsets of the comment with its delimiters.
  package let start: UInt32
  package let end: UInt32
  package let kind: Kind
  /// The index of the token that follows.
  package let nextToken: UInt32

  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// Something the source does wrong, as far as the grammar is concerned.
package struct SyntaxError: Sendable {
  package enum Kind: UInt8, Sendable {
    case invalidByte, unterminatedComment, unterminatedString, unterminatedRegex, invalidNumber, invalidOperator
    case invalidIdentifier, conflictMarker, placeholder, tooDeep
    case expected, unexpected, missingSeparator, unterminatedDirective
  }
  package let kind: Kind
  /// The byte offset where the error was noticed.
  package let offset: UInt32
}

/// Growable parallel arrays of tokens, reused from file to file by one worker.
struct TokenBuffer {
  private(set) var capacity: Int
  private(set) var kind: UnsafeMutablePointer<TokenKind>
  private(set) var flags: UnsafeMutablePointer<TokenFlags>
  private(set) var start: UnsafeMutablePointer<UInt32>
  private(set) var end: UnsafeMutablePointer<UInt32>
  /// For brackets the index of the partner, `unmatched` when there is none; for `#if` and its clauses the next
  /// clause; for `<` the parser's cached answer to "do generic arguments start here?"; otherwise zero.
  private(set) var match: UnsafeMutablePointer<UInt32>

  static let unmatched = UInt32.max

  init(capacity: Int) {
    self.capacity = capacity
    kind = .allocate(capacity: capacity)
    flags = .allocate(capacity: capacity)
    start = .allocate(capacity: capacity)
    end = .allocate(capacity: capacity)
    match = .allocate(capacity: capacity)
  }

  mutating func grow(count: Int) {
    let larger = capacity * 2
    func move<T>(_ pointer: inout UnsafeMutablePointer<T>) {
      let new = UnsafeMutablePointer<T>.allocate(capacity: larger)
      new.moveInitialize(from: pointer, count: count)
      pointer.deallocate()
      pointer = new
    }
    move(&kind)
    move(&flags)
    move(&start)
    move(&end)
    move(&match)
    capacity = larger
  }

  func deallocate() {
    kind.deallocate()
    flags.deallocate()
    start.deallocate()
    end.deallocate()
    match.deallocate()
  }
}
