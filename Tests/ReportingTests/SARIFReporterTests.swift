import Foundation
import Linting
import Reporting
import Testing

/// The report for code scanning.
@Suite(.serialized) struct SARIFReporterTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Schemas/sarif-schema-2.1.0.json")

  private func run(_ report: Report) throws -> JSON { try JSON(text: ReporterName.sarif.render(report, color: false))["runs"][0] }

  @Test(.enabled(if: SchemaValidator.isInstalled, Comment(rawValue: SchemaValidator.advice)), arguments: ["everything", "clean", "failed"])
  func everyReportIsValid(_ name: String) throws {
    let report = ["everything": Sample.everything, "clean": Sample.clean, "failed": Sample.failed][name] ?? Sample.clean
    #expect(try SchemaValidator.mistakes(in: ReporterName.sarif.render(report, color: false), schema: String(contentsOf: Self.schema, encoding: .utf8)) == "")
  }

  @Test func allRulesAreDescribedAndResultsPointAtThem() throws {
    let run = try run(Sample.everything)
    let rules = run["tool"]["driver"]["rules"].array
    #expect(rules.compactMap { $0["id"].string } == ["animation-without-value", "old-name"])
    #expect(rules[0]["help"]["markdown"].string?.contains("**Why**\n\nIt animates &lt;everything&gt;") == true)
    #expect(rules[0]["help"]["markdown"].string?.hasSuffix("**References**\n\n<https://developer.apple.com/documentation/swiftui/view>") == true)
    for result in run["results"].array { #expect(try rules[#require(result["ruleIndex"].int)]["id"].string == result["ruleId"].string) }
  }

  /// Addresses are relative to the root, which is named once; files outside of it are absolute.
  @Test func addressesAreEncodedAndMeanTheirPath() throws {
    let report = Sample.everything
    let run = try run(report)
    let root = try #require(run["originalUriBaseIds"]["SRCROOT"]["uri"].string)
    #expect(root == "file:///home/us%20er/App/")
    for (result, listed) in zip(run["results"].array, report.listed) {
      let artifact = result["locations"][0]["physicalLocation"]["artifactLocation"]
      let address = try #require(artifact["uri"].string)
      let whole = artifact["uriBaseId"].string == nil ? address : root + address
      #expect(whole.hasPrefix("file:///") && whole.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !address.contains(":") || address.hasPrefix("file:///"))
      #expect(whole.dropFirst(7).removingPercentEncoding == report.absolutePath(report.path(listed.diagnostic.file.path)))
    }
  }

  @Test func fixesAreGroupedByFileAndAdviceIsLeftOut() throws {
    let fixes = try run(Sample.everything)["results"].array.first { $0["level"].string == "error" }?["fixes"].array ?? []
    #expect(fixes.compactMap { $0["description"]["text"].string } == ["Rename in both files", "Rename here"])
    #expect(fixes.first?["artifactChanges"].array.count == 2)
  }

  @Test func silencedResultsSayWhy() throws {
    let silenced = Sample.finding(Sample.lines[1])
    let report = Sample.report([Sample.finding(Sample.lines[0])], suppressed: [silenced], baselined: [silenced], listsSilenced: true)
    let results = try run(report)["results"].array
    #expect(results.map { $0["baselineState"].string } == ["new", "unchanged", nil])
    #expect(results.map { $0["suppressions"].array.compactMap { $0["kind"].string } } == [[], [], ["inSource"]])
  }

  @Test func aFailedRunIsNoSuccess() throws {
    let invocation = try run(Sample.failed)["invocations"][0]
    #expect(invocation["executionSuccessful"].value as? Bool == false)
    #expect(invocation["toolExecutionNotifications"][0]["message"]["text"].string == "cannot be read")
    #expect(try run(Sample.clean)["invocations"][0]["executionSuccessful"].value as? Bool == true)
  }

  /// The project has no address of its own, and none is invented.
  @Test func noAddressIsInvented() {
    let text = ReporterName.sarif.render(Sample.everything, color: false)
    #expect(!text.contains("helpUri") && !text.contains("informationUri"))
  }
}
