import Linting
import Testing

/// Changes of lines, and how two of them are joined.
@Suite struct LineDifferenceTests {
  private func merged(_ base: String, _ ours: String, _ theirs: String) -> String? {
    LineDifference.merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func changesThatDoNotTouchAreJoined() {
    #expect(merged("a\nb\nc\nd\n", "a\nB\nc\nd\n", "0\na\nb\nc\nD\n") == "0\na\nB\nc\nD\n")
    #expect(merged("a\nb\nc\nd\n", "a\nc\nd\n", "a\nb\nc\nd\ne\n") == "a\nc\nd\ne\n")
    #expect(merged("a\nb\n", "a\nb\n", "x\n") == "x\n")
    // What both changed alike is changed once.
    #expect(merged("a\nb\nc\nd\ne\n", "a\nB\nc\nd\nE\n", "a\nB\nc\nd\ne\n") == "a\nB\nc\nd\nE\n")
    #expect(merged("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n", "a\nb\nc\n") == "a\nB\nc\n")
    // Line ends of the other side stay.
    #expect(merged("a\nb\nc\nd\n", "a\nB\nB2\nc\nd\n", "a\r\nb\r\nc\r\nd\r\n") == "a\r\nB\r\nB2\r\nc\r\nd\r\n")
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nB\nc\n", "a\nx\nc\n"), ("a\nb\nc\n", "a\nB\nc\n", "a\nb\nx\nc\n"), ("a\nb\n", "a\nb\nc\n", "a\nb\nd\n"), ("a\nb\nc\n", "a\nc\n", "A\nb\nc\n"), ("a", "b", "a\n"),
  ])
  func changesThatTouchAreNot(_ base: String, _ ours: String, _ theirs: String) { #expect(merged(base, ours, theirs) == nil) }

  /// Applied to the old text, the changes make the new one: for all texts of up to five lines out of three.
  @Test func theChangesMakeTheNewText() {
    func texts(_ count: Int) -> [[String]] { count == 0 ? [[]] : texts(count - 1).flatMap { rest in ["a\n", "b\n", "c\n"].map { rest + [$0] } } }
    let all = (0...4).flatMap(texts)
    for old in all.shuffled().prefix(60) {
      for new in all {
        let difference = LineDifference(Array(old.joined().utf8), Array(new.joined().utf8))
        var result: [String] = [], position = 0
        for change in difference.changes {
          #expect(!(change.old.isEmpty && change.new.isEmpty) && change.old.lowerBound >= position)
          result += old[position..<change.old.lowerBound] + new[change.new]
          position = change.old.upperBound
        }
        result += old[position...]
        #expect(result == new, "\(old) to \(new)")
      }
    }
  }
}
