import Foundation
import Testing

/// What is staged and what changed, in real repositories.
@Suite(.enabled(if: Command.tool("git") != nil)) struct GitTests {
  /// A repository with one commit of the files.
  private func repository(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace(files)
    for arguments in [["init", "-q", "-b", "main"], ["config", "user.email", "a@example.org"], ["config", "user.name", "A"], ["add", "-A"], ["commit", "-q", "-m", "first"]] {
      #expect(try git(workspace, arguments).status == 0)
    }
    return workspace
  }

  @discardableResult
  private func git(_ workspace: Workspace, _ arguments: [String]) throws -> Command { try Command.run(try #require(Command.tool("git")), arguments, in: workspace.url) }

  private func staged(_ workspace: Workspace, _ name: String) throws -> String { try git(workspace, ["show", ":\(name)"]).output }

  @Test func stagedTextsAreJudgedNotTheWorkTree() throws {
    let workspace = try repository(["A.swift": Sample.clean, "B.swift": Sample.clean])
    #expect(try workspace.uilint("--staged").errors.contains("no Swift or Objective-C file is staged"))
    // Bad in the index, good on disk.
    try workspace.write("A.swift", Sample.error)
    try git(workspace, ["add", "A.swift"])
    try workspace.write("A.swift", Sample.clean)
    let bad = try workspace.uilint("--staged", "--reporter", "concise")
    #expect(bad.status == 1 && bad.output.hasPrefix("A.swift:4:54: error"))
    // Good in the index, bad on disk; bad but not staged.
    try git(workspace, ["add", "A.swift"])
    try workspace.write("A.swift", Sample.error)
    try workspace.write("B.swift", Sample.error)
    try workspace.write("C.swift", Sample.clean)
    try git(workspace, ["add", "C.swift"])
    #expect(try workspace.uilint("--staged").status == 0)
    // A staged configuration counts as it is staged.
    try workspace.write(".uilint.yml", "rules: { presentation: off }\n")
    try git(workspace, ["add", "-A"])
    try workspace.write(".uilint.yml", "nonsense\n")
    #expect(try workspace.uilint("--staged").status == 0)
  }

  @Test func fixesOfStagedTextsGoIntoIndexAndWorkTree() throws {
    let workspace = try repository(["A.swift": "import SwiftUI\n"])
    try workspace.write("A.swift", Sample.fixable)
    try git(workspace, ["add", "A.swift"])
    #expect(try workspace.uilint("--staged", "--fix").status == 0)
    #expect(try staged(workspace, "A.swift") == Sample.fixed && workspace.read("A.swift") == Sample.fixed)
    #expect(try git(workspace, ["diff", "--quiet"]).status == 0)
  }

  @Test func unstagedEditsElsewhereStayUnstaged() throws {
    let tail = (1...12).map { "// line \($0)\n" }.joined()
    let workspace = try repository(["A.swift": "import SwiftUI\n"])
    try workspace.write("A.swift", Sample.fixable + tail)
    try git(workspace, ["add", "A.swift"])
    try workspace.write("A.swift", "// above\n" + Sample.fixable + tail + "// below\n")
    #expect(try workspace.uilint("--staged", "--fix").status == 0)
    #expect(try staged(workspace, "A.swift") == Sample.fixed + tail)
    #expect(workspace.read("A.swift") == "// above\n" + Sample.fixed + tail + "// below\n")
  }

  @Test func unstagedEditsOnTheSameLinesAreNotTouched() throws {
    let workspace = try repository(["A.swift": "import SwiftUI\n", "B.swift": "import SwiftUI\n"])
    try workspace.write("A.swift", Sample.fixable)
    try workspace.write("B.swift", Sample.fixable.replacingOccurrences(of: "Counter", with: "Second"))
    try git(workspace, ["add", "-A"])
    let edited = Sample.fixable.replacingOccurrences(of: "= 0 // taps", with: "= 1 // mine")
    try workspace.write("A.swift", edited)
    let run = try workspace.uilint("--staged", "--fix", "--reporter", "concise")
    #expect(run.status == 2 && run.errors.contains("A.swift has unstaged edits beside a fix; neither the index nor the file was changed"))
    #expect(try staged(workspace, "A.swift") == Sample.fixable && workspace.read("A.swift") == edited)
    #expect(run.output.contains("A.swift:4:3: info"))
    #expect(try staged(workspace, "B.swift").contains("@State private") && workspace.read("B.swift").contains("@State private"))
    #expect(try git(workspace, ["stash", "list"]).output.isEmpty)
  }

  @Test func conflictsAreNotJudged() throws {
    let workspace = try repository(["A.swift": Sample.clean])
    try git(workspace, ["checkout", "-q", "-b", "other"])
    try workspace.write("A.swift", Sample.clean + "// other\n")
    try git(workspace, ["commit", "-q", "-a", "-m", "other"])
    try git(workspace, ["checkout", "-q", "main"])
    try workspace.write("A.swift", Sample.clean + "// main\n")
    try git(workspace, ["commit", "-q", "-a", "-m", "main"])
    try git(workspace, ["merge", "-q", "other"])
    let before = workspace.read("A.swift")
    let run = try workspace.uilint("--staged", "--fix")
    #expect(run.status == 2 && run.errors.contains("A.swift has merge conflicts"))
    #expect(workspace.read("A.swift") == before)
  }

  @Test func onlyChangedLinesCount() throws {
    let old = Sample.error
    let workspace = try repository(["A.swift": old, "B.swift": Sample.error.replacingOccurrences(of: "Screen", with: "Untouched")])
    #expect(try workspace.uilint("--changed").status == 0)
    let new = Sample.error.replacingOccurrences(of: "import SwiftUI\n", with: "").replacingOccurrences(of: "Screen", with: "Other")
    try workspace.write("A.swift", "// above\n" + old + new)
    let changed = try workspace.uilint("--changed", "--reporter", "concise")
    #expect(changed.status == 1 && changed.output.split(separator: "\n").count == 1 && changed.output.hasPrefix("A.swift:9:"))
    // Since a branch point, through a rename; and files that git does not know yet.
    try git(workspace, ["checkout", "-q", "-b", "work"])
    try git(workspace, ["checkout", "-q", "--", "A.swift"])
    try git(workspace, ["mv", "A.swift", "Renamed.swift"])
    try git(workspace, ["commit", "-q", "-m", "rename"])
    #expect(try workspace.uilint("--changed", "--since", "main").status == 0)
    try workspace.write("New.swift", new)
    let since = try workspace.uilint("--changed", "--since", "main", "--reporter", "concise")
    #expect(since.output.hasPrefix("New.swift:3:") && since.output.split(separator: "\n").count == 1)
    #expect(try workspace.uilint("--changed", "--since", "nowhere").errors.contains("git knows no commit 'nowhere'"))
  }

  @Test func whatIsFixedInTheWorkTreeAlreadyIsStaged() throws {
    let workspace = try repository(["A.swift": "import SwiftUI\n"])
    try workspace.write("A.swift", Sample.fixable)
    try git(workspace, ["add", "A.swift"])
    try workspace.write("A.swift", Sample.fixed)
    #expect(try workspace.uilint("--staged", "--fix").status == 0)
    #expect(try staged(workspace, "A.swift") == Sample.fixed)
  }

  @Test func aLinkInTheWorkTreeIsNotWrittenThrough() throws {
    let outside = try Workspace(["B.swift": Sample.fixable])
    let workspace = try repository(["A.swift": "import SwiftUI\n"])
    try workspace.write("A.swift", Sample.fixable)
    try git(workspace, ["add", "A.swift"])
    try FileManager.default.removeItem(atPath: workspace.url.path + "/A.swift")
    try FileManager.default.createSymbolicLink(atPath: workspace.url.path + "/A.swift", withDestinationPath: outside.url.path + "/B.swift")
    let run = try workspace.uilint("--staged", "--fix", "--reporter", "concise")
    #expect(run.status == 2 && run.errors.contains("A.swift is behind a link") && run.output.contains("A.swift:4:3"))
    #expect(outside.read("B.swift") == Sample.fixable)
  }

  @Test func pathsMeanTheSameThroughLinks() throws {
    let workspace = try repository(["A.swift": Sample.clean])
    try workspace.write("A.swift", Sample.error)
    try git(workspace, ["add", "A.swift"])
    let link = workspace.url.path + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: workspace.url.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(try workspace.uilint("--staged", link + "/A.swift").status == 1)
    #expect(try workspace.uilint("--changed", link).status == 1)
    #expect(try workspace.uilint("--staged", "Missing.swift").status == 2)
    #expect(try workspace.uilint("--changed", "Missing").status == 2)
  }

  @Test func everythingButTheRestOfTheSourcesIsReadFromTheIndex() throws {
    let workspace = try repository([".uilint.yml": "extends: base.yml\nbaseline: known.json\n", "base.yml": "profile: default\n", "known.json": "{\"version\":1,\"findings\":[]}\n", "A.swift": Sample.clean])
    try workspace.write("A.swift", Sample.error)
    try git(workspace, ["add", "A.swift"])
    try workspace.write("base.yml", "rules: { presentation: off }\n")
    #expect(try workspace.uilint("--staged").status == 1)
    try workspace.write(".uilint.yml", "rules: { presentation: off }\n")
    #expect(try workspace.uilint("--staged").status == 1)
    try FileManager.default.removeItem(atPath: workspace.url.path + "/known.json")
    #expect(try workspace.uilint("--staged").status == 1)
  }

  @Test func fixingWhatChangedLeavesTheRest() throws {
    let text = "import SwiftUI\n// uilint:disable:next state-not-private\nlet old = 1\n" + Sample.fixable.replacingOccurrences(of: "import SwiftUI\n", with: "")
    let workspace = try repository(["A.swift": text, "Gone.swift": Sample.clean])
    try workspace.write("A.swift", text + "let new = 1 // uilint:disable:this state-not-private\n")
    try FileManager.default.removeItem(atPath: workspace.url.path + "/Gone.swift")
    let run = try workspace.uilint("--changed", "--fix")
    #expect(run.status == 0 && workspace.read("A.swift") == text + "let new = 1\n")
  }

  @Test func withoutARepositoryThereIsNoAnswer() throws {
    let run = try Workspace(["A.swift": Sample.clean]).uilint("--staged")
    #expect(run.status == 2 && run.errors.contains("in no git repository"))
  }

  /// Nothing that a repository configures may run.
  @Test func theRepositoryCannotRunPrograms() throws {
    let workspace = try repository(["A.swift": Sample.clean])
    let script = workspace.url.path + "/evil.sh"
    try workspace.write("evil.sh", "#!/bin/sh\ntouch \(workspace.url.path)/ran\n")
    _ = try Command.run("/bin/chmod", ["755", script])
    for setting in [["core.fsmonitor", script], ["diff.external", script], ["core.pager", script], ["alias.diff", "!" + script], ["core.hooksPath", workspace.url.path], ["filter.evil.clean", script], ["filter.evil.required", "true"]] { try git(workspace, ["config"] + setting) }
    try workspace.write("A.swift", Sample.fixable)
    // The setting would run for this command of ours too.
    try git(workspace, ["-c", "core.fsmonitor=false", "add", "A.swift"])
    try workspace.write(".gitattributes", "*.swift filter=evil\n")
    #expect(try workspace.uilint("--staged", "--fix").status == 0)
    #expect(try workspace.uilint("--changed").status == 0)
    try FileManager.default.moveItem(atPath: workspace.url.path + "/A.swift", toPath: workspace.url.path + "/B.swift")
    #expect(try workspace.uilint("--changed").status == 0)
    #expect(!workspace.names.contains("ran"))
  }

  @Test func theHookGuardsCommits() throws {
    let workspace = try repository(["A.swift": Sample.clean])
    #expect(try workspace.uilint("hook", "install").status == 0)
    let path = URL(fileURLWithPath: Command.binary).deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    func commit() throws -> Command { try Command.run("/usr/bin/env", ["PATH=\(path)", "git", "commit", "-q", "-m", "change"], in: workspace.url) }
    try workspace.write("A.swift", Sample.error)
    try git(workspace, ["add", "-A"])
    let blocked = try commit()
    #expect(blocked.status != 0 && (blocked.output + blocked.errors).contains("presentation-constant-binding"))
    // Judged by what is staged.
    try workspace.write("A.swift", Sample.clean + "// better\n")
    try git(workspace, ["add", "-A"])
    try workspace.write("A.swift", Sample.error)
    #expect(try commit().status == 0)
    // With fixes: mended and committed in one go.
    #expect(try workspace.uilint("hook", "install", "--fix").status == 0)
    try workspace.write("A.swift", Sample.fixable)
    try git(workspace, ["add", "-A"])
    #expect(try commit().status == 0)
    #expect(try git(workspace, ["show", "HEAD:A.swift"]).output == Sample.fixed)
    // A file that passes the index by is not mended: the next commit would take the fix back.
    try workspace.write("A.swift", Sample.fixable)
    let passing = try Command.run("/usr/bin/env", ["PATH=\(path)", "git", "commit", "-q", "-m", "change", "A.swift"], in: workspace.url)
    #expect(passing.status != 0 && (passing.output + passing.errors).contains("passes the index by") && workspace.read("A.swift") == Sample.fixable)
    try workspace.write("A.swift", Sample.fixed)
    #expect(try workspace.uilint("hook", "uninstall").status == 0)
    #expect(!FileManager.default.fileExists(atPath: workspace.url.path + "/.git/hooks/pre-commit"))
    // Somebody else's hook is left alone.
    try workspace.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 0\n")
    #expect(try workspace.uilint("hook", "install").errors.contains("somebody else's hook"))
  }
}
