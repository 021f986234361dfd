/// Growable parallel arrays of nodes in pre-order, reused from file to file by one worker.
///
/// `size` counts the nodes of a subtree, itself included, so the next sibling of `i` is `i + size[i]`.
struct TreeBuilder {
  private(set) var capacity: Int
  private(set) var kind: UnsafeMutablePointer<NodeKind>
  private(set) var size: UnsafeMutablePointer<UInt32>
  private(set) var first: UnsafeMutablePointer<UInt32>
  private(set) var end: UnsafeMutablePointer<UInt32>
  var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    kind = .allocate(capacity: capacity)
    size = .allocate(capacity: capacity)
    first = .allocate(capacity: capacity)
    end = .allocate(capacity: capacity)
  }

  private mutating func grow() {
    let larger = capacity * 2, count = count
    func move<T>(_ pointer: inout UnsafeMutablePointer<T>) {
      let new = UnsafeMutablePointer<T>.allocate(capacity: larger)
      new.moveInitialize(from: pointer, count: count)
      pointer.deallocate()
      pointer = new
    }
    move(&kind)
    move(&size)
    move(&first)
    move(&end)
    capacity = larger
  }

  func deallocate() {
    kind.deallocate()
    size.deallocate()
    first.deallocate()
    end.deallocate()
  }

  /// Opens a node that starts at `token`; every node opened until `close` becomes its descendant.
  @inline(__always) mutating func open(_ nodeKind: NodeKind, _ token: Int) -> Int {
    if count == capacity { grow() }
    let node = count
    kind[node] = nodeKind
    first[node] = UInt32(truncatingIfNeeded: token)
    count &+= 1
    return node
  }

  /// Closes a node whose last token is the one before `token`.
  @inline(__always) mutating func close(_ node: Int, _ token: Int) {
    size[node] = UInt32(truncatingIfNeeded: count &- node)
    end[node] = UInt32(truncatingIfNeeded: token)
  }

  /// Puts a new open node above everything built since `node`: O(nodes built since).
  @inline(__always) mutating func wrap(_ node: Int, _ nodeKind: NodeKind) {
    if count == capacity { grow() }
    var index = count
    while index > node {
      kind[index] = kind[index &- 1]
      size[index] = size[index &- 1]
      first[index] = first[index &- 1]
      end[index] = end[index &- 1]
      index &-= 1
    }
    kind[node] = nodeKind
    count &+= 1
  }
}

extension TreeBuilder {
  /// Removes the wrapper at `node`, whose only child takes its place: O(nodes built since).
  mutating func remove(_ node: Int) {
    var index = node
    while index + 1 < count {
      kind[index] = kind[index + 1]
      size[index] = size[index + 1]
      first[index] = first[index + 1]
      end[index] = end[index + 1]
      index += 1
    }
    count -= 1
  }
}
