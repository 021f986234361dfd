/// "Did you mean …?"
package enum Suggestion {
  /// The candidate nearest to `word`, if it is near: at most a third of the letters differ.
  package static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= 80 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(Array(word.utf8), Array(candidate.utf8))
      if distance < best?.distance ?? Int.max || (distance == best?.distance && candidate < best?.candidate ?? "") {
        best = (distance, candidate)
      }
    }
    guard let best, best.distance <= max(1, word.utf8.count / 3) else { return nil }
    return best.candidate
  }

  /// The edit distance of two texts, two letters in the wrong order counting once: O(product of the lengths).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var next = [i + 1]
      for (j, b) in right.enumerated() {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
