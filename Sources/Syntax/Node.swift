/// A node of a syntax tree: an index that knows its tree. Valid while the tree lives.
///
/// It and what it is made of are public for the compiler's sake: only then are these small functions inlined in other modules, which saves a
/// third of a run. No product of the package is a library.
public struct Node: Hashable, Sendable {
  // The tree outlives every view on it (it is kept by the file that is being linted), and counting references
  // here would dominate the cost of a rule.
  @usableFromInline let owner: Unmanaged<SyntaxTree>
  public let index: Int

  @inlinable @inline(__always) public init(_ tree: SyntaxTree, _ index: Int) { self.init(Unmanaged.passUnretained(tree), index) }

  @inlinable @inline(__always) init(_ owner: Unmanaged<SyntaxTree>, _ index: Int) {
    self.owner = owner
    self.index = index
  }

  @inlinable @inline(__always) public var tree: SyntaxTree { owner._withUnsafeGuaranteedRef { $0 } }

  /// Asks the tree without counting a reference to it.
  @inlinable @inline(__always) func ask<Answer>(_ question: (SyntaxTree) -> Answer) -> Answer { owner._withUnsafeGuaranteedRef(question) }

  @inlinable public static func == (left: Node, right: Node) -> Bool { left.index == right.index && left.owner.toOpaque() == right.owner.toOpaque() }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  @inlinable @inline(__always) public var kind: NodeKind { ask { $0.nodeKinds[index] } }
  /// The index of the first token.
  @inlinable @inline(__always) public var firstToken: Int { ask { Int($0.nodeFirsts[index]) } }
  /// The index after the last token.
  @inlinable @inline(__always) public var endToken: Int { ask { Int($0.nodeEnds[index]) } }
  /// The node has no token: the source lacks it.
  @inlinable public var isEmpty: Bool { firstToken >= endToken }

  /// The index after the last descendant.
  @inlinable @inline(__always) public var endIndex: Int { index &+ ask { Int($0.nodeSizes[index]) } }

  /// The byte range from the first token to the end of the last.
  @inlinable public var range: Range<Int> {
    let first = firstToken, end = endToken
    let start = ask { Int($0.tokenStarts[first]) }
    guard end > first else { return start..<start }
    return start..<ask { Int($0.tokenEnds[end - 1]) }
  }

  @inlinable public var start: Int { range.lowerBound }
  @inlinable public var end: Int { range.upperBound }

  package var text: String { ask { $0.text.string(range) } }

  @inlinable @inline(__always) public var parent: Node? { index == 0 ? nil : Node(owner, ask { Int($0.nodeParents[index]) }) }

  /// The enclosing nodes from the parent to the file.
  @inlinable public var ancestors: Ancestors { Ancestors(current: self) }

  @inlinable @inline(__always) public var children: Children { Children(owner: owner, position: index + 1, end: endIndex) }

  @inlinable @inline(__always) public var firstChild: Node? { index + 1 < endIndex ? Node(owner, index + 1) : nil }

  @inlinable public var nextSibling: Node? {
    guard let parent, endIndex < parent.endIndex else { return nil }
    return Node(owner, endIndex)
  }

  /// All nodes below this one, in the order of the source.
  @inlinable @inline(__always) public var descendants: Descendants { Descendants(owner: owner, position: index + 1, end: endIndex) }

  @inlinable public func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  /// Whether `other` is this node or lies in it.
  @inlinable public func contains(_ other: Node) -> Bool { other.index >= index && other.index < endIndex }

  package var hasError: Bool { ask { $0.hasError(in: range) } }

  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(owner: Unmanaged<SyntaxTree>, position: Int, end: Int) {
      self.owner = owner
      self.position = position
      self.end = end
    }

    @inlinable @inline(__always) public mutating func next() -> Node? {
      guard position < end else { return nil }
      let node = Node(owner, position)
      position = node.endIndex
      return node
    }
  }

  public struct Descendants: Sequence, IteratorProtocol {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(owner: Unmanaged<SyntaxTree>, position: Int, end: Int) {
      self.owner = owner
      self.position = position
      self.end = end
    }

    @inlinable @inline(__always) public mutating func next() -> Node? {
      guard position < end else { return nil }
      position &+= 1
      return Node(owner, position &- 1)
    }
  }

  public struct Ancestors: Sequence, IteratorProtocol {
    @usableFromInline var current: Node

    @inlinable init(current: Node) { self.current = current }

    @inlinable @inline(__always) public mutating func next() -> Node? {
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }
}
