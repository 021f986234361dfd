import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// Mutated sources through the parser and the linter.
@Suite struct FuzzTests {
  @Test func mutatedSourcesHoldEveryProperty() throws {
    try #require(!Corpus.swift.isEmpty)
    let context = ParserContext()
    var coverage = KindCoverage(Corpus.swift, context)
    try FuzzTarget.swift.run(1000) { mutator in
      let bytes = mutator.mutate(coverage.source(&mutator), with: Corpus.swift[mutator.next(Corpus.swift.count)])
      let tree = context.parse(SourceText(bytes))
      if FuzzTarget.isLong { coverage.note(tree) }
      return Self.problem(bytes, context) ?? LintCheck.problem(tree)
    }
    if FuzzTarget.isLong { print("fuzz: swift: \(coverage.summary)") }
  }

  /// Texts that once broke a property, cut down.
  @Test(arguments: [
    "struct A {\n  @Query(sort: \\View {\n    switch x {\n    case .a: b(\n    }\n  }\n  ) var y: [Int]\n}\n",
    "@a(b { switch c { case d: e( } ) var f = 1\n",
  ])
  func oldProblemsStaySolved(_ text: String) {
    let context = ParserContext(), bytes = Array(text.utf8)
    let problem = Self.problem(bytes, context) ?? LintCheck.problem(context.parse(SourceText(bytes)))
    #expect(problem == nil, "\(problem ?? "")")
  }

  /// What is wrong with the tree of a text, if anything.
  private static func problem(_ bytes: [UInt8], _ context: ParserContext) -> String? {
    let clock = ProcessorClock()
    let tree = context.parse(SourceText(bytes))
    // A hundred times what is usual.
    if clock.seconds > 0.5 + Double(bytes.count) * 2e-6 { return "parsing took \(clock.seconds) s for \(bytes.count) bytes" }
    if let problem = TreeInvariants.problem(tree) { return problem }
    let again = context.parse(SourceText(bytes))
    if again.nodeCount != tree.nodeCount || again.tokenCount != tree.tokenCount || again.errors.count != tree.errors.count { return "a second parse differs" }
    return nil
  }

  /// Linting with every rule.
  enum LintCheck {
    static let linter: Linter = {
      var options = LintOptions()
      options.settings[0].choices.profile = .all
      options.threads = 1
      return Linter(rules: Registry.rules, options: options)
    }()

    static func problem(_ tree: SyntaxTree) -> String? {
      let clock = ProcessorClock(.process)
      let result = linter.check([Linter.Unit(SourceFile(path: "fuzz.swift", tree: tree))])
      // It runs on threads of its own, and others at the same time, so this is no measurement: only what would go on for ever is caught.
      if clock.seconds > 120 { return "linting takes too long" }
      let file = 0...tree.text.count
      for diagnostic in result.diagnostics {
        let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixes.flatMap(\.edits).map(\.range)
        if let outer = ranges.first(where: { !file.contains($0.lowerBound) || !file.contains($0.upperBound) }) { return "\(diagnostic.ruleID) reports \(outer), outside of the file" }
      }
      return nil
    }
  }
}
