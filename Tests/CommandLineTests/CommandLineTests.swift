import Foundation
import Testing

/// Flags, exit codes and streams, as a user meets them.
@Suite struct CommandLineTests {
  @Test func exitCodesTellFindingsFromTrouble() throws {
    let workspace = try Workspace(["Clean.swift": Sample.clean, "Error.swift": Sample.error, "Info.swift": Sample.fixable])
    #expect(try workspace.uilint("Clean.swift").status == 0)
    #expect(try workspace.uilint("lint", "Error.swift").status == 1)
    #expect(try workspace.uilint("Info.swift", "--strict").status == 0)
    #expect(try workspace.uilint("Missing.swift").status == 2)
    #expect(try workspace.uilint(".").status == 1)
  }

  @Test func reportsGoToStandardOutputAndAllElseToStandardError() throws {
    let workspace = try Workspace(["Error.swift": Sample.error])
    let concise = try workspace.uilint("Error.swift", "--reporter", "concise")
    #expect(concise.output.hasPrefix("Error.swift:4:54: error: ") && concise.output.hasSuffix("(presentation-constant-binding)\n"))
    #expect(concise.errors == "1 error, 0 warnings, 0 info in 1 file; failed by 1 error\n")
    let xcode = try workspace.uilint("Error.swift", "--reporter=xcode", "--quiet")
    #expect(xcode.output.hasPrefix("/") && xcode.output.contains("/Error.swift:4:54: error: "))
    #expect(xcode.errors.hasSuffix("failed by 1 error\n"))
    #expect(try Workspace(["Row.swift": Sample.clean]).uilint("--quiet").errors.isEmpty)
    let text = try workspace.uilint("Error.swift", "--reporter", "text")
    #expect(text.output.contains("╭─ Error.swift:4:54") && text.output.contains("━━━") && !text.output.contains("\u{1B}"))
    #expect(try workspace.uilint("Error.swift", "--reporter", "text", "--color", "always").output.contains("\u{1B}[1;31m"))
  }

  @Test func theJSONReportHasEveryPositionInAllUnits() throws {
    let workspace = try Workspace(["Emoji.swift": Sample.error.replacingOccurrences(of: "Text(\"a\")", with: "Text(\"🎉é\")")])
    let run = try workspace.uilint("Emoji.swift", "--reporter", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect((object["summary"] as? [String: Any])?["outcome"] as? String == "findings")
    let finding = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    let start = try #require((finding["range"] as? [String: Any])?["start"] as? [String: Int])
    // The emoji takes four bytes and two UTF-16 units, the accented letter two and one.
    #expect(start == ["line": 4, "column": 59, "utf16Column": 56, "offset": 96, "utf16Offset": 93])
    #expect((finding["fingerprint"] as? String)?.count == 16)
  }

  @Test(arguments: [
    (["--fixx"], "unknown option '--fixx'; did you mean '--fix'?"), (["--only", "sheet-stale-state-captur"], "did you mean 'sheet-stale-state-capture'?"),
    (["--reporter", "jsn"], "did you mean 'json'?"), (["--deployment-target", "iOS17"], "PLATFORM=VERSION"), (["--sdk", "new"], "--sdk wants a version"),
    (["--only"], "--only needs a value"), (["--fix=yes"], "--fix takes no value"), (["--unsafe-fixes"], "goes with --fix or --diff"), (["-"], "--stdin-filename"),
    (["explain", "nothing-like-it"], "unknown rule 'nothing-like-it'"), (["--profile", "x"], "--profile is one of default, presentation, all"), (["lnt"], "did you mean 'uilint lint'?"),
    (["--reporter", "json", "--reporter", "sarif"], "two reports on stdout would mix"), (["--since", "main"], "--since goes with --changed"), (["--staged", "--changed"], "ask one"),
    (["--add-suppressions"], "needs --reason"), (["--max-warnings", "few"], "wants a number"), (["hook", "instal"], "did you mean 'install'?"), (["completions", "tcsh"], "bash, zsh, fish"),
    (["config", "shwo"], "did you mean 'show'?"), (["man", "extra"], "one word too many"), (["--diff", "--statistics"], "--diff prints a diff"), (["help", "completoins"], "did you mean 'completions'?"),
    (["-", "--stdin-filename", "A.swift", "--fix", "--reporter", "json"], "stdout is the text"), (["--\u{1B}[31m"], "unknown option '--\\u{1B}[31m'"), (["--output", "x.txt"], "goes after the --reporter"),
  ])
  func mistakesInTheCommandLineAreExplained(_ words: [String], _ message: String) throws {
    let run = try Command.uilint(words)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func helpOfEveryCommandFitsAScreen() throws {
    let help = try Command.uilint(["--help"])
    #expect(help.status == 0)
    for command in ["lint", "rules", "explain", "init", "config", "schema", "baseline", "hook", "completions", "man"] {
      #expect(help.output.contains(command))
      let own = try Command.uilint([command, "--help"])
      #expect(own.status == 0 && own.output.contains("usage: uilint \(command)"))
      let lines = own.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 60 && lines.allSatisfy { $0.count <= 110 }, "\(command)")
    }
    #expect(try Command.uilint(["--version"]).output.hasPrefix("uilint "))
  }

  @Test func fixWritesOnlySafeFixesAndDiffWritesNothing() throws {
    let workspace = try Workspace(["Counter.swift": Sample.fixable, "Row.swift": Sample.clean])
    let diff = try workspace.uilint(".", "--diff")
    #expect(diff.status == 1)
    #expect(diff.output.contains("-  @State var count = 0 // taps\n+  @State private var count = 0 // taps\n"))
    #expect(workspace.read("Counter.swift") == Sample.fixable)
    let fix = try workspace.uilint(".", "--fix")
    #expect(fix.status == 0)
    #expect(workspace.read("Counter.swift") == Sample.fixed)
    #expect(try workspace.uilint(".", "--diff").status == 0)
    #expect(workspace.names == ["Counter.swift", "Row.swift"])
  }

  @Test func fixKeepsModeLinksAndLineEnds() throws {
    let workspace = try Workspace(["Real.swift": "\u{FEFF}" + Sample.fixable.replacingOccurrences(of: "\n", with: "\r\n")])
    _ = try Command.run("/bin/chmod", ["640", workspace.url.appendingPathComponent("Real.swift").path])
    try FileManager.default.createSymbolicLink(atPath: workspace.url.appendingPathComponent("Link.swift").path, withDestinationPath: "Real.swift")
    #expect(try workspace.uilint("Link.swift", "--fix").status == 0)
    #expect(workspace.read("Real.swift") == "\u{FEFF}" + Sample.fixed.replacingOccurrences(of: "\n", with: "\r\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.url.appendingPathComponent("Real.swift").path)
    #expect((attributes[.posixPermissions] as? Int) == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url.appendingPathComponent("Link.swift").path) == "Real.swift")
  }

  @Test func standardInputIsTheFile() throws {
    let workspace = try Workspace(["A.swift": Sample.error])
    let file = try workspace.uilint("A.swift", "--reporter", "concise", "--quiet")
    let input = try workspace.uilint("-", "--stdin-filename", "A.swift", "--reporter", "concise", "--quiet", input: Sample.error)
    #expect(file.output == input.output && file.status == input.status)
    #expect(try workspace.uilint("-", "--stdin-filename", "B.swift", "--fix", input: Sample.fixable).output == Sample.fixed)
    #expect(try workspace.uilint("-", "--stdin-filename", "B.swift", "--fix", input: Sample.clean).output == Sample.clean)
  }

  @Test func oneThreadFindsWhatManyFind() throws {
    let folder = Command.root.appendingPathComponent("Fixtures")
    let one = try Command.uilint(["Demo", "Presentation", "--profile", "all", "--reporter", "concise", "--threads", "1", "--quiet"], in: folder)
    let many = try Command.uilint(["Presentation", "Demo", "--profile", "all", "--reporter", "concise", "--threads", "7", "--quiet"], in: folder)
    #expect(!one.output.isEmpty && one.output == many.output)
  }

  @Test func theGeneratedRuleReferenceIsCurrent() throws {
    let expected = try Command.uilint(["rules", "--markdown"]).output
    let current = try String(contentsOf: Command.root.appendingPathComponent("Rules/README.md"), encoding: .utf8)
    #expect(expected == current, "run 'make docs'")
  }

  @Test func aCategoryStandsForItsRules() throws {
    let list = try Command.uilint(["rules", "--category", "superseded-api"])
    #expect(list.status == 0)
    #expect(list.output.contains("deprecated-foreground-color") && list.output.contains("iOS 15, macOS 12") && !list.output.contains("sheet-stale-state-capture"))
    let unknown = try Command.uilint(["rules", "--category", "superseded"])
    #expect(unknown.status == 2 && unknown.errors.contains("unknown category 'superseded'"))

    let workspace = try Workspace(["Tag.swift": "import SwiftUI\n\nstruct Tag: View {\n  @State var count = 0\n  var body: some View { Text(\"\\(count)\").cornerRadius(4) }\n}\n"])
    let only = try workspace.uilint(".", "--only", "superseded-api", "--reporter", "concise", "--quiet").output
    #expect(only.contains("deprecated-corner-radius") && !only.contains("state-not-private"))
    let skip = try workspace.uilint(".", "--skip", "superseded-api", "--reporter", "concise", "--quiet").output
    #expect(skip.contains("state-not-private") && !skip.contains("deprecated-corner-radius"))
  }

  @Test func theDemoHasFindingsOfManyRules() throws {
    let run = try Command.uilint(["Demo", "--reporter", "concise"], in: Command.root.appendingPathComponent("Fixtures"))
    #expect(run.status == 1)
    #expect(Set(run.output.split(separator: "\n").compactMap { $0.split(separator: "(").last }).count >= 6)
  }
}
