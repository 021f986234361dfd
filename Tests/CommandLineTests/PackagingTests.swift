import Foundation
import Testing

/// The files that bring the linter into hooks and pipelines use flags that it knows, and do what they say.
@Suite struct PackagingTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Command.root.appendingPathComponent(name), encoding: .utf8)
  }

  /// What stands behind a key, in the order of the file.
  private static func values(of key: String, in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let line = line.trimmingCharacters(in: CharacterSet(charactersIn: " -"))
      return line.hasPrefix(key + ": ") ? String(line.dropFirst(key.count + 2)) : nil
    }
  }

  /// A folder in front of the path where the binary is called `uilint`.
  private static func path(in workspace: Workspace) throws -> String {
    let folder = workspace.url.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/uilint", withDestinationPath: Command.binary)
    return folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  @Test func theHooksUseFlagsThatExist() throws {
    let hooks = try Self.text(".pre-commit-hooks.yaml")
    #expect(Self.values(of: "id", in: hooks) == ["uilint", "uilint-fix", "uilint-system"])
    #expect(Self.values(of: "require_serial", in: hooks) == ["true", "true", "true"])
    let workspace = try Workspace(["Row.swift": Sample.clean])
    for entry in Self.values(of: "entry", in: hooks) {
      let words = entry.split(separator: " ").map(String.init)
      #expect(words.first == "uilint" && words.contains("--strict"), "a hook that passes is silent, so warnings must fail it")
      let run = try Command.uilint(words.dropFirst() + ["--list-files", "Row.swift"], in: workspace.url)
      #expect(run.status == 0 && run.output == "Row.swift\n", "\(entry): \(run.errors)")
    }
  }

  @Test(.enabled(if: canReadYAML, "python3 with its yaml module is not installed"), arguments: [".pre-commit-hooks.yaml", ".github/actions/lint/action.yml", ".ci/gitlab/uilint.yml"])
  func theFilesAreYAML(name: String) throws {
    let run = try Command.run("/usr/bin/env", ["python3", "-c", "import sys, yaml; yaml.safe_load(open(sys.argv[1]))", Command.root.appendingPathComponent(name).path])
    #expect(run.status == 0, "\(run.errors)")
  }

  static let canReadYAML = (try? Command.run("/usr/bin/env", ["python3", "-c", "import yaml"]))?.status == 0

  @Test func theGitLabJobWritesItsReport() throws {
    let workspace = try Workspace(["Error.swift": Sample.error])
    let job = try Self.text(".ci/gitlab/uilint.yml")
    let line = try #require(job.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.hasPrefix("- uilint ") }).dropFirst(2)
    let variables = ["PATH=\(try Self.path(in: workspace))", "UILINT_PATHS=Error.swift", "UILINT_ARGUMENTS="]
    let run = try Command.run("/usr/bin/env", variables + ["sh", "-c", String(line)], in: workspace.url)
    #expect(run.status == 1 && run.output.contains("Error.swift:4:54: error"), "\(run.errors)")
    let report = try #require(Self.values(of: "codequality", in: job).first)
    #expect(workspace.read(report).contains("presentation-constant-binding"))
  }

  /// The script of the action's last step, as a runner starts it.
  @Test(arguments: [("error", Int32(1)), ("never", 0), ("warning", 1), ("sometimes", 2)])
  func theActionChecks(failOn: String, status: Int32) throws {
    let action = try Self.text(".github/actions/lint/action.yml")
    let block = try #require(action.components(separatedBy: "      run: |\n").last)
    let script = block.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(8) }.joined(separator: "\n")
    #expect(!script.contains("${{"), "inputs must not become part of the script")
    let workspace = try Workspace(["App/A screen $(touch x).swift": Sample.error, "App/Row.swift": Sample.clean, "out": ""])
    let root = workspace.url.path
    let run = try Command.run("/usr/bin/env", [
      "PATH=\(try Self.path(in: workspace))", "BINARY=uilint", "PATHS=A screen $(touch x).swift\r\n  Row.swift\n", "ARGUMENTS=--profile\nall\n", "FAIL_ON=\(failOn)",
      "SARIF=reports/ui lint.sarif", "FOLDER=App", "GITHUB_WORKSPACE=\(root)", "GITHUB_OUTPUT=\(root)/out", "RUNNER_TEMP=\(root)",
      "bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script,
    ], in: workspace.url)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    guard status != 2 else { return }
    #expect(run.output.contains("::error file=") && run.output.contains("\nA screen $(touch x).swift:4:54: error: "))
    #expect(workspace.read("reports/ui lint.sarif").contains("presentation-constant-binding"))
    #expect(workspace.read("out") == "exit-code=\(status)\nsarif=reports/ui lint.sarif\n")
    #expect(workspace.names == ["App", "out", "reports", "tools"], "nothing is left behind, and nothing of a name was run")
  }

  /// The hooks of this package, in a repository of their own and as programs that are installed: so nothing is built or fetched.
  @Test(.enabled(if: Command.tool("pre-commit") != nil && Command.tool("git") != nil, "pre-commit is not installed"))
  func theHooksWorkWithPreCommit() throws {
    let workspace = try Workspace(["hooks/.pre-commit-hooks.yaml": Self.text(".pre-commit-hooks.yaml"), "app/Row.swift": Sample.clean, "app/Vendored/Old.swift": Sample.error])
    let root = workspace.url.path
    let environment = [
      "PATH=\(try Self.path(in: workspace))", "HOME=\(root)", "PRE_COMMIT_HOME=\(root)/cache", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1",
      "GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@example.com", "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.com",
    ]
    func run(_ words: String..., in folder: String = "app") throws -> Command {
      try Command.run("/usr/bin/env", environment + words, in: workspace.url.appendingPathComponent(folder))
    }
    func commit(_ hook: String) throws -> Command {
      try workspace.write("app/.pre-commit-config.yaml", """
        repos:
          - repo: \(root)/hooks
            rev: v1
            hooks:
              - {id: \(hook), language: system}

        """)
      _ = try run("git", "add", ".pre-commit-config.yaml")
      return try run("git", "commit", "-m", "A change")
    }
    for folder in ["hooks", "app"] { #expect(try run("git", "init", "-q", "-b", "main", in: folder).status == 0) }
    for words in [["add", "-A"], ["commit", "-qm", "Hooks"], ["tag", "v1"]] {
      #expect(try Command.run("/usr/bin/env", environment + ["git"] + words, in: workspace.url.appendingPathComponent("hooks")).status == 0)
    }
    try workspace.write("app/.uilint.yml", "edition: 1\nexclude:\n  - Vendored\n")
    #expect(try run("pre-commit", "install").status == 0)

    // Clean files pass, and so does a commit of nothing but excluded ones.
    _ = try run("git", "add", "Row.swift", ".uilint.yml")
    var attempt = try commit("uilint")
    #expect(attempt.status == 0, "\(attempt.output)\(attempt.errors)")
    _ = try run("git", "add", "Vendored")
    attempt = try commit("uilint")
    #expect(attempt.status == 0, "\(attempt.output)\(attempt.errors)")

    // A finding stops the commit and is shown.
    try workspace.write("app/Screen.swift", Sample.error)
    _ = try run("git", "add", "Screen.swift")
    attempt = try commit("uilint")
    #expect(attempt.status == 1 && (attempt.output + attempt.errors).contains("Screen.swift:4:54: error"), "\(attempt.output)\(attempt.errors)")

    // What counts is what is staged: a mistake that is not staged yet stops nothing and stays; one that is staged stops, though it is mended on disk.
    try workspace.write("app/Screen.swift", Sample.clean)
    _ = try run("git", "add", "Screen.swift")
    try workspace.write("app/Screen.swift", Sample.error)
    attempt = try commit("uilint")
    #expect(attempt.status == 0, "\(attempt.output)\(attempt.errors)")
    #expect(workspace.read("app/Screen.swift") == Sample.error)
    _ = try run("git", "add", "Screen.swift")
    try workspace.write("app/Screen.swift", Sample.clean)
    attempt = try commit("uilint")
    #expect(attempt.status == 1, "\(attempt.output)\(attempt.errors)")
    #expect(workspace.read("app/Screen.swift") == Sample.clean)

    // The other hook mends and stops, so that the edits are looked at; the next commit passes.
    _ = try run("git", "add", "Screen.swift")
    try workspace.write("app/Counter.swift", Sample.fixable)
    _ = try run("git", "add", "Counter.swift")
    attempt = try commit("uilint-fix")
    #expect(attempt.status == 1 && (attempt.output + attempt.errors).contains("files were modified by this hook"), "\(attempt.output)\(attempt.errors)")
    #expect(workspace.read("app/Counter.swift") == Sample.fixed)
    _ = try run("git", "add", "Counter.swift")
    attempt = try commit("uilint-fix")
    #expect(attempt.status == 0, "\(attempt.output)\(attempt.errors)")
    #expect(try run("git", "show", "HEAD:Counter.swift").output == Sample.fixed)
  }
}
