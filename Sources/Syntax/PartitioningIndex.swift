extension Range<Int> {
  /// The first index that fulfils a condition which, once true, stays true; the upper bound if none does: O(log count).
  ///
  /// Public so that other modules inline it, as `Node` is.
  @inlinable @inline(__always) public func partitioningIndex(where isReached: (Int) -> Bool) -> Int {
    var low = lowerBound, high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
