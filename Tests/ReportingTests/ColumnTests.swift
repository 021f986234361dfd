import Linting
import Reporting
import Testing

/// Each format has its own unit for columns; all of them are right on every kind of line.
@Suite(.serialized) struct ColumnTests {
  @Test(arguments: Sample.lines)
  func everyFormatCountsInItsUnit(_ source: Sample.Source) throws {
    let report = Sample.report([Sample.finding(source)])
    let (line, before) = source.place
    let bytes = before.utf8.count + 1, utf16 = before.utf16.count + 1

    let start = try JSON(text: ReporterName.json.render(report, color: false))["diagnostics"][0]["range"]["start"]
    #expect(start["line"].int == line && start["column"].int == bytes && start["utf16Column"].int == utf16)

    let region = try JSON(text: ReporterName.sarif.render(report, color: false))["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    #expect(region["startLine"].int == line && region["startColumn"].int == utf16)
    #expect(region["snippet"]["text"].string == source.marked)

    let place = try JSON(text: ReporterName.rdjson.render(report, color: false))["diagnostics"][0]["location"]["range"]["start"]
    #expect(place["line"].int == line && place["column"].int == bytes)

    let isOneLine = !source.marked.contains("\n")
    #expect(ReporterName.github.render(report, color: false).contains("line=\(line),\(isOneLine ? "col=\(utf16),endLine=\(line)" : "endLine=\(line + 2)"),"))

    let error = try XMLElements.of(ReporterName.checkstyle.render(report, color: false)).first { $0.name == "error" }
    #expect(error?.attributes["line"] == "\(line)" && error?.attributes["column"] == "\(utf16)")

    #expect(ReporterName.concise.render(report, color: false).hasPrefix("\(source.path):\(line):\(bytes): warning: "))
    #expect(ReporterName.xcode.render(report, color: false).hasPrefix("/home/us er/App/\(source.path):\(line):\(bytes): warning: "))
  }

  /// Offsets cut the marked piece out of the text, in bytes and in UTF-16 code units.
  @Test(arguments: Sample.lines)
  func offsetsCutTheMarkedPiece(_ source: Sample.Source) throws {
    let report = Sample.report([Sample.finding(source)])
    let range = try JSON(text: ReporterName.json.render(report, color: false))["diagnostics"][0]["range"]
    func bounds(_ unit: String) throws -> Range<Int> { try #require(range["start"][unit].int)..<#require(range["end"][unit].int) }
    #expect(String(decoding: Array(source.text.utf8)[try bounds("offset")], as: UTF8.self) == source.marked)
    #expect(String(decoding: Array(source.text.utf16)[try bounds("utf16Offset")], as: UTF16.self) == source.marked)
  }

  /// A byte order mark is part of the file, so it counts in bytes and offsets; SARIF says that it is no character.
  @Test func aByteOrderMarkIsNoCharacterOfSARIF() throws {
    let source = Sample.Source(description: "BOM", path: "Mark.swift", text: "\u{FEFF}let a = b.animation\n", marked: "animation")
    let report = Sample.report([Sample.finding(source)])
    let region = try JSON(text: ReporterName.sarif.render(report, color: false))["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    #expect(region["startColumn"].int == 11 && region["charOffset"].int == 10 && region["charLength"].int == 9)
    let start = try JSON(text: ReporterName.json.render(report, color: false))["diagnostics"][0]["range"]["start"]
    #expect(start["offset"].int == 13)
    #expect(ReporterName.text.render(report, color: false).contains("  1 │ let a = b.animation\n    │           ━━━━━━━━━\n"))
  }
}
