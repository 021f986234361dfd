import Foundation
import Linting
import Semantics
import Syntax
import Testing

/// Mutated sources through the fixer, with safe and unsafe fixes.
@Suite struct FixFuzzTests {
  @Test func fixingKeepsWhatItDoesNotMend() throws {
    try #require(!Corpus.swift.isEmpty)
    let context = ParserContext()
    let coverage = KindCoverage(Corpus.swift, context)
    try FuzzTarget.fix.run(600) { mutator in
      var bytes = mutator.mutate(coverage.source(&mutator), with: Corpus.swift[mutator.next(Corpus.swift.count)])
      if mutator.next(3) == 0 { bytes = Self.carriageReturns(bytes) }
      if mutator.next(8) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
      return Self.problem(context.parse(SourceText(bytes)))
    }
  }

  /// Texts that once broke a property, cut down.
  @Test(arguments: [
    "import SwiftUI\r\n\r\nstruct A: View {\r\n  // uilint:disable:next all - x\r\n  var body: some View { NavigationView { Text(\"a\").foregroundColor(.red) } }\r\n}\r\n",
    "import SwiftUI\r\n\r\nstruct A: View {\r\n  let b: Int\r\n  @State private var c = 1\r\n\r\n  var body: some View { Text(\"\\(b)\") }\r\n}\r\n",
  ])
  func oldProblemsStaySolved(_ text: String) {
    let problem = Self.problem(ParserContext().parse(SourceText(text)))
    #expect(problem == nil, "\(problem ?? "")")
  }

  /// Without mutations, but with every kind of line end: most fixes are for code that is whole.
  @Test func fixesKeepLineEnds() throws {
    let context = ParserContext()
    for bytes in Corpus.swift.prefix(3000) where bytes.count < 20_000 {
      let problem = Self.problem(context.parse(SourceText(Self.carriageReturns(bytes))))
      try #require(problem == nil, "\(problem ?? "") in \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static func carriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 != UInt8(ascii: "\r") }.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }

  /// What fixing does that it must not, if anything.
  static func problem(_ tree: SyntaxTree) -> String? {
    let fixer = Fixer(FuzzTests.LintCheck.linter, allowsUnsafe: true)
    let fixed = fixer.run([Linter.Unit(SourceFile(path: "fuzz.swift", tree: tree))])
    guard let new = fixed.units.first?.file.tree else { return "the fixer lost the file" }
    if fixed.isUnsettled { return "fixing does not come to rest: \(Set(fixed.result.diagnostics.map(\.ruleID)))" }
    if new.errors.count > tree.errors.count { return "fixing added syntax errors" }
    if fixed.changed.isEmpty != (new.text.bytes == tree.text.bytes) { return "the file is said to be changed, and is not, or the other way around" }
    if fixed.changed.isEmpty { return nil }
    let again = fixer.run(fixed.units)
    if again.applied > 0 || again.units.first?.file.tree.text.bytes != new.text.bytes { return "a second run fixes more" }
    if let lost = lostComment(tree, new) { return "the comment '\(lost)' is lost" }
    let before = LineEnds(tree.text.bytes), after = LineEnds(new.text.bytes)
    if before.alone == 0 && before.returns > 0 && after.alone > 0 { return "a line ends without the carriage return that all others have" }
    if before.loneReturns == 0 && after.loneReturns > 0 { return "a carriage return stands alone" }
    if before.returns == 0 && after.returns > 0 { return "a line ends with a carriage return that no other has" }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if tree.text.bytes.starts(with: mark) != new.text.bytes.starts(with: mark) { return "the byte order mark is lost" }
    return nil
  }

  /// A comment that the new text has less often; a suppression may go or lose a name.
  private static func lostComment(_ old: SyntaxTree, _ new: SyntaxTree) -> String? {
    var counts: [String: Int] = [:]
    for comment in old.comments { counts[old.text.string(comment.range), default: 0] += 1 }
    for comment in new.comments { counts[new.text.string(comment.range), default: 0] -= 1 }
    return counts.first { $0.value > 0 && !$0.key.contains("uilint:") }?.key
  }

  private struct LineEnds {
    /// Line feeds without a carriage return before.
    var alone = 0
    var returns = 0
    var loneReturns = 0

    init(_ bytes: [UInt8]) {
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n"), index == 0 || bytes[index - 1] != UInt8(ascii: "\r") { alone += 1 }
        guard byte == UInt8(ascii: "\r") else { continue }
        returns += 1
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") { loneReturns += 1 }
      }
    }
  }
}
