/// A node of a syntax tree: an index that knows its tree. Valid while the tree lives.
package struct Node: Hashable, Sendable {
  // The tree outlives every view on it (it is kept by the file that is being linted), and counting references
  // here would dominate the cost of a rule.
  package unowned(unsafe) let tree: SyntaxTree
  package let index: Int

  @inline(__always) package init(_ tree: SyntaxTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  package static func == (left: Node, right: Node) -> Bool { left.index == right.index && left.tree === right.tree }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  @inline(__always) package var kind: NodeKind { tree.nodeKinds[index] }
  /// The index of the first token.
  @inline(__always) package var firstToken: Int { Int(tree.nodeFirsts[index]) }
  /// The index after the last token.
  @inline(__always) package var endToken: Int { Int(tree.nodeEnds[index]) }
  /// The node has no token: the source lacks it.
  package var isEmpty: Bool { firstToken >= endToken }

  /// The index after the last descendant.
  @inline(__always) package var endIndex: Int { index &+ Int(tree.nodeSizes[index]) }

  /// The byte range from the first token to the end of the last.
  package var range: Range<Int> {
    let start = Int(tree.tokenStarts[firstToken])
    guard endToken > firstToken else { return start..<start }
    return start..<Int(tree.tokenEnds[endToken - 1])
  }

  package var start: Int { range.lowerBound }
  package var end: Int { range.upperBound }

  package var text: String { tree.text.string(range) }

  package var parent: Node? { index == 0 ? nil : Node(tree, Int(tree.nodeParents[index])) }

  /// The enclosing nodes from the parent to the file.
  package var ancestors: Ancestors { Ancestors(current: self) }

  package var children: Children { Children(tree: tree, position: index + 1, end: endIndex) }

  package var firstChild: Node? { index + 1 < endIndex ? Node(tree, index + 1) : nil }

  package var nextSibling: Node? {
    guard let parent, endIndex < parent.endIndex else { return nil }
    return Node(tree, endIndex)
  }

  /// All nodes below this one, in the order of the source.
  package var descendants: Descendants { Descendants(tree: tree, position: index + 1, end: endIndex) }

  package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  /// Whether `other` is this node or lies in it.
  package func contains(_ other: Node) -> Bool { other.index >= index && other.index < endIndex }

  package var hasError: Bool { tree.hasError(in: range) }

  package struct Children: Sequence, IteratorProtocol {
    unowned(unsafe) let tree: SyntaxTree
    var position: Int
    let end: Int

    @inline(__always) package mutating func next() -> Node? {
      guard position < end else { return nil }
      let node = Node(tree, position)
      position &+= Int(tree.nodeSizes[position])
      return node
    }
  }

  package struct Descendants: Sequence, IteratorProtocol {
    unowned(unsafe) let tree: SyntaxTree
    var position: Int
    let end: Int

    @inline(__always) package mutating func next() -> Node? {
      guard position < end else { return nil }
      position &+= 1
      return Node(tree, position &- 1)
    }
  }

  package struct Ancestors: Sequence, IteratorProtocol {
    var current: Node

    package mutating func next() -> Node? {
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }
}
