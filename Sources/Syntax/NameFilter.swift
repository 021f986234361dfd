/// Tells which names a source does not mention, in O(1): "no" is certain, "yes" is not.
///
/// Questions about a whole project, "does anybody write to this property?", look into the few files that may hold the name.
package struct NameFilter: Sendable {
  private static let wordCount = 64
  private let words: [UInt64]

  /// The words of a source, keywords included and backticks left out: O(tokens).
  package init(_ tree: SyntaxTree) {
    self.init { words in
      for token in 0..<tree.tokenCount {
        let kind = tree.tokenKinds[token]
        guard kind.isWord || kind == .dollarIdentifier else { continue }
        let bit = Self.bit(tree.nameBytes(ofToken: token))
        words[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  /// A few names of the same interest: O(names).
  package init(_ names: some Sequence<String>) {
    self.init { words in
      for name in names {
        let bit = Self.bit(name)
        words[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  private init(_ fill: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    words = [UInt64](unsafeUninitializedCapacity: Self.wordCount) { words, count in
      words.initialize(repeating: 0)
      count = Self.wordCount
      fill(words)
    }
  }

  /// A name that many filters are asked for.
  package struct Key: Sendable {
    fileprivate let bit: Int

    package init(_ name: String) { bit = NameFilter.bit(name) }
  }

  /// Whether the name may be among the names.
  package func mayContain(_ name: String) -> Bool { holds(Self.bit(name)) }

  package func mayContain(_ key: Key) -> Bool { holds(key.bit) }

  /// Whether the name that a token is, backticks left out, may be among the names.
  package func mayContain(_ token: Int, in tree: SyntaxTree) -> Bool { holds(Self.bit(tree.nameBytes(ofToken: token))) }

  private func holds(_ bit: Int) -> Bool { words[bit >> 6] >> UInt64(bit & 63) & 1 == 1 }

  private static func bit(_ name: String) -> Int { name.utf8.withContiguousStorageIfAvailable(bit) ?? Array(name.utf8).withUnsafeBufferPointer(bit) }

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
