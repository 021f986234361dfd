import Foundation
import Linting
import Reporting
import Semantics
import Syntax
import Testing

/// The report for scripts and editors, and the schema that it promises.
@Suite(.serialized) struct JSONReporterTests {
  @Test(.enabled(if: SchemaValidator.isInstalled, Comment(rawValue: SchemaValidator.advice)), arguments: ["everything", "clean", "failed"])
  func everyReportIsValid(_ name: String) throws {
    let report = ["everything": Sample.everything, "clean": Sample.clean, "failed": Sample.failed][name] ?? Sample.clean
    #expect(try SchemaValidator.mistakes(in: ReporterName.json.render(report, color: false), schema: ReportSchema.text()) == "")
  }

  /// The schema is strict, so a member that it does not know would be a mistake.
  @Test(.enabled(if: SchemaValidator.isInstalled, Comment(rawValue: SchemaValidator.advice)))
  func theSchemaRefusesWhatItDoesNotKnow() throws {
    let text = ReporterName.json.render(Sample.everything, color: false)
    for (old, new) in [("\"ruleId\"", "\"rule\""), ("\"severity\": \"warning\"", "\"severity\": \"bad\""), ("\"utf16Column\"", "\"utf32Column\"")] {
      #expect(try SchemaValidator.mistakes(in: text.replacingOccurrences(of: old, with: new), schema: ReportSchema.text()) != "")
    }
  }

  @Test func aFindingTellsWhereItIsAndHowToMendIt() throws {
    let finding = try JSON(text: ReporterName.json.render(Sample.everything, color: false))["diagnostics"].array.first { $0["file"].string == "Sources/Card.swift" }
    let card = try #require(finding)
    #expect(card["context"]["symbol"].string == "Card.a" && card["context"]["lineText"].string == "  let a = b.animation(c)")
    #expect(card["help"].string == "Rename in both files")
    #expect(card["related"][0]["file"].string == "Sources/Emoji.swift")
    // A fix of which a file is unknown would be half a fix, so it is left out.
    #expect(card["fixes"].array.map { $0["title"].string } == ["Rename in both files", "Rename here", "Think again"])
    #expect(card["fixes"][0]["edits"].array.map { $0["file"].string } == ["Sources/Card.swift", "Sources/Emoji.swift"])
    #expect(card["suppression"]["newText"].string == "  // uilint:disable:next animation-without-value\n")
    #expect(card["fingerprint"].string?.count == 16)
  }

  @Test func aFindingAboutAFileIsEmptyAtItsStart() throws {
    let report = try JSON(text: ReporterName.json.render(Sample.everything, color: false))
    let finding = try #require(report["diagnostics"].array.first { $0["ruleId"].string == "old-name" })
    #expect(finding["tags"].array.compactMap(\.string) == ["deprecated", "file"])
    #expect(finding["range"]["start"]["offset"].int == 0 && finding["range"]["end"]["offset"].int == 0)
    #expect(finding["context"].keys == ["lineText"])
  }

  /// Edits may lie in files that no finding speaks of, when the report is told of them.
  @Test func aFixInAnotherFileIsWholeWhenTheFileIsKnown() throws {
    let card = Sample.lines[0], other = Sample.lines[1]
    let fix = FixIt("Rename", .safe, edits: [TextEdit(path: other.path, range: other.range, newText: "motion")])
    func fixes(_ known: [SourceFile]) throws -> [JSON] {
      try JSON(text: ReporterName.json.render(Sample.report([Sample.finding(card, fixes: [fix])], known: known), color: false))["diagnostics"][0]["fixes"].array
    }
    #expect(try fixes([]).isEmpty)
    #expect(try fixes([other.file]).first?["edits"][0]["range"]["start"]["column"].int == other.place.before.utf8.count + 1)
  }

  @Test func silencedFindingsAreListedOnlyOnRequest() throws {
    let silenced = Sample.finding(Sample.lines[1])
    for isListed in [false, true] {
      let report = Sample.report([Sample.finding(Sample.lines[0])], suppressed: [silenced], baselined: [silenced], listsSilenced: isListed)
      let json = try JSON(text: ReporterName.json.render(report, color: false))
      #expect(json["diagnostics"].array.compactMap { $0["state"].string } == (isListed ? ["new", "baselined", "suppressed"] : ["new"]))
      #expect(json["summary"]["suppressed"].int == 1 && json["summary"]["baselined"].int == 1)
    }
  }

  @Test func linesAreObjectsThatNameTheirType() throws {
    let report = Sample.everything
    let text = ReporterName.jsonl.render(report, color: false)
    #expect(text.hasSuffix("\n"))
    let lines = try text.split(separator: "\n").map { try JSON(text: String($0)) }
    let types = lines.compactMap { $0["type"].string }
    #expect(types == Array(repeating: "diagnostic", count: report.listed.count) + Array(repeating: "notice", count: report.notices.count) + ["summary"])
    #expect(lines.last?["errors"].int == 1 && lines.last?["outcome"].string == "findings" && lines.last?["tool"]["version"].string == "1.2.0")
  }

  /// The symbol is the type and the member in it, whatever is declared inside of the member.
  @Test(arguments: [
    ("struct Card { var body: Int { HERE } }", "Card.body"), ("extension A.B { func f() { let x = HERE } }", "A.B.f"), ("enum E { struct S { init() { HERE } } }", "E.S.init"),
    ("class C { func f() { struct L { var x: Int { HERE } } } }", "C.f.L.x"), ("func f() { func g() { HERE } }", "f"), ("HERE", nil), ("HERE struct S {}", nil),
  ] as [(String, String?)])
  func symbols(_ text: String, _ symbol: String?) throws {
    let source = Sample.Source(description: "", path: "A.swift", text: text, marked: "HERE")
    let report = Sample.report([Sample.finding(source)])
    #expect(try JSON(text: ReporterName.json.render(report, color: false))["diagnostics"][0]["context"]["symbol"].string == symbol)
  }
}
