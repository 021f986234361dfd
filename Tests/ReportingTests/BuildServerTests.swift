import Linting
import Reporting
import Testing

/// What build servers and review tools read: their words for severities, and when something counts as failed.
@Suite struct BuildServerTests {
  @Test(arguments: [
    (Severity.error, "::error ", "critical", "error", "ERROR", "failure"), (.warning, "::warning ", "minor", "warning", "WARNING", "failure"),
    (.info, "::notice ", "info", "info", "INFO", "system-out"),
  ] as [(Severity, String, String, String, String, String)])
  func everyFormatHasItsWordForASeverity(_ severity: Severity, _ github: String, _ gitlab: String, _ checkstyle: String, _ rdjson: String, _ junit: String) throws {
    let report = Sample.report([Sample.finding(Sample.lines[0], severity)])
    #expect(ReporterName.github.render(report, color: false).hasPrefix(github))
    #expect(try JSON(text: ReporterName.gitlab.render(report, color: false))[0]["severity"].string == gitlab)
    #expect(try XMLElements.of(ReporterName.checkstyle.render(report, color: false)).last?.attributes["severity"] == checkstyle)
    #expect(try JSON(text: ReporterName.rdjson.render(report, color: false))["diagnostics"][0]["severity"].string == rdjson)
    #expect(try XMLElements.of(ReporterName.junit.render(report, color: false)).last?.name == junit)
  }

  @Test func aCleanRunIsAPassingCaseAndAFailedOneAnError() throws {
    let clean = try XMLElements.of(ReporterName.junit.render(Sample.clean, color: false))
    #expect(clean.map(\.name) == ["testsuites", "testsuite", "testcase"] && clean[0].attributes["failures"] == "0" && clean[0].attributes["time"] == "1.234")
    let failed = try XMLElements.of(ReporterName.junit.render(Sample.failed, color: false))
    #expect(failed.last?.name == "error" && failed.last?.attributes["message"] == "Gone.swift: cannot be read" && failed[0].attributes["errors"] == "1")
  }

  /// GitLab takes two issues of one identity for one.
  @Test func identitiesOfGitLabAreUnique() throws {
    let report = Sample.everything
    let issues = try JSON(text: ReporterName.gitlab.render(report, color: false)).array
    #expect(issues.count == report.diagnostics.count && Set(issues.compactMap { $0["fingerprint"].string }).count == issues.count)
  }

  /// A suggestion is one replacement that holds the whole fix, or there is none.
  @Test func reviewersAreOfferedWholeFixes() throws {
    let card = Sample.lines[0]
    let edits = [TextEdit(path: card.path, range: card.range, newText: "motion"), TextEdit(path: card.path, range: card.range.upperBound + 1..<card.range.upperBound + 2, newText: "value: d")]
    let outside = TextEdit(path: Sample.lines[1].path, range: 0..<1, newText: "")
    let fixes = [FixIt("here", .unsafe, edits: edits), FixIt("elsewhere too", .safe, edits: edits + [outside]), FixIt("by hand", .suggestion, edits: edits)]
    let report = Sample.report([Sample.finding(card, fixes: fixes)], known: [Sample.lines[1].file])
    let suggestions = try JSON(text: ReporterName.rdjson.render(report, color: false))["diagnostics"][0]["suggestions"].array
    #expect(suggestions.map { $0["text"].string } == ["motion(value: d"])
    #expect(suggestions.first?["range"]["start"]["column"].int == 13 && suggestions.first?["range"]["end"]["column"].int == 24)
  }

  /// A run without findings gives a document of its format, not an empty file.
  @Test func everyReportOfNothingIsComplete() throws {
    for format in ReporterName.allCases {
      let text = format.render(Sample.clean, color: false)
      #expect(text.isEmpty || text.hasSuffix("\n"))
    }
    #expect(try JSON(text: ReporterName.gitlab.render(Sample.clean, color: false)).array.isEmpty)
    #expect(try XMLElements.of(ReporterName.checkstyle.render(Sample.clean, color: false)).map(\.name) == ["checkstyle"])
  }
}
