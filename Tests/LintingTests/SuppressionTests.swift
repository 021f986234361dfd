import Linting
import Semantics
import Syntax
import Testing

/// The forms of suppression comments and what is said of mistakes in them.
@Suite struct SuppressionTests {
  private func suppressions(_ text: String) -> Suppressions {
    Suppressions(SourceFile(path: "a.swift", tree: ParserContext().parse(SourceText(text))), knownRules: ["rule-a", "rule-b"])
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
    func isSilenced(_ marker: String) -> Bool { found.index(for: "rule-a", at: text.utf8Offset(of: marker)) != nil }
    #expect(isSilenced("let a") && isSilenced(".b()") && isSilenced(".c()") && isSilenced("let e"))
    #expect(!isSilenced("let d") && !isSilenced("let f"))
    #expect(found.notices.isEmpty)
  }

  @Test func aModifierCallInAChainIsAConstruct() {
    let text = "view\n  // uilint:disable:next rule-a\n  .b {\n    c()\n  }\n  .d()\n"
    let found = suppressions(text)
    #expect(found.index(for: "rule-a", at: text.utf8Offset(of: "c()")) != nil)
    #expect(found.index(for: "rule-a", at: text.utf8Offset(of: "d()")) == nil)
    #expect(found.index(for: "rule-b", at: text.utf8Offset(of: "c()")) == nil)
  }

  @Test(arguments: [
    ("// uilint:disable:next rule-x - reason\nlet a = 1", "unknown rule 'rule-x' in a suppression; did you mean 'rule-a'?"), ("// uilint:disable:next\nlet a = 1", "names no rule"),
    ("// uilint:disable:file all\nlet a = 1", "needs a reason"), ("// uilint:disable all - reason\nlet a = 1", "without 'uilint:enable all'"),
  ])
  func mistakesAreNoticed(_ text: String, _ message: String) {
    #expect(suppressions(text).notices.contains { $0.message.contains(message) })
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
