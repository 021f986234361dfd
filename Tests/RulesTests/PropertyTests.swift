import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// What holds for every rule, tried on every fixture.
@Suite struct PropertyTests {
  /// Line ends, a byte order mark and wide characters change no finding.
  @Test(arguments: Fixture.all) func spellingOfTheFileChangesNothing(_ fixture: Fixture) {
    let expected = fixture.lint().found
    #expect(fixture.lint { $0.replacingOccurrences(of: "\n", with: "\r\n") }.found == expected)
    #expect(fixture.lint { "\u{FEFF}" + $0 }.found == expected)
    // The first line may be a header that the driver reads.
    #expect(fixture.lint { $0.replacingOccurrences(of: "import SwiftUI", with: "import SwiftUI // 👩‍👩‍👧 ünï") }.found == expected)
  }

  /// A finding disappears with a suppression before it, and a suppression without finding is said to be unused.
  @Test(arguments: Fixture.all) func suppressionsSilence(_ fixture: Fixture) {
    for rule in Set(fixture.wants.map(\.rule)) {
      let result = fixture.lint { text in "// uilint:disable:file \(rule) - a test\n" + text }
      #expect(!result.diagnostics.contains { $0.ruleID == rule })
      #expect(!result.suppressed.isEmpty)
    }
    let silent = fixture.lint { text in "// uilint:disable:file dismiss-of-presenter - a test\n" + text }
    if !fixture.wants.contains(where: { $0.rule == "dismiss-of-presenter" }) {
      #expect(silent.notices.count { $0.message.contains("silences nothing") } == fixture.files.count)
    }
  }

  /// `:next` reaches a finding in any line of the construct that follows.
  @Test(arguments: Fixture.all) func suppressionsOfTheNextConstructSilence(_ fixture: Fixture) {
    for want in fixture.wants {
      let result = fixture.lint { text in
        guard text == fixture.files.first(where: { $0.name == want.file })?.text else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if want.line <= lines.count { lines.insert("// uilint:disable:next \(want.rule) - a test", at: want.line - 1) }
        return lines.joined(separator: "\n")
      }
      #expect(!result.found.contains { $0.file == want.file && $0.rule == want.rule && $0.line == want.line + 1 }, "\(want)")
    }
  }

  /// Every finding can be silenced where it stands, by the comments that the tool writes itself.
  @Test(arguments: Fixture.all) func findingsCanBeSilencedByComments(_ fixture: Fixture) {
    var left = 0
    var texts: [String: String] = [:]
    for (_, diagnostics) in Dictionary(grouping: fixture.lint().diagnostics, by: { $0.file.path }) {
      let file = diagnostics[0].file
      let (edits, silenced) = Diagnostic.suppressions(of: diagnostics, in: file, names: Suppressions.Names(Registry.rules), reason: "a test")
      left += diagnostics.count - silenced
      if let bytes = TextEdit.apply(edits, to: file.tree.text.bytes) { texts[file.tree.text.string(0..<file.tree.text.count)] = String(decoding: bytes, as: UTF8.self) }
    }
    #expect(left == 0)
    let after = fixture.lint { texts[$0] ?? $0 }
    #expect(after.diagnostics.isEmpty && after.notices.allSatisfy { $0.kind != .suppression })
  }

  /// Code in comments, in strings and behind `#if` of no build is read as what it is.
  @Test(arguments: Fixture.all) func commentsAndStringsAreNoCode(_ fixture: Fixture) {
    #expect(fixture.lint { "/*\n" + $0.replacingOccurrences(of: "*/", with: "") + "\n*/\n" }.diagnostics.isEmpty)
    guard fixture.files.allSatisfy({ $0.language == .swift }) else { return }
    #expect(fixture.lint { "let text = ##\"\"\"\n" + $0 + "\n\"\"\"##\n" }.diagnostics.isEmpty)
  }

  /// Any beginning of a file can be read, checked and fixed.
  @Test(arguments: Fixture.all) func truncatedSourcesAreHandled(_ fixture: Fixture) {
    for length in stride(from: 1, to: 4000, by: 97) {
      let result = fixture.lint { String(decoding: Array($0.utf8.prefix(length)), as: UTF8.self) }
      for diagnostic in result.diagnostics { #expect(diagnostic.range.upperBound <= diagnostic.file.tree.text.count) }
    }
  }

  /// All fixes together come to rest, and a second run changes nothing.
  @Test(arguments: Fixture.all) func fixingIsStable(_ fixture: Fixture) {
    var options = fixture.options
    options.settings[0].choices.profile = .all
    let fixer = Fixer(Linter(rules: Registry.rules, options: options), allowsUnsafe: true)
    let first = fixer.run(fixture.units())
    #expect(!first.isUnsettled)
    #expect(fixer.run(first.units).changed.isEmpty)
    #expect(first.result.notices.filter { $0.kind == .fix }.isEmpty)
  }
}
