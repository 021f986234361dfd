import Linting
import Semantics
import Syntax
import Testing

/// The forms of suppression comments and what is said of mistakes in them.
@Suite struct SuppressionTests {
  private func suppressions(_ text: String, _ language: SourceLanguage = .swift) -> Suppressions {
    let path = language == .swift ? "a.swift" : "a.m"
    return Suppressions(SourceFile(path: path, tree: ParserContext().parse(SourceText(text), as: language)), names: Suppressions.Names(Self.rules))
  }

  private static let rules = ["rule-a", "rule-b"].map { id in
    Rule(RuleInfo(id: id, category: .state, summary: "", rationale: "", exceptions: "", severity: .info, fix: "")) { _ in [] }
  }

  private func isSilenced(_ found: Suppressions, _ rule: String, _ offset: Int) -> Bool {
    Self.rules.first { $0.info.id == rule }.map { found.use(for: $0.info, at: offset) != nil } ?? false
  }

  @Test(arguments: [
    "// uilint:disable:next rule-a rule-b - reason", "// uilint:disable:next rule-a, rule-b: reason", "/* uilint:disable:next rule-a,rule-b -- reason */",
    "//uilint:disable:next rule-a rule-b \u{2014} reason", "/// uilint:disable:next   rule-a  rule-b - reason",
  ])
  func everyUsualSpellingIsRead(_ comment: String) {
    let directive = suppressions(comment + "\nlet a = 1\n").directives.first
    #expect(directive?.rules == ["rule-a", "rule-b"])
    #expect(directive?.reason == "reason")
  }

  @Test func scopes() {
    let text = "let a = 1 // uilint:disable:this rule-a\n// uilint:disable:next rule-a\nview\n  .b()\n  .c()\nlet d = 1\n// uilint:disable rule-a\nlet e = 1\n// uilint:enable rule-a\nlet f = 1\n"
    let found = suppressions(text)
    func isSilenced(_ marker: String) -> Bool { self.isSilenced(found, "rule-a", text.utf8Offset(of: marker)) }
    #expect(isSilenced("let a") && isSilenced(".b()") && isSilenced(".c()") && isSilenced("let e"))
    #expect(!isSilenced("let d") && !isSilenced("let f"))
    #expect(found.notices.isEmpty)
  }

  @Test func theFirstOfSeveralEndsARegion() {
    let text = "// uilint:disable rule-a rule-b\nlet a = 1\n// uilint:enable rule-b\nlet b = 1\n// uilint:enable state\nlet c = 1\n// uilint:enable rule-a rule-b\nlet d = 1\n"
    let found = suppressions(text)
    func isSilenced(_ rule: String, _ marker: String) -> Bool { self.isSilenced(found, rule, text.utf8Offset(of: marker)) }
    #expect(isSilenced("rule-a", "let a") && isSilenced("rule-b", "let a"))
    #expect(isSilenced("rule-a", "let b") && !isSilenced("rule-b", "let b"))
    #expect(!isSilenced("rule-a", "let c") && !isSilenced("rule-b", "let c") && !isSilenced("rule-a", "let d"))
    // What is enabled twice was disabled before all the same.
    #expect(found.notices.isEmpty)
    #expect(suppressions("// uilint:enable rule-a\n// uilint:disable rule-a\nlet a = 1\n// uilint:enable rule-a\n").notices.map(\.severity) == [.info])
  }

  @Test func aModifierCallInAChainIsAConstruct() {
    let text = "view\n  // uilint:disable:next rule-a\n  .b {\n    c()\n  }\n  .d()\n"
    let found = suppressions(text)
    #expect(isSilenced(found, "rule-a", text.utf8Offset(of: "c()")))
    #expect(!isSilenced(found, "rule-a", text.utf8Offset(of: "d()")))
    #expect(!isSilenced(found, "rule-b", text.utf8Offset(of: "c()")))
  }

  @Test func constructsOfObjectiveC() {
    let text = """
      @implementation A
      // uilint:disable rule-b
      // uilint:disable:next rule-a
      - (void)one {
        [x inOne];
      }
      - (void)two {
        [x before];
        // uilint:disable:next rule-a
        [x run:^{
          inside();
        }
          // uilint:disable:next rule-b
          completion:^{ argument(); }];
        [x after];
      }
      @end
      int outside;

      """
    let found = suppressions(text, .objectiveC)
    func isSilenced(_ rule: String, _ marker: String) -> Bool { self.isSilenced(found, rule, text.utf8Offset(of: marker)) }
    #expect(isSilenced("rule-a", "- (void)one") && isSilenced("rule-a", "inOne") && isSilenced("rule-a", "inside()") && isSilenced("rule-a", "argument()"))
    #expect(!isSilenced("rule-a", "- (void)two") && !isSilenced("rule-a", "before") && !isSilenced("rule-a", "[x after"))
    #expect(isSilenced("rule-b", "[x after") && !isSilenced("rule-b", "outside"))
    #expect(found.notices.isEmpty)
  }

  @Test(arguments: [
    ("// uilint:disable:next rule-x - reason\nlet a = 1", "unknown rule 'rule-x' in a suppression; did you mean 'rule-a'?"), ("// uilint:disable:next\nlet a = 1", "names no rule"),
    ("// uilint:disable:file all\nlet a = 1", "needs a reason"), ("// uilint:disabel:next rule-a\nlet a = 1", "did you mean 'uilint:disable:next'?"),
    ("let b = 1\n// uilint:disable rule-a\nlet a = 1", "nothing enables 'rule-a' again"), ("// uilint:disable all - reason\nlet a = 1", "without 'uilint:enable all'"),
  ])
  func mistakesAreNoticed(_ text: String, _ message: String) {
    #expect(suppressions(text).notices.contains { $0.message.contains(message) })
  }

  @Test func aRegionWithoutEndEndsWithItsScope() {
    let text = "struct A {\n  // uilint:disable rule-a\n  let b = 1\n}\nlet c = 1\n"
    let found = suppressions(text)
    #expect(isSilenced(found, "rule-a", text.utf8Offset(of: "let b")) && !isSilenced(found, "rule-a", text.utf8Offset(of: "let c")))
    #expect(found.notices.isEmpty)
  }

  @Test func aCategoryStandsForItsRules() {
    let text = "// uilint:disable:next state - reason\nlet a = 1\n"
    let found = suppressions(text)
    #expect(isSilenced(found, "rule-a", text.utf8Offset(of: "let a")) && isSilenced(found, "rule-b", text.utf8Offset(of: "let a")) && found.notices.isEmpty)
  }

  @Test func othersCommentsAreNotOurs() {
    let found = suppressions("// see uilint:disable:next rule-a\n// swiftlint:disable:next rule-a\nlet a = \"// uilint:disable:next rule-a\"\n")
    #expect(found.directives.isEmpty && found.notices.isEmpty)
  }
}

extension String {
  /// The byte offset of the first occurrence of `text`.
  fileprivate func utf8Offset(of text: String) -> Int {
    let bytes = Array(utf8), wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? -1
  }
}
