@testable import Configuration
import Foundation
import Testing

/// Patterns of `.gitignore` and of the configuration against paths. In the long run they are compared with git's own.
@Suite struct PathPatternFuzzTests {
  private static let atoms = [
    "a", "b", "ab", "*", "*", "**", "/", "/", "/", "?", "[ab]", "[!a]", "[^b]", "[a-c]", "[", "]", "[]a]", "[!]a]", "\\", "\\*", "!", "#", " ", "\\ ", ".", ".x", "é", "-", "[[:alpha:]]", "[[:digit:]-]", "[:", ":]", "***", "**/", "/**", "/**/", "[a-", "^", "\t",
  ]
  private static let names = ["a", "b", "c", "ab", "/", "/", "/", ".x", "é", " ", "-", "!", "#", "[", "]", "\\", "*", "^", "1", "A"]

  @Test func patternsDecideInTime() throws {
    let git = FuzzTarget.isLong ? Repository() : nil
    defer { git?.remove() }
    try FuzzTarget.patterns.run(4000, odd: Mutator.odd(Self.atoms)) { mutator in
      let isLarge = mutator.next(200) == 0
      let patterns = (0..<1 + mutator.next(3)).map { _ in mutator.join(Self.atoms, upTo: isLarge ? 600 : 6) }
      let paths = (0..<30).map { _ in Self.path(&mutator, isLarge ? 2000 : 8) }.filter { !$0.isEmpty }
      return Self.problem(patterns, paths) ?? (isLarge ? nil : git?.difference(patterns, paths))
    }
  }

  /// A path whose parts are names.
  private static func path(_ mutator: inout Mutator, _ count: Int) -> String {
    mutator.join(names, upTo: count).split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  private static func problem(_ patterns: [String], _ paths: [String]) -> String? {
    let clock = ProcessorClock()
    let own = PathPatterns(patterns, in: "/p")
    for path in paths {
      let parts = PathParts("/p/" + path)
      guard let decision = own.decision(parts, isFolder: false), !decision.isNegated else { continue }
      for folder in folders(of: path) where !own.mayMatch(below: PathParts("/p/" + folder)) { return "\(patterns) match '\(path)', but '\(folder)' is not walked" }
    }
    let work = patterns.reduce(0) { $0 + $1.utf8.count } * paths.reduce(0) { $0 + $1.utf8.count }
    return clock.seconds > 0.5 + Double(work) * 1e-6 ? "\(clock.seconds) s for \(patterns) and \(paths)" : nil
  }

  static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts[..<$0].joined(separator: "/") }
  }
}

/// A repository to ask git in.
private struct Repository {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-fuzz-\(UUID().uuidString)")
  private static let executable = "/usr/bin/git"

  init?() {
    guard FileManager.default.isExecutableFile(atPath: Self.executable), (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil, git(["init", "-q"]) != nil else { return nil }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// A set that a part of a pattern begins may end behind its slash. A bracket that is first in a set does not end it, nor does one behind a backslash.
  private static func opensSet(_ part: Substring) -> Bool {
    if part.contains("\\"), part.contains("[") { return true }
    var rest = part
    while let open = rest.firstIndex(of: "[") {
      var set = rest[rest.index(after: open)...]
      if set.first == "!" || set.first == "^" { set = set.dropFirst() }
      guard let close = set.dropFirst().firstIndex(of: "]") else { return true }
      rest = rest[rest.index(after: close)...]
    }
    return false
  }

  /// A path that git ignores and we do not, or the other way around.
  func difference(_ patterns: [String], _ paths: [String]) -> String? {
    // Known to differ, and in nobody's file: to git a set may hold a slash or half of a class, and two stars beside a name may cross folders.
    let isOdd = patterns.contains { pattern in
      pattern.replacingOccurrences(of: "[[:alpha:]]", with: "").replacingOccurrences(of: "[[:digit:]-]", with: "").contains("[:") || pattern.contains("\\/")
        || pattern.contains("/") && pattern.split(separator: "/").contains { Self.opensSet($0) || $0.contains("**") && $0 != "**" }
    }
    if isOdd { return nil }
    let text = patterns.joined(separator: "\n") + "\n"
    guard (try? text.write(to: folder.appendingPathComponent(".gitignore"), atomically: false, encoding: .utf8)) != nil,
      let output = git(["check-ignore", "--stdin", "-z"], input: paths.joined(separator: "\0") + "\0")
    else { return nil }
    let ignored = Set(output.split(separator: "\0").map(String.init))
    let own = PathPatterns(ignoreFile: text, in: "/p")
    for path in paths {
      // Nothing below an ignored folder can be taken back.
      let steps = (PathPatternFuzzTests.folders(of: path).map { ($0, true) } + [(path, false)])
      let isIgnored = steps.contains { name, isFolder in own.decision(PathParts("/p/" + name), isFolder: isFolder).map { !$0.isNegated } ?? false }
      if isIgnored != ignored.contains(path) { return "git \(isIgnored ? "keeps" : "ignores") '\(path)' with \(patterns)" }
    }
    return nil
  }

  private func git(_ arguments: [String], input: String = "") -> String? {
    let process = Process(), source = Pipe(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = source
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? source.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus <= 1 ? String(decoding: data, as: UTF8.self) : nil
  }
}
