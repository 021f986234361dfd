import Foundation
import Linting
import Rules
import Testing

/// Every fixture is linted by all rules: what it marks is found, and nothing else.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.all) func findsWhatIsMarked(_ fixture: Fixture) {
    var found = fixture.lint().found
    for want in fixture.wants {
      let match = found.firstIndex { $0.file == want.file && $0.line == want.line && $0.rule == want.rule && (want.severity == nil || $0.severity == want.severity) }
      #expect(match != nil, "missed \(want)")
      if let match { found.remove(at: match) }
    }
    #expect(found.isEmpty, "not wanted: \(found)")
  }

  @Test(arguments: Fixture.all) func fixesAsWritten(_ fixture: Fixture) {
    for (allowsUnsafe, expected) in [(false, \Fixture.File.fixed), (true, \Fixture.File.unsafe)] as [(Bool, KeyPath<Fixture.File, String?>)] {
      let outcome = fixture.fix(unsafe: allowsUnsafe)
      #expect(!outcome.isUnsettled)
      for (file, unit) in zip(fixture.files, outcome.units) {
        let wanted = file[keyPath: expected] ?? (allowsUnsafe ? file.fixed : nil) ?? file.text
        let text = unit.file.tree.text.string(0..<unit.file.tree.text.count)
        let difference = firstDifference(text, wanted)
        #expect(difference == nil, "\(file.name) with \(allowsUnsafe ? "--unsafe-fixes" : "--fix"): \(difference ?? "")")
      }
    }
  }

  private func firstDifference(_ text: String, _ wanted: String) -> String? {
    let left = text.split(separator: "\n", omittingEmptySubsequences: false), right = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let got = index < left.count ? String(left[index]) : "end", want = index < right.count ? String(right[index]) : "end"
      if got != want { return "line \(index + 1) is \"\(got)\", wanted \"\(want)\"" }
    }
    return nil
  }

  @Test func everyRuleHasFixturesOfBothKinds() {
    for rule in Registry.rules {
      let own = Fixture.stored.filter { $0.ruleID == rule.info.id && $0.category == rule.info.category.title }
      #expect(own.contains { $0.wants.contains { $0.rule == rule.info.id } }, "\(rule.info.id) has no flagged fixture")
      #expect(own.contains { $0.wants.isEmpty }, "\(rule.info.id) has no silent fixture")
    }
    let known = Set(Registry.rules.map(\.info.id))
    for fixture in Fixture.stored { #expect(known.contains(fixture.ruleID), "\(fixture.path) belongs to no rule") }
  }

  /// Without libclang the fixtures with headers are left out, which this says; a CI has to have it.
  @Test(.enabled(if: HeaderReader.shared != nil || HeaderReader.isRequired, "libclang is not installed: the fixtures with Objective-C headers do not run")) func headersAreRead() throws {
    let reader = try #require(HeaderReader.shared, "libclang could not be opened, and this is a CI")
    let fixtures = Fixture.stored.filter { !$0.headers.isEmpty }
    #expect(!fixtures.isEmpty)
    for fixture in fixtures { #expect(reader.declarations[fixture.path]?.isEmpty == false, "nothing was read from the headers of \(fixture.path)") }
  }
}
