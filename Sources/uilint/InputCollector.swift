import Configuration
import Foundation
import Syntax

/// Gathers what a run is about: paths of the command line, of Xcode, of a list, of git, or a text on stdin.
struct InputCollector {
  private let arguments: LintArguments
  private let environment: [String: String]
  private let currentFolder = FileManager.default.currentDirectoryPath

  init(_ arguments: LintArguments, _ environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  struct Collected {
    var input: LintSession.Input
    /// Where fixes go when the texts are those of the index.
    var staged: StagedFixes?
  }

  /// Nil when git has nothing to check. Throws `UsageError`, `GitError`, `FileError`.
  func collect() throws -> Collected? {
    if arguments.readsStdin, let name = arguments.stdinPath {
      let text = SourceText(FileHandle.standardInput.readDataToEndOfFile())
      return Collected(input: LintSession.Input(paths: [name], overlays: [RelativePath.absolute(name, from: currentFolder): text]))
    }
    let paths = try namedPaths()
    if arguments.usesScriptInput, paths.isEmpty { return nil }
    if arguments.staged { return try staged(paths) }
    if arguments.changed { return try changed(paths) }
    if paths.isEmpty, hasScriptInput { return nil }
    return Collected(input: LintSession.Input(paths: paths.isEmpty ? ["."] : paths))
  }

  private var hasScriptInput: Bool { ["SCRIPT_INPUT_FILE_COUNT", "SCRIPT_INPUT_FILE_LIST_COUNT"].contains { Int(environment[$0] ?? "") ?? 0 > 0 } }

  private func namedPaths() throws -> [String] {
    var paths = arguments.paths
    if let list = arguments.filesFrom {
      let bytes = list == "-" ? Array(FileHandle.standardInput.readDataToEndOfFile()) : try FileSystem.read(list).bytes
      let isNULSeparated = bytes.contains(0)
      let names = bytes.split(whereSeparator: { isNULSeparated ? $0 == 0 : $0 == 10 || $0 == 13 }).map { String(decoding: $0, as: UTF8.self) }
      if names.isEmpty, paths.isEmpty { throw UsageError("the list of files is empty") }
      paths += names
    }
    if arguments.usesScriptInput || (paths.isEmpty && hasScriptInput && !arguments.staged && !arguments.changed) {
      guard hasScriptInput else { throw UsageError("there is no SCRIPT_INPUT_FILE_COUNT: --use-script-input-files is for a script phase of Xcode with input files") }
      paths += try scriptInput()
    }
    return paths
  }

  /// What Xcode hands to a script phase: paths, and files with a path on each line.
  private func scriptInput() throws -> [String] {
    func values(_ name: String) -> [String] {
      let count = min(100_000, max(0, Int(environment["\(name)_COUNT"] ?? "") ?? 0))
      return (0..<count).compactMap { environment["\(name)_\($0)"] }
    }
    var paths = values("SCRIPT_INPUT_FILE")
    for list in values("SCRIPT_INPUT_FILE_LIST") {
      let text = try FileSystem.read(list)
      paths += text.string(0..<text.count).split(whereSeparator: \.isNewline).map(String.init)
    }
    return paths.filter { SourceKind($0)?.isLinted ?? false }
  }

  // MARK: Git

  /// The named paths in both forms, as written and with links resolved as git does it. Throws `FileError` for one that does not exist.
  private func wanted(_ paths: [String], _ git: Git, _ files: [Git.File]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      let named = RelativePath.absolute(path, from: currentFolder)
      let real = FileSystem.realPath(named) ?? named
      guard access(named, F_OK) == 0 || files.contains(where: { git.root + "/" + $0.path == real }) else { throw FileError(path: path, message: "does not exist") }
      return [named, real]
    }
  }

  private func isWanted(_ absolute: String, _ paths: [String]) -> Bool {
    SourceKind(absolute)?.isLinted ?? false && (paths.isEmpty || paths.contains { absolute == $0 || absolute.hasPrefix($0 == "/" ? "/" : $0 + "/") })
  }

  /// A path as the user would name it.
  private func shown(_ absolute: String) -> String { RelativePath.of(absolute, from: currentFolder, to: currentFolder) }

  private func staged(_ paths: [String]) throws -> Collected? {
    let git = try Git(around: currentFolder)
    let (files, conflicts) = try git.staged()
    let paths = try wanted(paths, git, files)
    if let conflict = conflicts.first(where: { isWanted(git.root + "/" + $0, paths) }) {
      throw GitError(message: "\(PrintableText.of(conflict)) has merge conflicts; resolve them and stage the file")
    }
    let wanted = files.filter { isWanted(git.root + "/" + $0.path, paths) }
    guard !wanted.isEmpty else { return nil }
    let texts = try git.contents(of: wanted.compactMap(\.blob))
    var overlays: [String: SourceText] = [:]
    for file in wanted {
      guard overlays.updateValue(file.blob.flatMap { texts[$0] } ?? SourceText([]), forKey: git.root + "/" + file.path) == nil else {
        throw GitError(message: "two staged files differ only in the Unicode form of their names: \(PrintableText.of(file.path)); rename one of them")
      }
    }
    // Configuration and baselines count as they are in the index, too.
    let objects = try git.objects(endings: [".yml", ".yaml", ".json"])
    let contents = FileContents(objects: Dictionary(objects.map { (git.root + "/" + $0.key, $0.value) }) { first, _ in first }, git: git)
    let input = LintSession.Input(paths: wanted.map { shown(git.root + "/" + $0.path) }, overlays: overlays, contents: contents)
    return Collected(input: input, staged: StagedFixes(git: git, files: Dictionary(wanted.map { (shown(git.root + "/" + $0.path), $0) }) { first, _ in first }))
  }

  private func changed(_ paths: [String]) throws -> Collected? {
    let git = try Git(around: currentFolder)
    let changed = try git.changed(since: arguments.since)
    let paths = try wanted(paths, git, changed)
    let files = changed.filter { isWanted(git.root + "/" + $0.path, paths) }
    guard !files.isEmpty else { return nil }
    let texts = try git.contents(of: files.compactMap(\.base))
    var bases: [String: SourceText?] = [:]
    for file in files { bases[git.root + "/" + file.path] = .some(file.base.flatMap { texts[$0] }) }
    return Collected(input: LintSession.Input(paths: files.map { shown(git.root + "/" + $0.path) }, bases: bases))
  }
}
