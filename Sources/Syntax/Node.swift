/// A node of a syntax tree: an index that knows its tree. Valid while the tree lives.
package struct Node: Hashable, Sendable {
  // The tree outlives every view on it (it is kept by the file that is being linted), and counting references
  // here would dominate the cost of a rule.
  package unowned(unsafe) let tree: SyntaxTree
  package let index: Int

  @inlinable @inline(__always) package init(_ tree: SyntaxTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  @inlinable package static func == (left: Node, right: Node) -> Bool { left.index == right.index && left.tree === right.tree }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  @inlinable @inline(__always) package var kind: NodeKind { tree.nodeKinds[index] }
  /// The index of the first token.
  @inlinable @inline(__always) package var firstToken: Int { Int(tree.nodeFirsts[index]) }
  /// The index after the last token.
  @inlinable @inline(__always) package var endToken: Int { Int(tree.nodeEnds[index]) }
  /// The node has no token: the source lacks it.
  @inlinable package var isEmpty: Bool { firstToken >= endToken }

  /// The index after the last descendant.
  @inlinable @inline(__always) package var endIndex: Int { index &+ Int(tree.nodeSizes[index]) }

  /// The byte range from the first token to the end of the last.
  @inlinable package var range: Range<Int> {
    let start = Int(tree.tokenStarts[firstToken])
    guard endToken > firstToken else { return start..<start }
    return start..<Int(tree.tokenEnds[endToken - 1])
  }

  @inlinable package var start: Int { range.lowerBound }
  @inlinable package var end: Int { range.upperBound }

  package var text: String { tree.text.string(range) }

  @inlinable @inline(__always) package var parent: Node? { index == 0 ? nil : Node(tree, Int(tree.nodeParents[index])) }

  /// The enclosing nodes from the parent to the file.
  @inlinable package var ancestors: Ancestors { Ancestors(current: self) }

  @inlinable @inline(__always) package var children: Children { Children(tree: tree, position: index + 1, end: endIndex) }

  @inlinable @inline(__always) package var firstChild: Node? { index + 1 < endIndex ? Node(tree, index + 1) : nil }

  @inlinable package var nextSibling: Node? {
    guard let parent, endIndex < parent.endIndex else { return nil }
    return Node(tree, endIndex)
  }

  /// All nodes below this one, in the order of the source.
  @inlinable @inline(__always) package var descendants: Descendants { Descendants(tree: tree, position: index + 1, end: endIndex) }

  @inlinable package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  /// Whether `other` is this node or lies in it.
  @inlinable package func contains(_ other: Node) -> Bool { other.index >= index && other.index < endIndex }

  package var hasError: Bool { tree.hasError(in: range) }

  package struct Children: Sequence, IteratorProtocol {
    @usableFromInline unowned(unsafe) let tree: SyntaxTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(tree: SyntaxTree, position: Int, end: Int) {
      self.tree = tree
      self.position = position
      self.end = end
    }

    @inlinable @inline(__always) package mutating func next() -> Node? {
      guard position < end else { return nil }
      let node = Node(tree, position)
      position &+= Int(tree.nodeSizes[position])
      return node
    }
  }

  package struct Descendants: Sequence, IteratorProtocol {
    @usableFromInline unowned(unsafe) let tree: SyntaxTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(tree: SyntaxTree, position: Int, end: Int) {
      self.tree = tree
      self.position = position
      self.end = end
    }

    @inlinable @inline(__always) package mutating func next() -> Node? {
      guard position < end else { return nil }
      position &+= 1
      return Node(tree, position &- 1)
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
