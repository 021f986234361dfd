@testable import Linting
import Semantics
import Syntax
import Testing

/// Which rules run, and how loud.
@Suite struct RuleChoicesTests {
  private func info(_ id: String, profile: Profile = .default, edition: Int = 1) -> RuleInfo {
    RuleInfo(id: id, category: .state, summary: "", rationale: "", exceptions: "", severity: .info, profile: profile, fix: "", edition: edition)
  }

  @Test func rulesOfLaterEditionsWaitUntilTheyAreNamed() {
    var choices = RuleChoices()
    choices.edition = 1
    let later = info("later", edition: 2)
    #expect(choices.isActive(info("old")) && !choices.isActive(later))
    choices.levels["later"] = .on
    #expect(choices.isActive(later))
    choices.levels = [:]
    choices.edition = 2
    #expect(choices.isActive(later))
  }

  @Test func aLevelTurnsOnWhatTheProfileLeavesOut() {
    var choices = RuleChoices()
    let advice = info("advice", profile: .presentation)
    #expect(!choices.isActive(advice))
    choices.levels["advice"] = .warning
    #expect(choices.isActive(advice))
    choices.levels["advice"] = .off
    choices.only = ["advice"]
    #expect(!choices.isActive(advice))
  }

  @Test func aLevelIsTheSeverityOfEveryFinding() {
    let rule = Rule(info("rule-a")) { context in [Finding(.info, "a", at: 0..<1), Finding(.error, "b", at: 1..<2), Finding(.info, "c", at: 2..<3, profile: .all)] }
    let unit = Linter.Unit(SourceFile(path: "a.swift", tree: ParserContext().parse(SourceText("struct A {}\n"))))
    func severities(_ level: RuleLevel?) -> [Severity] {
      var settings = FileSettings()
      settings.choices.levels["rule-a"] = level
      return Linter(rules: [rule], options: LintOptions(settings)).check([unit]).diagnostics.map(\.severity)
    }
    #expect(severities(nil) == [.info, .error] && severities(.on) == [.info, .error] && severities(.warning) == [.warning, .warning] && severities(.off).isEmpty)
  }
}
