import Foundation
import Linting
import Reporting
import Syntax
import Semantics
import Testing

/// The reports for people that have to cope with any number of findings.
@Suite struct PageTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"), ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(SHA256.digest(Array(text.utf8)).map { String(format: "%02x", Int($0)) }.joined() == digest)
  }

  /// The policy admits exactly the style and the script that the page holds.
  @Test func thePolicyAdmitsItsOwnStyleAndScript() throws {
    let page = ReporterName.html.render(Sample.everything, color: false)
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("unsafe"))
    for (tag, directive) in [("style", "style-src"), ("script", "script-src")] {
      let start = try #require(page.range(of: "<\(tag)>")), end = try #require(page.range(of: "</\(tag)>"))
      let digest = Data(SHA256.digest(Array(page[start.upperBound..<end.lowerBound].utf8))).base64EncodedString()
      #expect(policy.contains("\(directive) 'sha256-\(digest)'"))
    }
  }

  private static let many: Report = {
    let text = String(repeating: "let a = b.animation\n", count: 50)
    let files = (0..<100).map { SourceFile(path: "Sources/File\($0).swift", tree: ParserContext().parse(SourceText(text))) }
    let findings = files.flatMap { file in
      (0..<50).map { line in
        Diagnostic(
          ruleID: Sample.rule.id, category: .state, severity: line == 49 ? .error : .warning, message: "finding \(line) of \(file.path)", file: file, range: line * 20 + 10..<line * 20 + 19)
      }
    }
    return Sample.report(findings)
  }()

  @Test func aPageListsEveryFindingOfThousands() {
    let page = ReporterName.html.render(Self.many, color: false)
    #expect(page.matches(of: /<article\b/).count == 5_000)
    #expect(page.utf8.count < 6_000_000)
  }

  /// A comment has a limit; what does not fit is counted, and errors come first.
  @Test func aCommentSaysWhatItHides() throws {
    let text = ReporterName.markdown.render(Self.many, color: false)
    #expect(text.count < 65_536)
    let shown = text.matches(of: /\n- \*\*/).count
    let hidden = try #require(text.firstMatch(of: /\n(\d+) more findings are not listed/)).1
    #expect(shown + (Int(hidden) ?? 0) == 5_000)
    #expect(text.matches(of: /\n- \*\*error/).count == 100)
  }

  @Test func aPageIsCompleteWithoutItsScript() {
    let page = ReporterName.html.render(Sample.everything, color: false)
    #expect(page.contains("role=\"search\" hidden"))
    #expect(page.contains("id=\"rule-animation-without-value\"") && page.contains("It animates &lt;everything&gt; that changes."))
    #expect(page.contains("<span class=\"del\">") && page.contains("<span class=\"add\">"))
    #expect(page.contains("cannot be read"))
    #expect(page.contains("<a href=\"https://developer.apple.com/documentation/swiftui/view\" rel=\"noopener noreferrer\">"))
  }

  @Test func charactersThatCannotBeSeenAreNamed() {
    let source = Sample.Source(description: "", path: "A.swift", text: "let a = b.animation // \u{202E}x\n", marked: "animation")
    #expect(ReporterName.html.render(Sample.report([Sample.finding(source)]), color: false).contains("<span class=\"unseen\">U+202E</span>"))
  }
}
