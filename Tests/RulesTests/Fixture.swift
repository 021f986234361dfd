import Configuration
import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// One fixture: a source, or a folder of sources that are one project, with what must be reported in it.
struct Fixture: Sendable, CustomTestStringConvertible {
  let category: String
  let ruleID: String
  let name: String
  let files: [File]
  /// The Objective-C headers of a project, absolute: its bridging headers.
  var headers: [String] = []

  struct File: Sendable {
    let name: String
    let url: URL
    let text: String
    var language: SourceLanguage { SourceKind(name)?.language ?? .swift }
    /// What `--fix` makes of it, when it changes anything.
    let fixed: String?
    /// What `--fix --unsafe-fixes` makes of it.
    let unsafe: String?
  }

  struct Want: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int
    let rule: String
    let severity: String?
    var description: String { "\(file):\(line) \(rule)\(severity.map { ":" + $0 } ?? "")" }
  }

  /// Names a parameterized test.
  var testDescription: String { path }
  var path: String { "\(category)/\(ruleID)/\(name)" }

  /// The package's root, found from this file.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Those that can run here: without libclang the ones with headers cannot.
  static let all = stored.filter { $0.headers.isEmpty || HeaderReader.shared != nil }

  /// Every fixture.
  static let stored: [Fixture] = {
    let manager = FileManager.default
    let folder = root.appendingPathComponent("Fixtures")
    var fixtures: [Fixture] = []
    for category in Registry.rules.map(\.info.category.title).uniqued() {
      for rule in (try? manager.contentsOfDirectory(atPath: folder.appendingPathComponent(category).path).sorted()) ?? [] where !rule.hasPrefix(".") {
        let ruleFolder = folder.appendingPathComponent(category).appendingPathComponent(rule)
        for entry in (try? manager.contentsOfDirectory(atPath: ruleFolder.path).sorted()) ?? [] {
          let url = ruleFolder.appendingPathComponent(entry)
          if url.hasDirectoryPath || (try? manager.contentsOfDirectory(atPath: url.path)) != nil {
            let entries = ((try? manager.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
            // Beside Swift a header is what Swift sees; beside Objective-C alone it is a source.
            let hasSwift = entries.contains { $0.hasSuffix(".swift") }
            let headers = hasSwift ? entries.filter { $0.hasSuffix(".h") }.map { url.appendingPathComponent($0).path } : []
            let sources = entries.filter { isSource($0) && !(hasSwift && $0.hasSuffix(".h")) }
            fixtures.append(Fixture(category: category, ruleID: rule, name: entry, files: sources.map { file(url.appendingPathComponent($0)) }, headers: headers))
          } else if isSource(entry) {
            fixtures.append(Fixture(category: category, ruleID: rule, name: entry, files: [file(url)]))
          }
        }
      }
    }
    return fixtures
  }()

  private static func isSource(_ name: String) -> Bool {
    SourceKind(name)?.isLinted ?? false && !name.contains(".fixed.") && !name.contains(".unsafe.")
  }

  private static func file(_ url: URL) -> File {
    let base = url.deletingPathExtension().path, ending = url.pathExtension
    func text(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }
    return File(
      name: url.lastPathComponent, url: url, text: text(url.path) ?? "", fixed: text(base + ".fixed." + ending), unsafe: text(base + ".unsafe." + ending))
  }

  // MARK: Headers and markers

  private var comments: [Substring] { files.flatMap { $0.text.split(separator: "\n").prefix(4) }.filter { $0.hasPrefix("//") } }

  /// Why it does not type-check against the stub, if it says so.
  var typeCheckExemption: String? { comments.first { $0.contains("not type-checked") }.map(String.init) }

  var options: LintOptions {
    var options = LintOptions()
    options.threads = 1
    options.imported = HeaderReader.shared?.declarations[path] ?? ImportedDeclarations()
    options.settings[0].targets = DeploymentTargets([.iOS: Version(17)])
    options.settings[0].sdk = Version(26)
    for header in comments {
      if let name = header.split(separator: ":").dropFirst().first, header.contains("profile:") {
        options.settings[0].choices.profile = Profile(rawValue: name.filter { $0 != " " }) ?? .default
      }
      if header.contains("sdk:"), let value = header.split(separator: ":").dropFirst().first { options.settings[0].sdk = Version(value.filter { $0 != " " }) }
      if header.contains("deployment-target:"), let value = header.split(separator: ":").dropFirst().first {
        options.settings[0].targets = DeploymentTargets()
        for part in value.filter({ $0 != " " }).split(separator: ",") {
          let pair = part.split(separator: "=")
          if let platform = Platform(rawValue: String(pair[0])), let version = Version(pair[1]) { options.settings[0].targets.minimums[platform] = version }
        }
      }
    }
    return options
  }

  /// What the comments `// want: rule-id[:severity], …` ask for in their line, and `// want +2: …` two lines
  /// further down: a comment inside a call stops its fix.
  var wants: [Want] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Want] in
        guard let marker = line.firstMatch(of: /\/\/ want(?: \+(\d))?:/) else { return [] }
        let number = index + 1 + (marker.1.flatMap { Int($0) } ?? 0)
        return line[marker.range.upperBound...].split(separator: ",").map { item in
          let parts = item.filter { $0 != " " && $0 != "\r" }.split(separator: ":").map(String.init)
          return Want(file: file.name, line: number, rule: parts[0], severity: parts.count > 1 ? parts[1] : nil)
        }
      }
    }
  }

  // MARK: Running

  func units(_ transform: (String) -> String = { $0 }) -> [Linter.Unit] {
    let context = ParserContext()
    return files.map { Linter.Unit(SourceFile(path: $0.name, tree: context.parse(SourceText(transform($0.text)), as: $0.language))) }
  }

  func lint(_ transform: (String) -> String = { $0 }, options: LintOptions? = nil) -> LintResult {
    Linter(rules: Registry.rules, options: options ?? self.options).check(units(transform))
  }

  func fix(unsafe: Bool) -> Fixer.Outcome {
    Fixer(Linter(rules: Registry.rules, options: options), allowsUnsafe: unsafe).run(units())
  }
}

extension Array where Element: Hashable {
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension LintResult {
  /// The findings as markers would write them.
  var found: [Fixture.Want] {
    diagnostics.map { diagnostic in
      let line = LineTable(diagnostic.file.tree.text).line(diagnostic.range.lowerBound)
      return Fixture.Want(file: String(diagnostic.file.path), line: line, rule: diagnostic.ruleID, severity: diagnostic.severity.rawValue)
    }
  }
}
