/// A node of a syntax tree: an index that knows its tree. Valid while the tree lives.
package struct Node: Hashable, Sendable {
  // The tree outlives every view on it (it is kept by the file that is being linted), and counting references
  // here would dominate the cost of a rule.
  @usableFromInline let owner: Unmanaged<SyntaxTree>
  package let index: Int

  @inlinable @inline(__always) package init(_ tree: SyntaxTree, _ index: Int) { self.init(Unmanaged.passUnretained(tree), index) }

  @inlinable @inline(__always) init(_ owner: Unmanaged<SyntaxTree>, _ index: Int) {
    self.owner = owner
    self.index = index
  }

  @inlinable @inline(__always) package var tree: SyntaxTree { owner._withUnsafeGuaranteedRef { $0 } }

  /// Asks the tree without counting a reference to it.
  @inlinable @inline(__always) func ask<Answer>(_ question: (SyntaxTree) -> Answer) -> Answer { owner._withUnsafeGuaranteedRef(question) }

  @inlinable package static func == (left: Node, right: Node) -> Bool { left.index == right.index && left.owner.toOpaque() == right.owner.toOpaque() }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  @inlinable @inline(__always) package var kind: NodeKind { ask { $0.nodeKinds[index] } }
  /// The index of the first token.
  @inlinable @inline(__always) package var firstToken: Int { ask { Int($0.nodeFirsts[index]) } }
  /// The index after the last token.
  @inlinable @inline(__always) package var endToken: Int { ask { Int($0.nodeEnds[index]) } }
  /// The node has no token: the source lacks it.
  @inlinable package var isEmpty: Bool { firstToken >= endToken }

  /// The index after the last descendant.
  @inlinable @inline(__always) package var endIndex: Int { index &+ ask { Int($0.nodeSizes[index]) } }

  /// The byte range from the first token to the end of the last.
  @inlinable package var range: Range<Int> {
    let first = firstToken, end = endToken
    let start = ask { Int($0.tokenStarts[first]) }
    guard end > first else { return start..<start }
    return start..<ask { Int($0.tokenEnds[end - 1]) }
  }

  @inlinable package var start: Int { range.lowerBound }
  @inlinable package var end: Int { range.upperBound }

  package var text: String { ask { $0.text.string(range) } }

  @inlinable @inline(__always) package var parent: Node? { index == 0 ? nil : Node(owner, ask { Int($0.nodeParents[index]) }) }

  /// The enclosing nodes from the parent to the file.
  @inlinable package var ancestors: Ancestors { Ancestors(current: self) }

  @inlinable @inline(__always) package var children: Children { Children(owner: owner, position: index + 1, end: endIndex) }

  @inlinable @inline(__always) package var firstChild: Node? { index + 1 < endIndex ? Node(owner, index + 1) : nil }

  @inlinable package var nextSibling: Node? {
    guard let parent, endIndex < parent.endIndex else { return nil }
    return Node(owner, endIndex)
  }

  /// All nodes below this one, in the order of the source.
  @inlinable @inline(__always) package var descendants: Descendants { Descendants(owner: owner, position: index + 1, end: endIndex) }

  @inlinable package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  /// Whether `other` is this node or lies in it.
  @inlinable package func contains(_ other: Node) -> Bool { other.index >= index && other.index < endIndex }

  package var hasError: Bool { ask { $0.hasError(in: range) } }

  package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(owner: Unmanaged<SyntaxTree>, position: Int, end: Int) {
      self.owner = owner
      self.position = position
      self.end = end
    }

    @inlinable @inline(__always) package mutating func next() -> Node? {
      guard position < end else { return nil }
      let node = Node(owner, position)
      position = node.endIndex
      return node
    }
  }

  package struct Descendants: Sequence, IteratorProtocol {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(owner: Unmanaged<SyntaxTree>, position: Int, end: Int) {
      self.owner = owner
      self.position = position
      self.end = end
    }

    @inlinable @inline(__always) package mutating func next() -> Node? {
      guard position < end else { return nil }
      position &+= 1
      return Node(owner, position &- 1)
    }
  }

  package struct Ancestors: Sequence, IteratorProtocol {
    @usableFromInline var current: Node

    @inlinable init(current: Node) { self.current = current }

    @inlinable @inline(__always) package mutating func next() -> Node? {
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }
}
