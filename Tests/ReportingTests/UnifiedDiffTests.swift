import Foundation
import Reporting
import Testing

/// Diffs are patches: other tools apply them.
@Suite(.serialized) struct UnifiedDiffTests {
  private static let git = (try? run(["--version"], in: FileManager.default.temporaryDirectory)) == 0

  private static func run(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Whatever the file is called and however its lines end, git makes the new text of the old one.
  @Test(
    .enabled(if: git, "git is needed to apply patches"),
    arguments: ["A.swift", "a b.swift", "é 😀.swift", "a\nb.swift", "\"q\"\\.swift", "\u{1B}[31m.swift", "a\tb.swift"], [
      ("a\nb\nc\n", "a\nB\nc\n"), ("a\r\nb\r\n", "a\r\nb\r\nc\r\n"), ("a\nb", "a\nB"), ("", "new\n"), ("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n", "0\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n9"),
    ])
  func gitAppliesThem(_ name: String, _ texts: (old: String, new: String)) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name), patch = folder.appendingPathComponent("patch")
    try Data(texts.old.utf8).write(to: file)
    let diff = UnifiedDiff.render(path: name, old: Array(texts.old.utf8), new: Array(texts.new.utf8))
    try Data(diff.utf8).write(to: patch)
    #expect(try Self.run(["apply", "--whitespace=nowarn", "patch"], in: folder) == 0, "\(diff)")
    #expect(try String(contentsOf: file, encoding: .utf8) == texts.new)
  }

  @Test func equalTextsGiveNoDiff() {
    #expect(UnifiedDiff.render(path: "A.swift", old: Array("a\n".utf8), new: Array("a\n".utf8)) == "")
  }
}
