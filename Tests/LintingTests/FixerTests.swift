import Linting
import Semantics
import Syntax
import Testing

/// The fixer's guards, tried with rules whose fixes are bad on purpose.
@Suite struct FixerTests {
  private static func rule(_ id: String, _ check: @escaping @Sendable (FileContext) -> [Finding]) -> Rule {
    Rule(RuleInfo(id: id, category: .state, summary: "", rationale: "", exceptions: "", severity: .warning, fix: ""), check: check)
  }

  /// A rule that replaces each occurrence of a name.
  private static func renaming(_ old: String, to new: String, _ applicability: FixIt.Applicability = .safe, id: String? = nil) -> Rule {
    rule(id ?? "\(old)-to-\(new)") { context in
      context.tree.nodes(.identifierExpr, .identifierPattern).filter { $0.text == old }.map { node in
        Finding(.warning, "rename", at: node.range, fixes: [FixIt("rename", applicability, edits: [context.edit(node.range, new)])])
      }
    }
  }

  private func fix(_ text: String, _ rules: [Rule], unsafe: Bool = false) -> (text: String, outcome: Fixer.Outcome) {
    let unit = Linter.Unit(SourceFile(path: "a.swift", tree: ParserContext().parse(SourceText(text))))
    let outcome = Fixer(Linter(rules: rules, options: LintOptions()), allowsUnsafe: unsafe).run([unit])
    let tree = outcome.units[0].file.tree
    return (tree.text.string(0..<tree.text.count), outcome)
  }

  private let source = "struct S { let value = old + old }\n"

  @Test func allFixesOfAPassAreApplied() {
    let (text, outcome) = fix(source, [Self.renaming("old", to: "new")])
    #expect(text == "struct S { let value = new + new }\n")
    #expect(outcome.applied == 2 && !outcome.isUnsettled && outcome.result.diagnostics.isEmpty)
  }

  @Test func unsafeFixesWaitForPermissionAndSuggestionsForever() {
    #expect(fix(source, [Self.renaming("old", to: "new", .unsafe)]).text == source)
    #expect(fix(source, [Self.renaming("old", to: "new", .unsafe)], unsafe: true).text != source)
    #expect(fix(source, [Self.renaming("old", to: "new", .suggestion)], unsafe: true).text == source)
  }

  @Test func aFixThatBreaksTheSyntaxIsBarredAndTheOthersStay() {
    let (text, outcome) = fix("struct S { let value = old + good }\n", [Self.renaming("old", to: "new ("), Self.renaming("good", to: "better")])
    #expect(text == "struct S { let value = old + better }\n")
    #expect(outcome.result.notices.contains { $0.kind == .fix && $0.message.contains("would break the file") })
    #expect(!outcome.isUnsettled)
  }

  @Test func aFixThatLosesACommentIsBarred() {
    let text = "struct S { let value = a /* why */ + b }\n"
    let rule = Self.rule("drop") { context in
      context.tree.nodes(.sequence).map { Finding(.warning, "drop", at: $0.range, fixes: [FixIt("drop", .safe, edits: [context.edit($0.range, "c")])]) }
    }
    #expect(fix(text, [rule]).text == text)
  }

  @Test func rulesThatUndoEachOtherEndTheLoop() {
    let (_, outcome) = fix(source, [Self.renaming("old", to: "new"), Self.renaming("new", to: "old")])
    #expect(outcome.isUnsettled)
    #expect(outcome.result.notices.contains { $0.severity == .error })
  }

  @Test func editsThatTouchWaitForTheNextPass() {
    let insertion = Self.rule("insert") { context in
      context.tree.nodes(.identifierExpr).filter { $0.text == "old" }.map { node in
        Finding(.warning, "insert", at: node.range, fixes: [FixIt("insert", .safe, edits: [context.insert("very", at: node.start)])])
      }
    }
    let (text, outcome) = fix("struct S { let value = old }\n", [Self.renaming("old", to: "new"), insertion])
    // Of two fixes at one place the rule whose id comes first wins; its result leaves nothing for the other.
    #expect(text == "struct S { let value = veryold }\n")
    #expect(outcome.applied == 1)
  }

  @Test func overlappingOrOutlyingEditsAreRefused() {
    let bytes = Array("abcdef".utf8)
    func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(path: "a", range: range, newText: text) }
    #expect(TextEdit.apply([edit(0..<2, "x"), edit(1..<3, "y")], to: bytes) == nil)
    #expect(TextEdit.apply([edit(5..<9, "x")], to: bytes) == nil)
    #expect(TextEdit.apply([edit(4..<6, "!"), edit(0..<1, "")], to: bytes) == Array("bcd!".utf8))
  }
}
