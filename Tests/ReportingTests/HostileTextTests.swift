import Foundation
import Linting
import Reporting
import Testing

/// Names of files, messages and code come from anywhere. In each format they stay what they are: text.
@Suite struct HostileTextTests {
  private func report(_ text: String, root: String = "/App") -> Report {
    let source = Sample.Source(description: "", path: "Sources/\(text)", text: "let a = b.animation // \(text.filter { !$0.isNewline })\n", marked: "animation", message: text)
    let file = source.file
    let fixes = [FixIt(text, .safe, edits: [TextEdit(path: source.path, range: source.range, newText: text)]), FixIt(text, .suggestion)]
    return Sample.report(
      [Sample.finding(source, notes: [Diagnostic.Note(text, file: file, range: source.range)], fixes: fixes, file: file)],
      notices: [Notice(.parse, .warning, path: source.path, text, range: 0..<3, file: file)], root: root)
  }

  @Test(arguments: Sample.hostileTexts)
  func aTerminalIsGivenOnlyText(_ text: String) {
    for format in [ReporterName.text, .concise, .xcode] {
      let output = format.render(report(text), color: false)
      #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || !Self.steers($0) })
    }
    #expect(ReporterName.concise.render(report(text), color: false).split(whereSeparator: \.isNewline).count == 1)
    #expect(ReporterName.xcode.render(report(text), color: false).split(whereSeparator: \.isNewline).count == 1)
  }

  /// A path that starts like a command of GitHub Actions does not start the line.
  @Test func aLineIsNoWorkflowCommand() {
    let source = Sample.Source(description: "", path: "::error::a.swift", text: "let a = b.animation\n", marked: "animation")
    #expect(ReporterName.concise.render(Sample.report([Sample.finding(source)]), color: false).hasPrefix("./::error"))
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  @Test(arguments: Sample.hostileTexts)
  func GitHubReadsOneCommandForEachFindingAndNotice(_ text: String) throws {
    let report = report(text)
    let lines = ReporterName.github.render(report, color: false).split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }).dropLast()
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasPrefix("::warning file="))
      let parts = line.dropFirst(2).components(separatedBy: "::")
      let properties = parts[0].dropFirst("warning ".count).split(separator: ",").map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
      let file = try #require(properties.first { $0[0] == "file" }?.last)
      #expect(Self.decoded(String(file), [":": "%3A", ",": "%2C"]) == report.path("Sources/\(text)"))
      #expect(Self.decoded(parts.dropFirst().joined(separator: "::"), [:]) == text)
    }
  }

  /// As the runner decodes: the percent sign last.
  private static func decoded(_ text: String, _ more: [String: String]) -> String {
    (more.map { ($0.value, $0.key) } + [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]).reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  @Test(arguments: Sample.hostileTexts)
  func JSONKeepsEveryCharacter(_ text: String) throws {
    let report = report(text)
    #expect(try JSON(text: ReporterName.json.render(report, color: false))["diagnostics"][0]["message"].string == text)
    #expect(try JSON(text: ReporterName.sarif.render(report, color: false))["runs"][0]["results"][0]["message"]["text"].string == text)
    #expect(try JSON(text: ReporterName.gitlab.render(report, color: false))[0]["description"].string == text)
    #expect(try JSON(text: ReporterName.rdjson.render(report, color: false))["diagnostics"][0]["message"].string == text)
    let lines = ReporterName.jsonl.render(report, color: false).split(whereSeparator: \.isNewline)
    #expect(lines.count == 3)
    #expect(try JSON(text: String(lines[0]))["message"].string == text)
  }

  @Test(arguments: Sample.hostileTexts)
  func XMLIsWellFormedAndKeepsWhatItMay(_ text: String) throws {
    let report = report(text)
    let kept = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) || $0.value == 0xFFFE ? "\u{FFFD}" : $0 }))
    let checkstyle = try XMLElements.of(ReporterName.checkstyle.render(report, color: false))
    #expect(checkstyle.map(\.name) == ["checkstyle", "file", "error"])
    #expect(checkstyle.last?.attributes["message"] == kept)
    let junit = try XMLElements.of(ReporterName.junit.render(report, color: false))
    #expect(junit.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(junit.last?.attributes["message"] == kept)
    #expect(junit.last?.text.contains(": warning: \(kept) (animation-without-value)") == true)
  }

  @Test(arguments: Sample.hostileTexts)
  func HTMLHasOnlyItsOwnTagsAndLoadsNothing(_ text: String) throws {
    let page = ReporterName.html.render(report(text, root: "/\(text)"), color: false)
    let tags = page.matches(of: /<[^>]*>/).map { String($0.output) }
    let names = Set(tags.map { $0.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" } })
    #expect(names.isSubset(of: Self.elements), "\(names.subtracting(Self.elements))")
    #expect(tags.count { $0.hasPrefix("<script") } == 1 && tags.count { $0.hasPrefix("<style") } == 1)
    for tag in tags {
      let attributes = tag.replacing(/"[^"]*"/, with: "\"\"")
      #expect(attributes.wholeMatch(of: /<\/?!?[a-zA-Z0-9]+( [a-zA-Z:-]+(="")?)*\/?>/) != nil, "\(tag)")
      #expect(attributes.firstMatch(of: /\s(on\w+|style|src|srcset|action|formaction)\b/) == nil, "\(tag)")
      if let link = tag.firstMatch(of: /href="([^"]*)"/) { #expect(link.1.hasPrefix("#") || Sample.rule.references.contains(String(link.1)), "\(tag)") }
    }
    #expect(page.firstMatch(of: /@import|url\(/) == nil)
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !Self.steers($0) })
  }

  private static let elements: Set<Substring> = [
    "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "div", "p", "h1", "h2", "h3", "h4", "code", "pre", "span", "mark", "svg", "rect", "path", "dl", "dt", "dd", "section", "ul",
    "li", "article", "a", "strong", "main", "aside", "form", "input", "select", "option", "label", "nav", "bdi", "details", "summary", "footer", "script",
  ]

  /// Nothing in a comment on a change mentions anybody, is a link, a tag, or a cell of its own.
  @Test(arguments: Sample.hostileTexts)
  func MarkdownIsOnlyItsOwn(_ text: String) {
    let output = ReporterName.markdown.render(report(text), color: false)
    for line in output.split(separator: "\n") where line.hasPrefix("- ") || line.hasPrefix("> - ") {
      let plain = line.replacing(/`[^`]*`/, with: "").replacing("<!-- -->", with: "\u{0}").replacing(/<\/?code>/, with: "")
      #expect(plain.firstMatch(of: /<|[^\\]\[|@\w|#\d|:\/\/|www\.|[^\\]\|/) == nil, "\(line)")
    }
    #expect(output.split(separator: "\n").count { $0.hasPrefix("|") } == 3)
    #expect(!output.contains("<script") && !output.contains("<img"))
  }
}
