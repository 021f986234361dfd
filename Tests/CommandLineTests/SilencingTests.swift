import Foundation
import Testing

/// Suppressions and baselines: how findings are silenced, and how that ends.
@Suite struct SilencingTests {
  @Test func unusedAndUnknownSuppressionsAreReportedAndMended() throws {
    let text = "import SwiftUI\n\n// uilint:disable:next state-not-private dismiss-of-presenter - historical\nstruct Counter: View {\n  @State var count = 0 // uilint:disable:this multiple-presentations-on-view\n  // uilint:disable:next state-not-privat - typo\n  var body: some View { Text(\"\\(count)\") }\n}\n"
    let workspace = try Workspace(["A.swift": text])
    let run = try workspace.uilint("--reporter", "concise")
    #expect(run.status == 0)
    #expect(run.errors.contains("A.swift:3:1: note: this suppression of 'dismiss-of-presenter' silences nothing"))
    #expect(run.errors.contains("A.swift:5:24: note: this suppression of 'multiple-presentations-on-view' silences nothing"))
    #expect(run.errors.contains("A.swift:6:3: warning: unknown rule 'state-not-privat' in a suppression; did you mean 'state-not-private'?"))
    #expect(try workspace.uilint("--fix").status == 0)
    #expect(workspace.read("A.swift") == "import SwiftUI\n\n// uilint:disable:next state-not-private - historical\nstruct Counter: View {\n  @State var count = 0\n  var body: some View { Text(\"\\(count)\") }\n}\n")
    #expect(try workspace.uilint("--diff").status == 0)
  }

  /// A suppression that is taken away leaves the code as it was, and takes no other along.
  @Test(arguments: [
    ("func f() -> Int { return/* uilint:disable:this state-not-private */1 }\n", "func f() -> Int { return 1 }\n"),
    ("enum E { case a /* uilint:disable:this state-not-private\n*/ case b }\n", "enum E { case a\ncase b }\n"),
    ("let a = 1 // uilint:disable:this state-not-private\nlet b = 2\n", "let a = 1\nlet b = 2\n"),
    ("let a = 1 // uilint:disable:this state-not-private because of b\n", "let a = 1\n"),
    ("\u{FEFF}// uilint:disable:next state-not-private\nlet a = 1\n", "\u{FEFF}let a = 1\n"),
    ("// uilint:disable state-not-private\nlet a = 1\n// uilint:enable state-not-private\n", "let a = 1\n"),
  ])
  func takingASuppressionAwayChangesNoCode(_ text: String, _ fixed: String) throws {
    let workspace = try Workspace(["A.swift": text])
    #expect(try workspace.uilint("--fix").status == 0)
    #expect(workspace.read("A.swift") == fixed)
  }

  /// However many there are, and side by side.
  @Test func manyThatAreUnusedGoInOneRun() throws {
    let names = (1...30).map { "gone-rule-number-\($0)-x" }.joined(separator: " ")
    let lines = String(repeating: "// uilint:disable:next state-not-private - r\n", count: 300)
    let workspace = try Workspace(["A.swift": "// uilint:disable:file \(names) - old\n\(lines)let a = 1\n"])
    #expect(try workspace.uilint("--fix").status == 0)
    #expect(workspace.read("A.swift") == "let a = 1\n")
  }

  @Test func aSuppressionThatIsUsedStays() throws {
    let text = "import SwiftUI\n// uilint:disable all - r\nstruct V: View {\n  // uilint:disable:next presentation-constant-binding because the parent says so\n  var body: some View { Text(\"a\").sheet(isPresented: .constant(false)) { Text(\"b\") } }\n}\n// uilint:disable:next presentation-constant-binding\nlet z = 1\n"
    let workspace = try Workspace(["A.swift": text])
    let run = try workspace.uilint("--fix")
    #expect(run.status == 0 && run.errors.contains("'because' is taken for the beginning of the reason"))
    #expect(workspace.read("A.swift") == text.replacingOccurrences(of: "// uilint:disable:next presentation-constant-binding\nlet z", with: "let z"))
  }

  @Test func aRegionEndsForEachRuleAlone() throws {
    func view(_ name: String) -> String { "struct \(name): View {\n  @State var a = \"\"\n  var body: some View { TextField(\"\(name)\", text: $a).cornerRadius(4) }\n}\n" }
    let text = "import SwiftUI\n// uilint:disable state-not-private deprecated-corner-radius - legacy\n\(view("A"))// uilint:enable state\n\(view("B"))// uilint:enable superseded-api\n\(view("C"))"
    let run = try Workspace(["A.swift": text]).uilint("--reporter", "concise")
    #expect(run.output.split(separator: "\n").map { $0.prefix(11) } == ["A.swift:9:3", "A.swift:14:", "A.swift:15:"])
    #expect(!run.errors.contains("note: "))
  }

  @Test func whatIsFoundCanBeSilencedWithAReason() throws {
    let workspace = try Workspace(["A.swift": Sample.error, "B.swift": Sample.fixable])
    let run = try workspace.uilint("--add-suppressions", "--reason", "before the redesign")
    #expect(run.status == 0 && run.errors.contains("silenced 2 findings in 2 files"))
    #expect(workspace.read("A.swift").contains("  // uilint:disable:next presentation-constant-binding - before the redesign\n  var body"))
    let again = try workspace.uilint("--reporter", "json", "--include-suppressed", "--quiet")
    #expect(again.status == 0 && again.output.contains("\"state\": \"suppressed\"") && again.errors.isEmpty)
  }

  @Test func aReasonCanBeRequired() throws {
    let text = Sample.fixable.replacingOccurrences(of: "  @State", with: "  // uilint:disable:next state-not-private\n  @State")
    let workspace = try Workspace(["A.swift": text, ".uilint.yml": "require_reason: true\n"])
    let run = try workspace.uilint("--reporter", "concise")
    #expect(run.output.contains("state-not-private") && run.errors.contains("has no reason, which the configuration requires"))
    try workspace.write(".uilint.yml", "{}\n")
    #expect(try workspace.uilint("--reporter", "concise").output.isEmpty)
  }

  @Test func theBaselineHoldsWhatIsKnownWhereverItMoves() throws {
    let workspace = try Workspace([".git/HEAD": "", "App/A.swift": Sample.error, ".uilint.yml": "baseline: known.json\n"])
    #expect(try workspace.uilint().status == 2)
    #expect(try workspace.uilint("--write-baseline", "known.json").status == 0)
    let lines = workspace.read("known.json").split(separator: "\n")
    #expect(lines.count == 6 && lines[3].contains("\"file\":\"App/A.swift\""))
    // Lines above, another folder to stand in, and another indentation change nothing.
    try workspace.write("App/A.swift", "// one\n// two\n" + Sample.error.replacingOccurrences(of: "  var body", with: "\tvar body"))
    #expect(try workspace.uilint("--quiet").status == 0)
    #expect(try Command.uilint([".", "--quiet"], in: workspace.url.appendingPathComponent("App")).status == 0)
    // One more of the same is the surplus.
    try workspace.write("App/A.swift", Sample.error + Sample.error.replacingOccurrences(of: "import SwiftUI\n", with: "").replacingOccurrences(of: "Screen", with: "Other"))
    let surplus = try workspace.uilint("--reporter", "concise")
    #expect(surplus.status == 1 && surplus.output.split(separator: "\n").count == 1 && surplus.output.hasPrefix("App/A.swift:8:"))
    // What is mended is counted, and pruned.
    try workspace.write("App/A.swift", Sample.clean)
    #expect(try workspace.uilint().errors.contains("1 known finding is mended; 'uilint baseline prune'"))
    #expect(try workspace.uilint("baseline", "report").output.contains("1 known findings, 1 of them mended"))
    #expect(try workspace.uilint("baseline", "prune").errors.contains("1 mended finding taken out"))
    #expect(!workspace.read("known.json").contains("fingerprint"))
  }

  @Test func whatWasNotLookedAtStaysInTheBaseline() throws {
    let workspace = try Workspace([
      ".git/HEAD": "", "base.yml": "baseline: known.json\n", "A/.uilint.yml": "root: true\nextends: ../base.yml\n", "B/.uilint.yml": "root: true\nextends: ../base.yml\n",
      "A/View.swift": Sample.error, "B/View.swift": Sample.error, "A/Counter.swift": Sample.fixable,
    ])
    func entries() -> Int { workspace.read("known.json").split(separator: "\n").count { $0.contains("fingerprint") } }
    #expect(try workspace.uilint("--write-baseline", "known.json").status == 0 && entries() == 3)
    #expect(try !workspace.uilint("B").errors.contains("mended"))
    for arguments in [["baseline", "prune", "A"], ["A", "--write-baseline", "known.json"], ["A", "--only", "presentation", "--write-baseline", "known.json"], ["A", "--skip", "state", "--write-baseline", "known.json"]] {
      #expect(try Command.uilint(arguments, in: workspace.url).status == 0)
      #expect(entries() == 3, "\(arguments)")
    }
    #expect(try !workspace.uilint("--only", "state").errors.contains("mended"))
    try workspace.write("A/.uilint.yml", "root: true\nextends: ../base.yml\nrules: { state: off }\n")
    #expect(try workspace.uilint("baseline", "prune", "A").status == 0 && entries() == 3)
    // A finding that is known in one project is new in another.
    try workspace.write("known.json", workspace.read("known.json").split(separator: "\n").filter { !$0.contains("B/View.swift") }.joined(separator: "\n").replacingOccurrences(of: "},\n  ]", with: "}\n  ]"))
    #expect(try workspace.uilint("--quiet", "--reporter", "concise").output.hasPrefix("B/View.swift:"))
  }

  @Test func aBaselineThatCannotBeReadIsTrouble() throws {
    let workspace = try Workspace(["A.swift": Sample.clean, "bad.json": "<<<<<<< HEAD\n{}"])
    #expect(try workspace.uilint("--baseline", "missing.json").status == 2)
    let bad = try workspace.uilint("--baseline", "bad.json")
    #expect(bad.status == 2 && bad.errors.contains("bad.json is no baseline") && bad.errors.contains("merge conflict"))
    // Foundation's reader ends the process on some depths.
    for depth in 510...516 {
      try workspace.write("deep.json", String(repeating: "[", count: depth))
      #expect(try workspace.uilint("--baseline", "deep.json").status == 2)
    }
  }

  @Test func knownFindingsAreNotMended() throws {
    let workspace = try Workspace(["A.swift": Sample.fixable])
    #expect(try workspace.uilint("--write-baseline", "b.json").status == 0)
    #expect(try workspace.uilint("--baseline", "b.json", "--fix").status == 0)
    #expect(workspace.read("A.swift") == Sample.fixable)
  }
}
