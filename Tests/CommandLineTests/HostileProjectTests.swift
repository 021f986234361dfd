import Foundation
import Testing

/// What a pull request of somebody unknown may contain: it runs nothing, has nothing read or written outside of the repository, and ends in time with a word about what is wrong.
@Suite struct HostileProjectTests {
  private func link(_ workspace: Workspace, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: workspace.url.path + "/" + name, withDestinationPath: target)
  }

  private func expectRefusal(_ run: Command, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.errors.contains(message), "\(run.errors.prefix(2000))", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
  }

  // MARK: Links out of the repository

  /// A link that is named is read; what it leads to is not written.
  @Test func fixesAreNotWrittenThroughLinksOutOfTheProject() throws {
    let outside = try Workspace(["A.swift": Sample.fixable, "folder/B.swift": Sample.fixable])
    let workspace = try Workspace([".git/HEAD": "", "Real.swift": Sample.fixable])
    try link(workspace, "Out.swift", to: outside.url.path + "/A.swift")
    try link(workspace, "folder", to: outside.url.path + "/folder")
    try link(workspace, "In.swift", to: "Real.swift")
    for arguments in [["Out.swift", "--fix"], ["folder", "--fix"], ["folder/B.swift", "--fix"], ["Out.swift", "--add-suppressions", "--reason", "known", "--warn", "state-not-private"]] {
      let run = try Command.uilint(arguments + ["--reporter", "concise"], in: workspace.url)
      #expect(run.status == 2 && run.errors.contains("cannot be written: a link leads out of the project; name the file itself"), "\(arguments): \(run.errors)")
      #expect(outside.read("A.swift") == Sample.fixable && outside.read("folder/B.swift") == Sample.fixable)
      #expect(outside.names == ["A.swift", "folder"] && run.output.contains(":4:3: "))
    }
    #expect(try workspace.uilint("In.swift", "--fix").status == 0)
    #expect(workspace.read("Real.swift") == Sample.fixed)
    // Who names the file itself, means it.
    #expect(try workspace.uilint(outside.url.path + "/A.swift", "--fix").status == 0)
    #expect(outside.read("A.swift") == Sample.fixed)
  }

  @Test func reportsAndBaselinesAreNotWrittenThroughLinksOutOfTheProject() throws {
    let outside = try Workspace(["profile": "export PATH\n", "folder/x": ""])
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.error, "inner/x": ""])
    try link(workspace, "report.json", to: outside.url.path + "/profile")
    try link(workspace, "out", to: outside.url.path + "/folder")
    try link(workspace, "new.json", to: outside.url.path + "/new")
    try link(workspace, "inner/report.json", to: outside.url.path + "/profile")
    for arguments in [["--reporter", "json=report.json"], ["--reporter", "html=out/index.html"], ["--reporter", "json=new.json"], ["--write-baseline", "report.json"], ["--write-baseline", "out/known.json"]] {
      let run = try Command.uilint(arguments, in: workspace.url)
      #expect(run.status == 2 && run.errors.contains(" cannot be written: "), "\(arguments): \(run.errors)")
    }
    #expect(try Command.uilint(["..", "--reporter", "json=report.json"], in: workspace.url.appendingPathComponent("inner")).status == 2)
    #expect(outside.read("profile") == "export PATH\n" && outside.names == ["folder", "profile"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path + "/folder") == ["x"])
    #expect(try workspace.uilint("--reporter", "json=\(outside.url.path)/folder/report.json").status == 1)
    // A configuration to start from is not written through a link that leads nowhere.
    try link(workspace, ".uilint.yml", to: outside.url.path + "/new")
    #expect(try workspace.uilint("init").errors.contains("exists already"))
    #expect(outside.names == ["folder", "profile"])
  }

  // MARK: Configuration

  /// Its text would be in the message otherwise.
  @Test func aConfigurationBehindALinkOutOfTheRepositoryIsNotRead() throws {
    let outside = try Workspace(["secret": "token: abcdef\n"])
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.clean, "inner/B.swift": Sample.clean])
    for name in [".uilint.yml", ".uilint.yaml", "inner/.uilint.yml"] {
      try link(workspace, name, to: outside.url.path + "/secret")
      let run = try workspace.uilint()
      expectRefusal(run, "\(name): error: is a link that leads out of the repository")
      #expect(!run.errors.contains("token"))
      try FileManager.default.removeItem(atPath: workspace.url.path + "/" + name)
    }
    try workspace.write(".uilint.yml", "extends: base.yml\n")
    try link(workspace, "base.yml", to: outside.url.path + "/secret")
    let run = try workspace.uilint()
    expectRefusal(run, "'base.yml' lies outside of the repository")
    #expect(!run.errors.contains("token"))
    // Within the repository a link is as good as a file.
    try workspace.write("real.yml", "rules: { state-not-private: error }\n")
    try FileManager.default.removeItem(atPath: workspace.url.path + "/.uilint.yml")
    try link(workspace, ".uilint.yml", to: "real.yml")
    #expect(try workspace.uilint().status == 0)
  }

  @Test func aConfigurationThatIsNoFileOrTooLargeIsRefused() throws {
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.clean])
    let path = workspace.url.path + "/.uilint.yml"
    #expect(mkfifo(path, 0o600) == 0)
    expectRefusal(try workspace.uilint(), ".uilint.yml: error: is not a regular file")
    try FileManager.default.removeItem(atPath: path)
    // A gigabyte that takes no space, and one that is just too large.
    for size in [1 << 30, 1 << 20 + 1] as [off_t] {
      try workspace.write(".uilint.yml", "")
      #expect(truncate(path, size) == 0)
      expectRefusal(try workspace.uilint(), ".uilint.yml: error: is larger than 1 MB")
    }
    for target in ["/dev/zero", "pipe", "huge.yml", "."] {
      if target == "pipe" { #expect(mkfifo(workspace.url.path + "/pipe", 0o600) == 0) }
      if target == "huge.yml" { try workspace.write("huge.yml", String(repeating: "# comment\n", count: 200_000)) }
      try workspace.write(".uilint.yml", "extends: base.yml\n")
      try link(workspace, "base.yml", to: target)
      #expect(try workspace.uilint().status == 2, "\(target)")
      try FileManager.default.removeItem(atPath: workspace.url.path + "/base.yml")
    }
  }

  @Test func baselinesOfAConfigurationLieInTheRepository() throws {
    let outside = try Workspace(["known.json": "{\"version\":1,\"findings\":[]}\n"])
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.clean])
    try link(workspace, "link.json", to: outside.url.path + "/known.json")
    for path in [outside.url.path + "/known.json", "link.json", "/dev/zero", "../../../../../../../../etc/passwd"] {
      try workspace.write(".uilint.yml", "baseline: \(path)\n")
      for arguments in [["."], ["baseline", "prune"], ["baseline", "report"]] { expectRefusal(try Command.uilint(arguments, in: workspace.url), "lies outside of the repository") }
    }
    try workspace.write(".uilint.yml", "baseline: pipe\n")
    #expect(mkfifo(workspace.url.path + "/pipe", 0o600) == 0)
    expectRefusal(try workspace.uilint(), "pipe is not a regular file")
    #expect(try workspace.uilint("--no-config", "--baseline", outside.url.path + "/known.json").status == 0)
  }

  private static func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// With the exit code.
  private static let costly: [(text: String, status: Int32)] = {
    let globs = "exclude: ['" + many(3000, "*a") + "b', '" + many(3000, "**/") + "x', '" + many(3000, "[") + "']\n"
    let patterns = "exclude:\n" + (0..<20_000).map { "  - '*a*a*a*a*b\($0)'\n" }.joined()
    let overrides = "overrides:\n" + (0..<500).map { "  - { paths: '*a*\($0)', rules: { state: off } }\n" }.joined()
    let accepted = [globs, patterns, overrides, "exclude: \"" + many(50_000, "\\U0010FFFF") + "\"\n"]
    let bombs = ["a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n", "exclude: " + many(100_000, "[") + "\n", many(100_000, "- "), many(100_000, "? ")]
    let long = [many(900_000, "x") + ": 1\n", "exclude: [" + many(300_000, "a,") + "]\n", "\u{0}\u{0}\u{0}\n"]
    return accepted.map { ($0, 1) } + (bombs + long).map { ($0, 2) }
  }()

  /// Each is refused or read within its bounds, and ends in time.
  @Test(arguments: costly.indices)
  func aConfigurationCostsNoMoreThanItsSize(_ index: Int) throws {
    let (text, status) = Self.costly[index]
    let name = String(repeating: "a", count: 200)
    let workspace = try Workspace([".git/HEAD": "", ".uilint.yml": text, "\(name)/\(name)/\(name)/\(name).swift": Sample.error, "E.swift": Sample.error])
    let start = ContinuousClock.now
    let run = try workspace.uilint("--reporter", "concise")
    #expect(run.status == status, "\(run.errors.prefix(500))")
    #expect(run.errors.utf8.count < 5000)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func anIgnoreFileBehindALinkIsPassedOverAsByGit() throws {
    let outside = try Workspace(["patterns": "*.swift\n"])
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.error])
    try link(workspace, ".gitignore", to: outside.url.path + "/patterns")
    #expect(try workspace.uilint("--reporter", "concise").output.contains("A.swift:4"))
    try FileManager.default.removeItem(atPath: workspace.url.path + "/.gitignore")
    try workspace.write(".gitignore", String(repeating: "*a*a*a*a*a*a*a*b\n**/**/**/x\n[[[[\n", count: 2000))
    #expect(try workspace.uilint("--reporter", "concise").output.contains("A.swift:4"))
  }

  // MARK: Manifests

  @Test func manifestsReadNothingOutsideOfTheRepository() throws {
    let outside = try Workspace(["Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v13)])\n", "outer.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 13.0\n"])
    // On iOS 13 the newer spelling is not to be had, and nothing is said about the old one.
    let old = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\").foregroundColor(.red) } }\n"
    let arguments = ["A.swift", "--only", "superseded-api", "--reporter", "concise", "--quiet"]
    for isOutside in [false, true] {
      let workspace = try Workspace([".git/HEAD": "", "A.swift": old])
      if isOutside { try link(workspace, "Package.swift", to: outside.url.path + "/Package.swift") } else { try workspace.write("Package.swift", outside.read("Package.swift")) }
      #expect(try Command.uilint(arguments, in: workspace.url).output.contains("A.swift") == isOutside)
    }
    for isOutside in [false, true] {
      let include = isOutside ? "../" + outside.url.lastPathComponent + "/outer.xcconfig" : "inner.xcconfig"
      let workspace = try Workspace([".git/HEAD": "", "A.swift": old, "App.xcodeproj/project.pbxproj": Self.project, "App.xcconfig": "#include \"\(include)\"\n#include \"/etc/passwd\"\n#include \"pipe.xcconfig\"\n#include \"App.xcconfig\"\n", "inner.xcconfig": outside.read("outer.xcconfig")])
      #expect(mkfifo(workspace.url.path + "/pipe.xcconfig", 0o600) == 0)
      let run = try Command.uilint(arguments, in: workspace.url)
      #expect(run.status != 2 && run.output.contains("A.swift") == isOutside, "\(run.output) \(run.errors)")
    }
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      0001 = { isa = PBXProject; mainGroup = 0002; targets = (0003); buildConfigurationList = 0004; };
      0002 = { isa = PBXGroup; children = (0005, 0006); sourceTree = "<group>"; };
      0003 = { isa = PBXNativeTarget; name = App; buildConfigurationList = 0007; buildPhases = (0008); };
      0004 = { isa = XCConfigurationList; buildConfigurations = (); };
      0005 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      0006 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      0007 = { isa = XCConfigurationList; buildConfigurations = (0009); };
      0008 = { isa = PBXSourcesBuildPhase; files = (0010); };
      0009 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 0006; buildSettings = { SDKROOT = iphoneos; }; };
      0010 = { isa = PBXBuildFile; fileRef = 0005; };
    }; rootObject = 0001; }

    """

  @Test func manifestsThatAreNoFilesAreHarmless() throws {
    let workspace = try Workspace([".git/HEAD": "", "A.swift": Sample.error, "App.xcodeproj/x": "", "Kit/B.swift": Sample.error])
    for name in ["App.xcodeproj/project.pbxproj", "project.yml", "App.xcconfig", "Kit/project.yml"] { #expect(mkfifo(workspace.url.path + "/" + name, 0o600) == 0) }
    try link(workspace, "Kit/Project.swift", to: "/dev/zero")
    let run = try workspace.uilint("A.swift", "Kit/B.swift", "--reporter", "concise")
    #expect(run.status == 1 && run.output.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(try workspace.uilint("doctor").status == 0)
  }

  // MARK: Names and texts in logs

  static let names = [
    "a\nb.swift", "::error file=x::pwned.swift", " ::error::s.swift", "\u{2028}::error::u.swift", "\u{1B}[31mred\u{1B}]0;title\u{7}.swift", "a%0A::error::x.swift", "a]b##[error]c.swift", "##vso[task.setvariable variable=PATH]x.swift",
    "##teamcity[x].swift", "\u{202E}tfiws.swift", "a\r::warning::b.swift", "a,b:c=d.swift", "<script>alert(1).swift", "|$(touch pwned)`.swift", "folder\n::error::x/q.swift",
  ]

  /// What is neither text nor the end of a line.
  private func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)) }
  }

  /// Whether a line is a command to a build server.
  private func commands(_ text: String) -> [Substring] {
    text.split(whereSeparator: { "\n\r".contains($0) || $0 == "\r\n" }).filter { line in
      line.drop(while: \.isWhitespace).hasPrefix("::") || line.range(of: "##[a-zA-Z]*\\[", options: .regularExpression) != nil
    }
  }

  @Test func namesAndTextsDoNotSteerALog() throws {
    let code = Sample.error.replacingOccurrences(of: "Text(\"b\")", with: "Text(\"##vso[task.complete]\u{1B}[2J\u{202E}\")")
    let workspace = try Workspace([:])
    for name in Self.names { try workspace.write(name, code) }
    try workspace.write("Broken.swift", "::error::broken\n##vso[task.complete] \u{1B}[2J func ( {\n" + Sample.error)
    for format in ["text", "concise", "xcode", "json", "jsonl", "sarif", "gitlab", "checkstyle", "junit", "rdjson", "html", "markdown"] {
      let run = try workspace.uilint("--reporter", format, "--profile", "all")
      #expect(run.status == 1)
      if format != "checkstyle", format != "junit" { #expect(!steers(run.output.replacingOccurrences(of: "\t", with: "")), "\(format)") }
      #expect(commands(run.output).isEmpty, "\(format): \(commands(run.output))")
      #expect(!steers(run.errors) && commands(run.errors).isEmpty, "\(format): \(commands(run.errors))")
    }
    // Each command is one of ours, in one line.
    let github = try workspace.uilint("--reporter", "github", "--only", "presentation-constant-binding")
    let lines = github.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::warning file=") || $0.hasPrefix("::notice file=") })
    #expect(lines.count { $0.hasPrefix("::error file=") } == Self.names.count + 1)
    for arguments in [["--list-files"], ["doctor"], ["--fix"], ["--files-from", "list"], ["config", "show", Self.names[1]], ["--only", Self.names[7]], [Self.names[7] + "x"], ["--config", Self.names[4]], ["--baseline", Self.names[7]]] {
      try workspace.write("list", Self.names.joined(separator: "\0") + "\0missing::\n::error::x\0")
      let run = try Command.uilint(arguments, in: workspace.url)
      #expect(!steers(run.output + run.errors) && commands(run.output).isEmpty && commands(run.errors).isEmpty, "\(arguments): \(run.output) \(run.errors)")
    }
  }

  @Test(arguments: [
    "\"\\n::error::x\\e[31m\": off\n", "rules:\n  \"\\n::error::x\\e[31m\": off\n", "rules:\n  state-not-private: \"##vso[task.complete]\\e[2J\"\n", "extends: \"\\n::error::\\e[2J.yml\"\n", "::error::x\n##vso[x]\n",
    "platforms: { \"##vso[x]\": 1 }\n", "baseline: \"\\n::error::\\e[2J.json\"\n", "bridging_headers: [\"##vso[x].h\", \"\\n::error::.h\"]\n", "exclude: [\"##vso[x]*\", \"\\n::error::*\"]\n",
  ])
  func whatAConfigurationSaysDoesNotSteerALog(_ text: String) throws {
    let workspace = try Workspace([".uilint.yml": text, "##vso[x].swift": Sample.error, "A.swift": Sample.error])
    for arguments in [["."], ["##vso[x].swift"], ["config", "show"], ["doctor"]] {
      let run = try Command.uilint(arguments, in: workspace.url)
      #expect(!steers(run.output + run.errors) && commands(run.output).isEmpty && commands(run.errors).isEmpty, "\(run.output) \(run.errors)")
    }
  }

  // MARK: Git

  /// `GitTests.theRepositoryCannotRunPrograms` is about the settings that a change of ours once met; these are all that name a program, and what a `.git` file leads to.
  @Test(.enabled(if: Command.tool("git") != nil), arguments: [false, true]) func noSettingOfARepositoryRunsAProgram(_ isBehindAFile: Bool) throws {
    let workspace = try Workspace(["clone/A.swift": Sample.fixed])
    let folder = workspace.url.appendingPathComponent("clone")
    let script = workspace.url.path + "/evil.sh"
    try workspace.write("evil.sh", "#!/bin/sh\necho \"$0 $*\" >> \(workspace.url.path)/ran\nexit 1\n")
    _ = try Command.run("/bin/chmod", ["755", script])
    let hidden = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "filter.evil.clean=", "-c", "filter.evil.process=", "-c", "filter.evil.required=false", "-c", "extensions.worktreeConfig=false"]
    func git(_ arguments: String...) throws { #expect(try Command.run(Command.tool("git") ?? "git", hidden + arguments, in: folder).status == 0, "\(arguments)") }
    if isBehindAFile { try git("init", "-q", "-b", "main", "--separate-git-dir", "hidden") } else { try git("init", "-q", "-b", "main") }
    for setting in ["user.email=a@example.org", "user.name=A"] { try git("config", String(setting.split(separator: "=")[0]), String(setting.split(separator: "=")[1])) }
    try git("add", "A.swift")
    try git("commit", "-q", "-m", "first")
    for key in ["core.fsmonitor", "diff.external", "core.pager", "pager.diff", "core.editor", "core.sshCommand", "core.askPass", "credential.helper", "diff.evil.textconv", "diff.evil.command", "filter.evil.clean", "filter.evil.smudge",
      "filter.evil.process", "merge.evil.driver", "gpg.program", "uploadpack.packObjectsHook", "core.alternateRefsCommand", "remote.origin.uploadpack"] { try git("config", key, script) }
    for command in ["diff", "rev-parse", "config", "ls-files", "cat-file", "hash-object", "update-index", "merge-base"] { try git("config", "alias.\(command)", "!" + script) }
    try git("config", "filter.evil.required", "true")
    try git("config", "core.hooksPath", workspace.url.path + "/hooks")
    for hook in ["post-index-change", "pre-commit", "reference-transaction", "fsmonitor-watchman"] {
      try workspace.write("hooks/" + hook, "#!/bin/sh\nexec \(script) \(hook)\n")
      _ = try Command.run("/bin/chmod", ["755", workspace.url.path + "/hooks/" + hook])
    }
    try workspace.write("clone/.gitattributes", "*.swift filter=evil diff=evil merge=evil\n")
    try workspace.write("clone/A.swift", Sample.fixable)
    try git("add", "A.swift")
    #expect(try Command.uilint(["--staged", "--fix"], in: folder).status == 0)
    #expect(workspace.read("clone/A.swift") == Sample.fixed)
    try workspace.write("clone/B.swift", Sample.fixable)
    for arguments in [["--changed"], ["--changed", "--since", "HEAD"], ["--changed", "--fix"], ["--staged"], ["."], ["doctor"]] { #expect(try Command.uilint(arguments, in: folder).status == 0, "\(arguments)") }
    // What is not there would be fetched from a remote that is a program.
    for setting in [("remote.origin.url", "ext::" + script), ("remote.origin.promisor", "true"), ("extensions.partialClone", "origin"), ("core.repositoryFormatVersion", "1")] { try git("config", setting.0, setting.1) }
    let objects = workspace.url.path + (isBehindAFile ? "/clone/hidden/objects" : "/clone/.git/objects")
    try workspace.write("clone/A.swift", Sample.error)
    for name in try FileManager.default.contentsOfDirectory(atPath: objects) where name.count == 2 { try FileManager.default.removeItem(atPath: objects + "/" + name) }
    for arguments in [["--changed"], ["--staged"]] { #expect(try Command.uilint(arguments, in: folder).status == 2) }
    #expect(!workspace.names.contains("ran"), "\(workspace.read("ran"))")
  }

  // MARK: Large and deep

  @Test func manyFilesInOneFolderAndDeepFolders() throws {
    let workspace = try Workspace(["E.swift": Sample.error])
    let script = """
      import os, sys
      os.mkdir('many')
      for number in range(100000): os.close(os.open('many/F%d.swift' % number, os.O_CREAT | os.O_WRONLY))
      for depth, name in [(1900, 'deep'), (3000, 'deeper')]:
          os.chdir(sys.argv[1])
          os.mkdir(name)
          os.chdir(name)
          for level in range(depth):
              os.mkdir('d')
              os.chdir('d')
          open('A.swift', 'w').write('import SwiftUI\\n')
      """
    guard let python = Command.tool("python3") else { return }
    #expect(try Command.run(python, ["-c", script, workspace.url.path], in: workspace.url).status == 0)
    let many = try workspace.uilint("many", "E.swift", "--reporter", "concise")
    #expect(many.status == 1 && many.errors.contains("in 100001 files"), "\(many.errors)")
    let deep = try workspace.uilint("deep", "E.swift", "--reporter", "concise")
    #expect(deep.status == 1 && deep.errors.contains("in 2 files"), "\(deep.errors.suffix(300))")
    let deeper = try workspace.uilint("deeper", "E.swift", "--reporter", "concise")
    #expect(deeper.status == 2 && deeper.errors.contains("has a path that is too long"), "\(deeper.errors.suffix(300))")
    // Foundation cannot take away what it cannot name.
    _ = try Command.run("/bin/rm", ["-rf", workspace.url.path])
  }
}
