import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// Sources of both languages with mutated suppression comments, through what reads and writes these.
@Suite struct SuppressionFuzzTests {
  private static let words = [
    "// uilint:disable:next ", "// uilint:disable:this all - x", "/* uilint:disable:previous state */", "// uilint:disable:file all - reason\n", "// uilint:disable all", "// uilint:enable all\n",
    "// uilint:enable ", "uilint:", "uilint: disable", "disable", ":next", " - ", " \u{2014} ", "all", "state", "presentation", "sheet-item-unstable-id", ",", "-", ":", "///", "/**/", "/*/", "/*", "*/", "//", "\n", "\r\n",
  ]
  private static let names = Suppressions.Names(Registry.rules)

  @Test func mutatedCommentsStayInsideOfTheFile() throws {
    let context = ParserContext()
    try FuzzTarget.suppressions.run(1500, odd: Mutator.odd(Self.words)) { mutator in
      let language: SourceLanguage = mutator.next(3) == 0 ? .objectiveC : .swift
      let corpus = language == .swift ? Corpus.swift : Corpus.objectiveC
      guard !corpus.isEmpty else { return nil }
      let comments = (0..<1 + mutator.next(6)).map { _ in Array((mutator.join(Self.words, upTo: 5) + ["", "\n"][mutator.next(2)]).utf8) }
      var bytes = corpus[mutator.next(corpus.count)].prefix(20_000)
      // Most at the end of a line, where comments stand.
      for comment in comments {
        let start = mutator.next(bytes.count)
        bytes.insert(contentsOf: comment, at: bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? start)
      }
      return Self.problem(context.parse(SourceText(mutator.next(3) == 0 ? mutator.mutateBytes(Array(bytes), with: comments[0]) : Array(bytes)), as: language))
    }
  }

  private static func problem(_ tree: SyntaxTree) -> String? {
    let file = SourceFile(path: "fuzz", tree: tree)
    let clock = ProcessorClock()
    let suppressions = Suppressions(file, names: names, requiresReason: tree.text.count % 2 == 0)
    let notices = suppressions.notices + suppressions.unused(except: [], active: Set(Registry.rules.map(\.info.id)))
    if clock.seconds > 1 + Double(tree.text.count) * 1e-5 { return "reading \(tree.comments.count) comments took \(clock.seconds) s" }
    let whole = 0...tree.text.count
    for directive in suppressions.directives {
      if !tree.comments.contains(where: { $0.range == directive.comment }) { return "a suppression is no comment" }
      // The end of the last line belongs to it.
      if directive.scope.lowerBound < 0 || directive.scope.upperBound > tree.text.count + 1 { return "a suppression reaches \(directive.scope), outside of the file" }
      if directive.rules.isEmpty { return "a suppression of nothing" }
    }
    for notice in notices {
      let edits = notice.fix?.edits ?? []
      if let outer = (edits.map(\.range) + [notice.range].compactMap { $0 }).first(where: { !whole.contains($0.lowerBound) || !whole.contains($0.upperBound) }) { return "'\(notice.message)' at \(outer)" }
      guard !edits.isEmpty else { continue }
      guard TextEdit.apply(edits, to: tree.text.bytes) != nil else { return "the edits of '\(notice.message)' cannot be applied" }
    }
    return nil
  }

  /// A comment is written for any place, and silences what starts there.
  @Test func writtenCommentsSilence() throws {
    let context = ParserContext()
    for (index, bytes) in Corpus.swift.enumerated() where index % 20 == 0 {
      let file = SourceFile(path: "fuzz.swift", tree: context.parse(SourceText(bytes)))
      let findings = stride(from: 0, to: bytes.count, by: max(1, bytes.count / 5)).map {
        Diagnostic(ruleID: "sheet-item-unstable-id", category: .presentation, severity: .info, message: "", file: file, range: $0..<$0)
      }
      let (edits, silenced) = Diagnostic.suppressions(of: findings, in: file, names: Self.names, reason: "x")
      #expect(silenced <= findings.count)
      let new = try #require(TextEdit.apply(edits, to: bytes))
      #expect(context.parse(SourceText(new)).errors.count <= file.tree.errors.count)
    }
  }
}
