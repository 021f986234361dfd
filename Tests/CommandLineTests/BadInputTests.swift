import Foundation
import Testing

/// Whatever stands in the way: a message, exit code 2, no other file affected, nothing lost.
@Suite struct BadInputTests {
  /// The trouble is named on stderr, the run is not trustworthy, and the good file next to it is still checked.
  private func expectTrouble(_ run: Command, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.errors.contains(message), "\(run.errors)", sourceLocation: sourceLocation)
  }

  @Test func missingPath() throws {
    let workspace = try Workspace(["Error.swift": Sample.error])
    let run = try workspace.uilint("Missing.swift", "Error.swift", "--reporter", "concise")
    expectTrouble(run, "error: Missing.swift does not exist")
    #expect(run.output.contains("Error.swift:4"))
  }

  @Test func folderWithoutSources() throws {
    expectTrouble(try Workspace(["README.md": ""]).uilint("."), "no Swift or Objective-C files in .")
  }

  @Test func folderNamedLikeASource() throws {
    let workspace = try Workspace(["Folder.swift/Inner.swift": Sample.error, "Error.swift": Sample.error])
    let run = try workspace.uilint(".", "--reporter", "concise")
    #expect(run.status == 1)
    #expect(run.output.contains("Folder.swift/Inner.swift:4"))
  }

  @Test func notUTF8() throws {
    let workspace = try Workspace(["Error.swift": Sample.error])
    try workspace.write("Latin.swift", Data("let name = \"caf\u{E9}\"\n".unicodeScalars.map { UInt8($0.value) }))
    let run = try workspace.uilint(".", "--reporter", "concise")
    expectTrouble(run, "error: Latin.swift is not UTF-8 text")
    #expect(run.output.contains("Error.swift:4"))
    expectTrouble(try workspace.uilint(".", "--fix"), "Latin.swift is not UTF-8 text")
  }

  @Test func nulBytesAndBrokenSyntaxAreCheckedAsFarAsTheyGo() throws {
    let workspace = try Workspace(["Nul.swift": Sample.error + "let a = 1\0\n", "Broken.swift": "func f( {\n" + Sample.error])
    let run = try workspace.uilint(".", "--reporter", "concise")
    #expect(run.status == 1)
    #expect(run.output.contains("Nul.swift:4"))
    #expect(run.errors.contains("Nul.swift:6:10: warning: not fully understood from here on"))
    #expect(run.errors.contains("Broken.swift:1:"))
  }

  @Test func whatIsNotFullyUnderstoodFailsWhereThatIsAskedFor() throws {
    let workspace = try Workspace(["Broken.swift": Sample.clean + "func f( {\n"])
    #expect(try workspace.uilint().status == 0)
    let strict = try workspace.uilint("--strict-parse", "--quiet")
    expectTrouble(strict, "failed: a file is not fully understood, and --strict-parse counts that")
    #expect(strict.errors.contains("Broken.swift:4:"))
  }

  @Test func noSwiftAtAll() throws {
    let workspace = try Workspace(["Error.swift": Sample.error, "Noise.swift": ") ] } ) ]\n"])
    let run = try workspace.uilint(".", "--reporter", "concise")
    expectTrouble(run, "Noise.swift:1:1: error: is no Swift")
    #expect(run.output.contains("Error.swift:4"))
  }

  @Test func emptyFile() throws {
    let run = try Workspace(["Empty.swift": "", "Blank.swift": "\n"]).uilint(".", "--reporter", "concise")
    #expect(run.status == 0)
    #expect(run.errors == "0 errors, 0 warnings, 0 info in 2 files\n")
  }

  @Test func hugeFile() throws {
    let workspace = try Workspace(["Error.swift": Sample.error, "Huge.swift": ""])
    // A hole: a hundred megabytes that take no space.
    #expect(truncate(workspace.url.appendingPathComponent("Huge.swift").path, 100 << 20) == 0)
    let run = try workspace.uilint(".", "--reporter", "concise")
    expectTrouble(run, "error: Huge.swift is larger than 64 MB")
    #expect(run.output.contains("Error.swift:4"))
  }

  @Test func pipe() throws {
    let workspace = try Workspace(["Error.swift": Sample.error])
    #expect(mkfifo(workspace.url.appendingPathComponent("Pipe.swift").path, 0o600) == 0)
    let run = try workspace.uilint(".", "--reporter", "concise")
    expectTrouble(run, "error: Pipe.swift is not a regular file")
    #expect(run.output.contains("Error.swift:4"))
  }

  @Test func linkLoops() throws {
    let workspace = try Workspace(["Error.swift": Sample.error])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: workspace.url.appendingPathComponent("Loop.swift").path, withDestinationPath: "Loop.swift")
    try manager.createSymbolicLink(atPath: workspace.url.appendingPathComponent("folder").path, withDestinationPath: ".")
    let run = try workspace.uilint(".", "--reporter", "concise")
    expectTrouble(run, "error: Loop.swift is a loop of symbolic links")
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func unreadableFileAndFolder() throws {
    let workspace = try Workspace(["Error.swift": Sample.error, "Secret.swift": Sample.error, "locked/Inner.swift": Sample.error])
    _ = try Command.run("/bin/chmod", ["755", workspace.url.path])
    for name in ["Secret.swift", "locked"] { _ = try Command.run("/bin/chmod", ["000", workspace.url.appendingPathComponent(name).path]) }
    guard let run = try workspace.uilintUnprivileged(".", "--reporter", "concise") else { return }
    expectTrouble(run, "error: Secret.swift permission denied")
    #expect(run.errors.contains("error: locked permission denied"))
    #expect(run.output.contains("Error.swift:4") && !run.output.contains("Secret.swift"))
  }

  /// What is only context need not be readable.
  @Test func unreadableContext() throws {
    let workspace = try Workspace([".git/HEAD": "", "Error.swift": Sample.error, "Secret.swift": Sample.error, "locked/Inner.swift": Sample.error])
    _ = try Command.run("/bin/chmod", ["755", workspace.url.path])
    for name in ["Secret.swift", "locked"] { _ = try Command.run("/bin/chmod", ["000", workspace.url.appendingPathComponent(name).path]) }
    guard let run = try workspace.uilintUnprivileged("Error.swift", "--reporter", "concise") else { return }
    #expect(run.status == 1 && run.output.contains("Error.swift:4") && !run.errors.contains("denied"), "\(run.errors)")
  }

  @Test func readOnlyFolder() throws {
    let workspace = try Workspace(["folder/Counter.swift": Sample.fixable, "Other.swift": Sample.fixable])
    _ = try Command.run("/bin/chmod", ["-R", "a+rwX", workspace.url.path])
    _ = try Command.run("/bin/chmod", ["555", workspace.url.appendingPathComponent("folder").path])
    guard let run = try workspace.uilintUnprivileged(".", "--fix", "--reporter", "concise") else { return }
    expectTrouble(run, "error: folder/Counter.swift cannot be written")
    #expect(workspace.read("folder/Counter.swift") == Sample.fixable)
    #expect(workspace.read("Other.swift") == Sample.fixed)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func outputThatCannotBeWritten() throws {
    let workspace = try Workspace(["Row.swift": Sample.clean])
    for command in ["--reporter json Row.swift > /dev/full", "--list-files > /dev/full", "- --stdin-filename Row.swift --fix < Row.swift > /dev/full", "--reporter json Row.swift >&-"] {
      let run = try Command.run("/bin/bash", ["-c", "\"$0\" \(command)", Command.binary], in: workspace.url)
      #expect(run.status == 2 && run.errors.contains("stdout cannot be written"), "\(command)")
    }
  }

  @Test func aFolderThatIsGone() throws {
    let workspace = try Workspace(["gone/A.swift": Sample.clean])
    let run = try Command.run("/bin/bash", ["-c", "cd gone && rm -r ../gone && \"$0\" && \"$0\" --staged", Command.binary], in: workspace.url)
    expectTrouble(run, "the current folder does not exist any more")
  }

  @Test func namesThatDifferOnlyInTheirUnicodeForm() throws {
    let workspace = try Workspace(["caf\u{E9}.swift": Sample.error])
    try workspace.write("cafe\u{301}.swift", Sample.error)
    // Some file systems take them for one.
    guard workspace.names.count == 2 else { return }
    expectTrouble(try workspace.uilint("."), "only in the Unicode form of its name")
  }

  @Test func namesThatSayNothing() throws {
    let workspace = try Workspace(["readme.md": "# Title\n", "pointer.swift": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"])
    expectTrouble(try workspace.uilint(""), "an empty path")
    expectTrouble(try workspace.uilint("readme.md"), "its name ends in none of .swift, .m, .mm and .h")
    expectTrouble(try workspace.uilint("."), "is no Swift")
  }

  @Test func oneFileWithTwoNamesAndOneWithALongName() throws {
    let long = String(repeating: "a", count: 245) + ".swift"
    let workspace = try Workspace(["Real.swift": Sample.fixable, long: Sample.fixable])
    try FileManager.default.createSymbolicLink(atPath: workspace.url.appendingPathComponent("Link.swift").path, withDestinationPath: "Real.swift")
    #expect(try workspace.uilint("Real.swift", "Link.swift", long, "--fix").status == 0)
    #expect(workspace.read("Real.swift") == Sample.fixed && workspace.read(long) == Sample.fixed)
  }

  @Test func scriptInputWithoutSources() throws {
    let workspace = try Workspace(["A.swift": Sample.fixable])
    let run = try Command.run("/usr/bin/env", ["SCRIPT_INPUT_FILE_COUNT=1", "SCRIPT_INPUT_FILE_0=x.txt", Command.binary, "--fix"], in: workspace.url)
    #expect(run.status == 0 && run.errors.contains("nothing to check") && workspace.read("A.swift") == Sample.fixable)
  }

  @Test func fullDisk() throws {
    // A limit on file sizes makes the write fail half-way, as a full disk does.
    let workspace = try Workspace(["Counter.swift": Sample.fixable + String(repeating: "// padding\n", count: 200)])
    let before = workspace.read("Counter.swift")
    let run = try Command.run("/bin/bash", ["-c", "ulimit -f 1; exec \"$0\" \"$@\" 2>&1 | cat", Command.binary, "Counter.swift", "--fix"], in: workspace.url)
    #expect(run.output.contains("Counter.swift cannot be written"), "\(run.output)")
    #expect(workspace.read("Counter.swift") == before)
    #expect(workspace.names == ["Counter.swift"])
  }
}
