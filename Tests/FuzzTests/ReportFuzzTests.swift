import Foundation
import Linting
import Reporting
import Rules
import Semantics
import Syntax
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The findings and notices of mutated files with hostile names, in every format: what is for machines can be read by them.
@Suite struct ReportFuzzTests {
  private static let atoms = ["a", "Sources/", "\n", "\r", "\"", "'", "<", ">", "&", "]]>", "\\", "\u{0}", "\u{1B}[31m", "\u{85}", "\u{2028}", "\u{202E}", "\u{FFFE}", "é", "e\u{301}", "👩‍👧", "::error::", "%0A", " ", "|", "`", "{", "}", "$", "../", "#", "?", ":"]

  @Test func reportsAreWellFormed() throws {
    let context = ParserContext()
    let fixtures = Corpus.swift.filter { $0.count < 4000 }
    try #require(!fixtures.isEmpty)
    try FuzzTarget.reports.run(250, odd: Mutator.odd(Self.atoms) + Mutator.odd) { mutator in
      let bytes = mutator.mutate(fixtures[mutator.next(fixtures.count)], with: fixtures[mutator.next(fixtures.count)])
      let path = mutator.join(Self.atoms, upTo: 8) + ".swift"
      return try Self.problem(SourceFile(path: path, tree: context.parse(SourceText(bytes))), listsSilenced: mutator.next(2) == 0)
    }
  }

  private static func problem(_ file: SourceFile, listsSilenced: Bool) throws -> String? {
    var result = FuzzTests.LintCheck.linter.check([Linter.Unit(file)])
    Fingerprint.assign(&result.diagnostics) { $0 }
    Fingerprint.assign(&result.suppressed) { $0 }
    var run = Report.Run()
    run.root = "/p"
    run.currentFolder = "/p"
    run.listsSilenced = listsSilenced
    run.outcome = .findings
    let ids = Set((result.diagnostics + result.suppressed).map(\.ruleID))
    let report = Report(result, rules: Registry.rules.map(\.info).filter { ids.contains($0.id) }, run: run)
    for format in ReporterName.allCases {
      let text = format.render(report, color: false)
      switch format {
      case .json, .sarif, .gitlab, .rdjson: if (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil { return "\(format) is no JSON" }
      case .jsonl:
        for line in text.split(separator: "\n") where (try? JSONSerialization.jsonObject(with: Data(line.utf8))) == nil { return "a line of jsonl is no JSON" }
      case .checkstyle, .junit: if !XMLParser(data: Data(text.utf8)).parse() { return "\(format) is no XML" }
      case .concise, .xcode: if text.utf8.split(separator: UInt8(ascii: "\n")).count < result.diagnostics.count { return "\(format) lacks findings" }
      case .text, .github, .markdown, .html: continue
      }
    }
    return nil
  }
}
