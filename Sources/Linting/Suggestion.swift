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

  /// The edit distance of two texts: O(product of the lengths).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}
