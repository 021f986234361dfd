import Foundation
import Testing

/// `.uilint.yml` as a user writes it.
@Suite struct ConfigurationFileTests {
  /// A finding of `state-not-private`: advice by default.
  private func rules(_ run: Command) -> [String] { run.output.split(separator: "\n").map(String.init) }

  @Test func levelsAndOptionsHold() throws {
    let workspace = try Workspace(["A.swift": Sample.fixable, ".uilint.yml": "rules:\n  state-not-private: error\n"])
    let run = try workspace.uilint("--reporter", "concise")
    #expect(run.status == 1 && run.output.contains("A.swift:4:3: error: 'count'"))
    try workspace.write(".uilint.yml", "rules: { state: off }\n")
    #expect(try workspace.uilint().status == 0)
    // The last word is the command line's.
    #expect(try workspace.uilint("--warn", "state-not-private", "--max-warnings", "0").errors.contains("1 warning, and --max-warnings allows 0"))
    #expect(try workspace.uilint("--only", "state-not-private", "--reporter", "concise", "--quiet").output.contains("info"))
  }

  @Test func aThresholdIsTheUsers() throws {
    let flags = (1...3).map { "  @State private var flag\($0) = false\n" }.joined()
    let sheets = (1...3).map { ".sheet(isPresented: $flag\($0)) { Text(\"\($0)\") }" }.joined()
    let workspace = try Workspace(["A.swift": "import SwiftUI\nstruct A: View {\n\(flags)  var body: some View { Text(\"\")\(sheets) }\n}\n"])
    func run(_ text: String) throws -> Bool {
      try workspace.write(".uilint.yml", text)
      return try workspace.uilint("--only", "boolean-presentation-flags", "--reporter", "concise", "--quiet").output.contains("warning")
    }
    #expect(try run("{}"))
    #expect(try !run("rules:\n  boolean-presentation-flags: { threshold: 4 }\n"))
  }

  @Test func rulesHaveOptionsOfOtherKinds() throws {
    let text = "import SwiftUI\nstruct A: View {\n  @GestureState var isHeld = false\n  var body: some View { Text(\"\\(isHeld)\").foregroundColor(.red) }\n}\n"
    let workspace = try Workspace(["A.swift": text, ".uilint.yml": "platforms: { iOS: 13 }\n"])
    #expect(try workspace.uilint("--reporter", "concise", "--quiet").output.isEmpty)
    try workspace.write(".uilint.yml", "platforms: { iOS: 13 }\nrules:\n  state-not-private: { also: [GestureState] }\n  superseded-api: { report-future: true }\n")
    let run = try workspace.uilint("--reporter", "concise", "--quiet")
    #expect(run.output.contains("A.swift:3:3: info: 'isHeld'") && run.output.contains("(deprecated-foreground-color)"))
    // What a supported system lacks is told, not written.
    #expect(try workspace.uilint("--fix").status == 0 && workspace.read("A.swift").contains(".foregroundColor(.red)"))
  }

  @Test(arguments: [
    ("exlude: [A]\n", ".uilint.yml:1:1: error: unknown key 'exlude'; did you mean 'exclude'?"),
    ("# é\nrules:\n  'é': off\n", ".uilint.yml:3:3: error: unknown rule 'é'"),
    ("rules:\n  state-not-privat: off\n", "did you mean 'state-not-private'?"),
    ("rules: { state-not-private: loud }\n", "'loud' is not a level"),
    ("rules: { state-not-private: { treshold: 3 } }\n", "unknown option 'treshold' of 'state-not-private'"),
    ("rules: { boolean-presentation-flags: { threshold: many } }\n", "a number from 2 to 20, not 'many'"),
    ("profile: al\n", "did you mean 'all'?"), ("platforms: { iOs17: 1 }\n", "'iOs17' is not a platform"), ("platforms: { iOS: new }\n", "a version such as 17.0"),
    ("edition: 99\n", "newer than this version"), ("edition: 1\nedition: 1\n", ".uilint.yml:2:1: error: 'edition' stands here a second time; the first is in line 1"),
    ("exclude: &a [A]\ninclude: *a\n", "anchors ('&name') are not supported"), ("root: [\n", "error: "), ("\t- a\n", "error: "), ("- a\n", "expected a mapping of keys, not a list"),
    ("rules:\n", "'rules' has no value"), ("extends: missing.yml\n", "'missing.yml' does not exist"), ("extends: .uilint.yml\n", "leads back"), ("extends: /etc/passwd\n", "relative to this file"),
    ("extends: ../outside.yml\n", "outside of the repository"), ("overrides: [{ rules: {} }]\n", "an override needs 'paths'"), ("overrides: [{ paths: A, extends: b }]\n", "cannot stand in an override"),
    ("a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\n", "nested deeper than 32 levels"),
    ("--- {}\n--- {}\n", "a second document"), ("baseline: missing.json\n", "missing.json does not exist"),
  ])
  func whatCannotBeUsedIsSaidAtItsPlace(_ text: String, _ message: String) throws {
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.clean, ".uilint.yml": text])
    let run = try workspace.uilint()
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func theNearestFileHoldsAndExtendsIsExplicit() throws {
    let workspace = try Workspace([
      ".git/HEAD": "", ".uilint.yml": "rules: { state-not-private: error }\nexclude: [Old]\n", "A.swift": Sample.fixable,
      "Inner/.uilint.yml": "profile: default\n", "Inner/B.swift": Sample.fixable, "Child/.uilint.yml": "extends: ../.uilint.yml\nrules: { state-not-private: warning }\n",
      "Child/C.swift": Sample.fixable, "Child/Old/D.swift": Sample.fixable, "Old/E.swift": Sample.fixable,
    ])
    let run = try workspace.uilint("--reporter", "concise", "--quiet")
    #expect(run.output.contains("A.swift:4:3: error") && run.output.contains("Inner/B.swift:4:3: info") && run.output.contains("Child/C.swift:4:3: warning"))
    // What a file extends speaks of the folder that it lies in.
    #expect(!run.output.contains("Old/E.swift") && !run.output.contains("Child/Old/D.swift"))
    // A single file is judged as in the whole.
    #expect(try workspace.uilint("Child/C.swift", "--reporter", "concise", "--quiet").output.contains("warning"))
    #expect(try workspace.uilint("--no-config", "Old/E.swift", "--reporter", "concise", "--quiet").output.contains("info"))
  }

  @Test func filesThatExtendEachOtherManyTimesAreReadOnce() throws {
    var files = ["A.swift": Sample.clean, ".uilint.yml": "extends: c0.yml\n", "c12.yml": "profile: all\n"]
    for number in 0..<12 { files["c\(number).yml"] = "extends: [c\(number + 1).yml, c\(number + 1).yml, c\(number + 1).yml]\n" }
    #expect(try Workspace(files).uilint("config", "show").output.contains("# c12.yml:1"))
  }

  @Test func aLinkToNothingIsNoConfiguration() throws {
    let workspace = try Workspace(["A.swift": Sample.clean])
    try FileManager.default.createSymbolicLink(atPath: workspace.url.path + "/.uilint.yml", withDestinationPath: "nowhere")
    #expect(try workspace.uilint().status == 2)
  }

  @Test func twoFilesInOneFolderAreRefused() throws {
    let workspace = try Workspace(["A.swift": Sample.clean, ".uilint.yml": "{}\n", ".uilint.yaml": "{}\n"])
    let run = try workspace.uilint()
    #expect(run.status == 2 && run.errors.contains("stands beside .uilint.yaml"))
  }

  @Test func overridesHoldForTheirPaths() throws {
    let workspace = try Workspace([
      "App/A.swift": Sample.fixable, "Tests/B.swift": Sample.fixable, ".uilint.yml": "rules: { state-not-private: error }\noverrides:\n  - paths: Tests/\n    rules: { state-not-private: off }\n",
    ])
    let run = try workspace.uilint("--reporter", "concise", "--quiet")
    #expect(run.output.contains("App/A.swift") && !run.output.contains("Tests/B.swift"))
  }

  @Test func showTellsWhereEachValueComesFrom() throws {
    let workspace = try Workspace(["base.yml": "profile: all\n", ".uilint.yml": "extends: base.yml\n# …\nrules:\n  superseded-api: { level: warning, report-future: true }\nplatforms: { iOS: 17 }\n", "A.swift": Sample.clean])
    let shown = try workspace.uilint("config", "show", "A.swift").output
    #expect(shown.contains("profile: all") && shown.contains("# base.yml:1") && shown.contains("iOS: 17.0") && shown.contains("# .uilint.yml:5"))
    #expect(shown.contains("report-future: true") && shown.contains("# .uilint.yml:4"))
    // What it prints is a configuration again.
    try workspace.write("shown.yml", shown.replacingOccurrences(of: "sdk: unknown", with: "# no sdk"))
    #expect(try workspace.uilint("--config", "shown.yml").status == 0)
  }

  @Test func initWritesAConfigurationThatWorks() throws {
    let workspace = try Workspace(["A.swift": Sample.clean, "Legacy/Umbrella.h": ""])
    #expect(try workspace.uilint("init").status == 0)
    #expect(try workspace.uilint().status == 0)
    #expect(try workspace.uilint("init").status == 2)
    // The lines in comments work too.
    let all = workspace.read(".uilint.yml").split(separator: "\n").map { line in line.hasPrefix("# ") && (line.contains(": ") || line.hasSuffix(":") || line.hasPrefix("#  ")) ? String(line.dropFirst(2)) : String(line) }
    let lines = all.filter { line in !line.contains("…") && (line.hasPrefix(" ") || ["edition:", "profile:", "exclude:", "platforms:", "bridging_headers:", "rules:", "overrides:"].contains { line.hasPrefix($0) }) }
    try workspace.write(".uilint.yml", lines.joined(separator: "\n") + "\n")
    let run = try workspace.uilint()
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func theSchemaAcceptsWhatTheReaderAccepts() throws {
    let schema = try Command.uilint(["config", "schema"]).output
    guard Python.canImport("jsonschema", "yaml") else { return Python.noteMissing("jsonschema, pyyaml") }
    let good = "edition: 1\nprofile: all\nextends: [base.yml]\nplatforms: {iOS: 17.0}\nsdk: 26\nrules:\n  state-not-private: {level: error, also: [GestureState]}\n  navigation: off\noverrides:\n  - {paths: [Tests], rules: {state: warning}}\n"
    let script = "import sys,json,yaml,jsonschema\nschema=json.load(sys.stdin)\njsonschema.Draft202012Validator.check_schema(schema)\nv=jsonschema.Draft202012Validator(schema)\nprint(len(list(v.iter_errors(yaml.safe_load(sys.argv[1])))), *[len(list(v.iter_errors(yaml.safe_load(t)))) > 0 for t in sys.argv[2:]])"
    let bad = ["exlude: [A]", "rules: {nothing: off}", "rules: {state-not-private: loud}", "profile: al", "overrides: [{rules: {}}]", "platforms: {iOS: new}"]
    let run = try Python.run(script, [good] + bad, input: schema)
    #expect(run.output == "0 True True True True True True\n", "\(run.errors)")
  }
}

/// Python, for checks against published schemas.
enum Python {
  static func run(_ script: String, _ arguments: [String], input: String? = nil) throws -> Command {
    try Command.run(Command.tool("python3") ?? "/usr/bin/python3", ["-c", script] + arguments, input: input)
  }

  static func canImport(_ modules: String...) -> Bool { Command.tool("python3") != nil && ((try? run("import " + modules.joined(separator: ","), []).status) == 0) }

  static func noteMissing(_ what: String) { print("note: not checked, python3 has no \(what)") }
}
