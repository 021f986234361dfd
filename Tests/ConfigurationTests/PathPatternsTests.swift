@testable import Configuration
import Foundation
import Testing

/// Patterns mean what they mean to git: each line is tried against the real one.
@Suite struct PathPatternsTests {
  static let patterns = [
    "a", "a/", "/a", "a/b", "a/*", "a/**", "**/b", "a/**/c", "*.x", "*", "?", "[ab]", "[!a]", "[a-c].x", "a*b", "\\!a", "\\#a", "*/b", "**", "a/b/", "a?c", "[", "b*", "*b*", "a**b", "/**/c", "a/**/", "[]a]", "x y", "\\a", "é*", "[[:alpha:]]", "[[:punct:]]*", "[a\\]b]", "[![:digit:]].x", "a//", "a//b", "//a", "**//b", "./a", "a\t", "a ", "x\\ y ", "a\\\\ ", "a\\", "*\\", "[c-a]", "[a-:]", "[a-\\c]", "[\\c-a]", "[\\a-c].x", "**/**", "a/**/**",
  ]
  static let paths = ["a", "b", "c", "a/b", "a/c", "a/b/c", "b/a", "b/b/c", "a.x", "b/a.x", "ab", "a-b", "axb", "abc", "!a", "#a", "x y", "b/x y", "a/d/e/c", "[", "]", "éa", "b/a/b/c", "c.x"]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")), arguments: patterns) func theyAreGits(_ pattern: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-patterns-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func git(_ arguments: [String], input: String = "") throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      let source = Pipe(), output = Pipe()
      process.standardInput = source
      process.standardOutput = output
      try process.run()
      try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try source.fileHandleForWriting.close()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    _ = try git(["init", "-q"])
    try (pattern + "\n").write(to: folder.appendingPathComponent(".gitignore"), atomically: false, encoding: .utf8)
    // Names without a slash at the end are files that do not exist; git then takes them for files.
    let ignored = Set(try git(["check-ignore", "--stdin", "-z"], input: Self.paths.joined(separator: "\0") + "\0").split(separator: "\0").map(String.init))
    let own = PathPatterns(ignoreFile: pattern + "\n", in: folder.path)
    for path in Self.paths {
      #expect((own.decisionWithParents(PathParts(folder.path + "/" + path)) != nil) == ignored.contains(path), "'\(pattern)' and '\(path)'")
    }
  }

  /// Patterns and names that make a naive matcher try everything.
  @Test func matchingIsNeverExponential() {
    let start = ContinuousClock.now
    let evil = PathPatterns([String(repeating: "*a", count: 200) + "b", String(repeating: "**/a/", count: 100) + "b"], in: "/p")
    #expect(evil.decision(PathParts("/p/" + String(repeating: "a", count: 2000)), isFolder: false) == nil)
    #expect(evil.decision(PathParts("/p/" + String(repeating: "a/", count: 1000) + "c"), isFolder: false) == nil)
    // A naive one takes longer than anybody can wait; this is no measurement.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func theLastPatternDecides() {
    let patterns = PathPatterns(["*.swift", "!Keep.swift", "Keep.swift"], in: "/p")
    #expect(patterns.decision(PathParts("/p/a/Keep.swift"), isFolder: false)?.isNegated == false)
    #expect(PathPatterns(["*.swift", "!Keep.swift"], in: "/p").decision(PathParts("/p/a/Keep.swift"), isFolder: false)?.isNegated == true)
    #expect(PathPatterns(["a"], in: "/p").decision(PathParts("/q/a"), isFolder: false) == nil)
  }
}
