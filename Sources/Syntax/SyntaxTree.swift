/// A language that sources are written in.
package enum SourceLanguage: String, Sendable, CaseIterable {
  case swift
  /// Objective-C, Objective-C++ and the headers of both.
  case objectiveC = "objective-c"

  /// For people.
  package var name: String {
    switch self {
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    }
  }
}

/// A source with its tokens and its syntax tree.
///
/// Nodes are numbered in pre-order; node 0 is the file. The descendants of a node are one contiguous range, so
/// "every call inside this closure" is a linear scan, and whether a node lies in another is a comparison.
/// Immutable, and safe to share between threads.
public final class SyntaxTree: Sendable {
  package let text: SourceText
  package let language: SourceLanguage
  public let tokenCount: Int
  public let nodeCount: Int
  package let comments: [Comment]
  /// In the order of their offsets.
  package let errors: [SyntaxError]
  /// The clauses of `#if` and the macro expansions, by index: code that some builds see otherwise. In the order of the source.
  private let conditionalIndices: [UInt32]

  /// The bytes of the text, which keeps them.
  @usableFromInline nonisolated(unsafe) let bytes: UnsafePointer<UInt8>
  @usableFromInline let byteCount: Int
  nonisolated(unsafe) private let storage: UnsafeMutableRawPointer
  @usableFromInline nonisolated(unsafe) let tokenKinds: UnsafePointer<TokenKind>
  @usableFromInline nonisolated(unsafe) let tokenFlags: UnsafePointer<TokenFlags>
  @usableFromInline nonisolated(unsafe) let tokenStarts: UnsafePointer<UInt32>
  @usableFromInline nonisolated(unsafe) let tokenEnds: UnsafePointer<UInt32>
  @usableFromInline nonisolated(unsafe) let nodeKinds: UnsafePointer<NodeKind>
  @usableFromInline nonisolated(unsafe) let nodeSizes: UnsafePointer<UInt32>
  @usableFromInline nonisolated(unsafe) let nodeFirsts: UnsafePointer<UInt32>
  @usableFromInline nonisolated(unsafe) let nodeEnds: UnsafePointer<UInt32>
  @usableFromInline nonisolated(unsafe) let nodeParents: UnsafePointer<UInt32>

  /// Copies the worker's buffers into one exactly sized allocation and computes the parents: O(tokens + nodes).
  init(
    text: SourceText, language: SourceLanguage = .swift, tokens: TokenBuffer, tokenCount: Int, nodes: TreeBuilder, comments: [Comment],
    errors: [SyntaxError]
  ) {
    self.text = text
    bytes = text.start
    byteCount = text.count
    self.language = language
    self.tokenCount = tokenCount
    self.comments = comments
    self.errors = errors
    let nodeCount = nodes.count
    self.nodeCount = nodeCount
    let words = MemoryLayout<UInt32>.stride
    storage = .allocate(byteCount: (2 * tokenCount + 4 * nodeCount) * words + 2 * tokenCount + nodeCount, alignment: 8)
    var next = storage
    func copy<T>(_ source: UnsafeMutablePointer<T>, _ count: Int) -> UnsafePointer<T> {
      let target = next.bindMemory(to: T.self, capacity: count)
      target.initialize(from: source, count: count)
      next += count * MemoryLayout<T>.stride
      return UnsafePointer(target)
    }
    tokenStarts = copy(tokens.start, tokenCount)
    tokenEnds = copy(tokens.end, tokenCount)
    nodeSizes = copy(nodes.size, nodeCount)
    nodeFirsts = copy(nodes.first, nodeCount)
    nodeEnds = copy(nodes.end, nodeCount)
    let parents = next.bindMemory(to: UInt32.self, capacity: nodeCount)
    next += nodeCount * words
    nodeParents = UnsafePointer(parents)
    tokenKinds = copy(tokens.kind, tokenCount)
    tokenFlags = copy(tokens.flags, tokenCount)
    nodeKinds = copy(nodes.kind, nodeCount)

    // A node's parent is the innermost node still open; `parents` itself is the stack.
    var open = 0
    var conditionals: [UInt32] = []
    if nodeCount > 0 { parents[0] = 0 }
    var index = 1
    while index < nodeCount {
      while open != 0 && index >= open + Int(nodes.size[open]) { open = Int(parents[open]) }
      parents[index] = UInt32(truncatingIfNeeded: open)
      if nodes.size[index] > 1 { open = index }
      switch nodes.kind[index] {
      case .ifConfigClause, .macroExpansion, .macroExpansionDecl: conditionals.append(UInt32(truncatingIfNeeded: index))
      default: break
      }
      index += 1
    }
    conditionalIndices = conditionals
  }

  deinit { storage.deallocate() }

  /// The bytes that tokens, nodes and comments occupy.
  package var memorySize: Int {
    4 * (2 * tokenCount + 4 * nodeCount) + 2 * tokenCount + nodeCount + comments.count * MemoryLayout<Comment>.stride
  }

  package var root: Node { Node(self, 0) }

  /// The clauses of `#if` and the macro expansions, in the order of the source.
  package var conditionals: [Node] { conditionalIndices.map { Node(self, Int($0)) } }

  /// The nodes of the given kinds in the order of the source: O(nodes), without a call for each.
  package func nodes(_ kinds: NodeKind...) -> [Node] {
    var isWanted = [Bool](repeating: false, count: 256)
    for kind in kinds { isWanted[Int(kind.rawValue)] = true }
    var result: [Node] = []
    isWanted.withUnsafeBufferPointer { isWanted in
      for index in 0..<nodeCount where isWanted[Int(nodeKinds[index].rawValue)] { result.append(Node(self, index)) }
    }
    return result
  }

  /// The innermost node whose range holds the byte before and the byte at `offset`: O(log nodes + depth).
  package func node(around offset: Int) -> Node {
    // It is, or holds, the last node that starts before.
    var node = Node(self, max(0, firstNode(atOrAfterToken: firstToken(atOrAfter: offset)) - 1))
    while node.index > 0, !(node.start < offset && offset < node.end), let parent = node.parent { node = parent }
    return node
  }

  /// The index of the first node that starts at or after a token: O(log nodes), as nodes are in the order of their first tokens.
  package func firstNode(atOrAfterToken token: Int) -> Int { (0..<nodeCount).partitioningIndex { Int(nodeFirsts[$0]) >= token } }

  /// The comment that starts before `offset` and ends after it: O(log comments).
  package func comment(around offset: Int) -> Comment? {
    let next = firstComment(atOrAfter: offset)
    guard next > 0, offset < Int(comments[next - 1].end) else { return nil }
    return comments[next - 1]
  }

  /// The comments that start in a byte range: O(log comments).
  package func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    let first = firstComment(atOrAfter: range.lowerBound)
    return comments[first..<max(first, firstComment(atOrAfter: range.upperBound))]
  }

  /// The index of the first comment that starts at or after an offset.
  private func firstComment(atOrAfter offset: Int) -> Int { comments.indices.partitioningIndex { Int(comments[$0].start) >= offset } }

  // MARK: Tokens

  @inlinable @inline(__always) public func kind(ofToken token: Int) -> TokenKind {
    token >= 0 && token < tokenCount ? tokenKinds[token] : .endOfFile
  }

  @inlinable @inline(__always) public func flags(ofToken token: Int) -> TokenFlags { token >= 0 && token < tokenCount ? tokenFlags[token] : [] }

  /// The byte range of a token.
  @inlinable @inline(__always) public func range(ofToken token: Int) -> Range<Int> {
    guard token >= 0, token < tokenCount else { return byteCount..<byteCount }
    return Int(tokenStarts[token])..<Int(tokenEnds[token])
  }

  /// The first byte of a token; zero behind the last.
  @inlinable @inline(__always) public func firstByte(ofToken token: Int) -> UInt8 { bytes[range(ofToken: token).lowerBound] }

  package func text(ofToken token: Int) -> String { text.string(range(ofToken: token)) }

  /// The text of a name without its backticks.
  package func name(ofToken token: Int) -> String { text.string(nameRange(ofToken: token)) }

  /// The bytes of a name without its backticks, valid while the tree lives.
  func nameBytes(ofToken token: Int) -> UnsafeBufferPointer<UInt8> {
    let range = nameRange(ofToken: token)
    return UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }

  private func nameRange(ofToken token: Int) -> Range<Int> {
    let range = range(ofToken: token)
    return flags(ofToken: token).contains(.backticked) && range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Whether the text of a name without its backticks is `name`, without making a string.
  package func token(_ token: Int, isNamed name: String) -> Bool {
    let range = nameRange(ofToken: token)
    guard range.count == name.utf8.count else { return false }
    var offset = range.lowerBound
    for byte in name.utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// Whether the token's text is `text`, without making a string.
  @inlinable @inline(__always) public func token(_ token: Int, is text: StaticString) -> Bool {
    let range = range(ofToken: token)
    return range.count == text.utf8CodeUnitCount && holds(text, at: range)
  }

  /// Whether the bytes of a range of the text's length are the text.
  @usableFromInline func holds(_ text: StaticString, at range: Range<Int>) -> Bool {
    for index in 0..<range.count where bytes[range.lowerBound + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The index of the first token that starts at or after a byte offset: O(log tokens).
  package func firstToken(atOrAfter offset: Int) -> Int { (0..<tokenCount).partitioningIndex { Int(tokenStarts[$0]) >= offset } }

  /// Whether a syntax error lies in a byte range (its end included): O(log errors).
  package func hasError(in range: Range<Int>) -> Bool {
    let first = errors.indices.partitioningIndex { Int(errors[$0].offset) >= range.lowerBound }
    return first < errors.count && Int(errors[first].offset) <= range.upperBound
  }

  /// Whether a comment starts in a byte range: O(log comments).
  package func hasComment(in range: Range<Int>) -> Bool { !comments(in: range).isEmpty }
}
