/// Tells which names a source does not mention, in O(1): "no" is certain, "yes" is not.
///
/// Questions about a whole project, "does anybody write to this property?", look into the few files that may hold the name.
package struct NameFilter: Sendable {
  private static let wordCount = 64
  private let words: [UInt64]

  /// The words of a source, keywords included and backticks left out: O(tokens).
  package init(_ tree: SyntaxTree) {
    words = [UInt64](unsafeUninitializedCapacity: Self.wordCount) { words, count in
      words.initialize(repeating: 0)
      count = Self.wordCount
      let text = tree.text.start
      for token in 0..<tree.tokenCount {
        let kind = tree.tokenKinds[token]
        guard kind.isWord || kind == .dollarIdentifier else { continue }
        var start = Int(tree.tokenStarts[token]), end = Int(tree.tokenEnds[token])
        if text[start] == UInt8(ascii: "`"), end - start > 2 {
          start += 1
          end -= 1
        }
        let bit = Self.bit(UnsafeBufferPointer(start: text + start, count: end - start))
        words[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  /// Whether the source may hold the name as a token.
  package func mayContain(_ name: String) -> Bool {
    let bit = name.utf8.withContiguousStorageIfAvailable(Self.bit) ?? Array(name.utf8).withUnsafeBufferPointer(Self.bit)
    return words[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  /// A number below 4096 from a name's length and six of its bytes.
  @inline(__always) private static func bit(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let count = name.count
    guard count > 0 else { return 0 }
    var hash = UInt64(truncatingIfNeeded: count)
    hash = hash &* 31 &+ UInt64(name[0])
    hash = hash &* 31 &+ UInt64(name[count > 1 ? 1 : 0])
    hash = hash &* 31 &+ UInt64(name[count / 4])
    hash = hash &* 31 &+ UInt64(name[count / 2])
    hash = hash &* 31 &+ UInt64(name[count - 1 - count / 4])
    hash = hash &* 31 &+ UInt64(name[count - 1])
    return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }
}
