import Foundation
import Syntax

/// What git could not do, in words for people.
package struct GitError: Error, Sendable {
  package let message: String

  package init(message: String) { self.message = message }
}

/// A repository, asked through the `git` command.
///
/// Nothing that the repository configures is run: no hooks, no file-system monitor, no external diff, no pager, no filters.
package struct Git: Sendable {
  /// The top folder of the work tree, absolute, links resolved.
  package let root: String
  /// Settings that keep the filters which the repository configures from being run.
  private let withoutFilters: [String]

  /// The repository around a folder. Throws `GitError` when there is none, or no git.
  package init(around folder: String) throws {
    let output = try Git.run(["rev-parse", "--show-toplevel"], in: folder, failure: "'\(folder)' is in no git repository")
    root = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard !root.isEmpty else { throw GitError(message: "'\(folder)' is in a git repository without a work tree") }
    let names = (try? Git.run(["config", "-z", "--name-only", "--get-regexp", "^filter\\..*\\.(clean|smudge|process|required)$"], in: folder, failure: "")) ?? []
    withoutFilters = Git.fields(names).map { $0.hasSuffix(".required") ? "\($0)=false" : "\($0)=" }
  }

  /// A file as one side of a comparison knows it.
  package struct File: Sendable, Equatable {
    /// Relative to the top folder.
    package let path: String
    /// The mode in the index, such as `100644`.
    package let mode: String
    /// The object with the text; nil where only the work tree has it.
    package let blob: String?
    /// The object with the text before the change; nil for a new file.
    package let base: String?
  }

  /// What is staged, and the paths with unresolved conflicts.
  package func staged() throws -> (files: [File], conflicts: [String]) {
    let output = try run(["diff", "--cached", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-ext-diff", "--diff-filter=ACMTU"], failure: "cannot ask git what is staged")
    let entries = Self.raw(output)
    let files = entries.filter { $0.status != "U" && $0.mode.hasPrefix("100") }.map { File(path: $0.path, mode: $0.mode, blob: $0.new, base: $0.old) }
    return (files, entries.filter { $0.status == "U" }.map(\.path))
  }

  /// What the work tree changes since `reference` branched off, or since the last commit; new files that nobody ignores too.
  package func changed(since reference: String?) throws -> [File] {
    var base = "HEAD"
    if let reference {
      guard !reference.hasPrefix("-") else { throw GitError(message: "'\(reference)' is no commit") }
      _ = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"], failure: "git knows no commit '\(reference)'; in CI, fetch it first")
      let output = try run(["merge-base", reference, "HEAD"], failure: "'\(reference)' and HEAD have no common commit; in a shallow clone, fetch more history (fetch-depth: 0)")
      base = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
    let hasCommit = (try? run(["rev-parse", "--verify", "--quiet", "HEAD"], failure: "")) != nil
    let entries = hasCommit ? Self.raw(try run(["diff", "--raw", "-z", "-M", "--no-abbrev", "--no-ext-diff", "--diff-filter=ACMRT", base, "--"], failure: "cannot ask git what changed")) : []
    var files = entries.filter { $0.mode.hasPrefix("100") }.map { File(path: $0.path, mode: $0.mode, blob: nil, base: $0.old) }
    var arguments = ["ls-files", "-z", "--others", "--exclude-standard"]
    if !hasCommit { arguments.append("--cached") }
    let untracked = try run(arguments, failure: "cannot ask git for new files")
    files += Self.fields(untracked).filter { access(root + "/" + $0, F_OK) == 0 }.map { File(path: $0, mode: "100644", blob: nil, base: nil) }
    return files
  }

  /// The objects of the tracked files with one of the endings, by path relative to the top folder.
  package func objects(endings: [String]) throws -> [String: String] {
    Self.objects(try run(["ls-files", "--stage", "-z"], failure: "cannot ask git for its files"), endings: endings)
  }

  /// `mode object stage\tpath\0`
  static func objects(_ output: [UInt8], endings: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for field in output.split(separator: 0) {
      guard let tab = field.firstIndex(of: UInt8(ascii: "\t")), endings.contains(where: { field.suffix($0.utf8.count).elementsEqual($0.utf8) }) else { continue }
      let parts = String(decoding: field[..<tab], as: UTF8.self).split(separator: " ")
      if parts.count == 3, parts[0].hasPrefix("100"), parts[2] == "0" { result[String(decoding: field[(tab + 1)...], as: UTF8.self)] = String(parts[1]) }
    }
    return result
  }

  /// The texts of objects, by their names, through one process.
  package func contents(of blobs: [String]) throws -> [String: SourceText] {
    guard !blobs.isEmpty else { return [:] }
    let input = Set(blobs).sorted().joined(separator: "\n") + "\n"
    return try Self.texts(try run(["cat-file", "--batch"], input: Array(input.utf8), failure: "cannot read from the git repository"))
  }

  /// Each answer: `<name> blob <size>`, the bytes, a line end.
  static func texts(_ output: [UInt8]) throws -> [String: SourceText] {
    var result: [String: SourceText] = [:]
    var position = 0
    while let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, header[1] == "blob", let size = Int(header[2]), size >= 0, output.count - end - 1 >= size else { throw GitError(message: "git gave no text for \(header.first ?? "an object")") }
      result[String(header[0])] = SourceText(output[(end + 1)..<(end + 1 + size)])
      position = min(output.count, end + 2 + size)
    }
    return result
  }

  /// Stages new texts: of files that are in the index already.
  package func stage(_ files: [(file: File, bytes: [UInt8])]) throws {
    guard !files.isEmpty else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // One process writes all of the objects.
    guard mkdir(folder, 0o700) == 0 else { throw GitError(message: "\(folder) cannot be made: \(FileSystem.reason(errno))") }
    for (index, file) in files.enumerated() where !FileManager.default.createFile(atPath: "\(folder)/\(index)", contents: Data(file.bytes)) {
      throw GitError(message: "\(folder) cannot be written")
    }
    let paths = files.indices.map { "\(folder)/\($0)\n" }.joined()
    let output = try run(["hash-object", "-w", "--no-filters", "--stdin-paths"], input: Array(paths.utf8), failure: "cannot write to the git repository")
    let objects = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard objects.count == files.count else { throw GitError(message: "cannot write to the git repository") }
    var input: [UInt8] = []
    for ((file, _), object) in zip(files, objects) { input += Array("\(file.mode) \(object)\t".utf8) + Array(file.path.utf8) + [0] }
    _ = try run(["update-index", "-z", "--index-info"], input: input, failure: "cannot update the git index")
  }

  /// The folder where git looks for hooks, absolute.
  package func hooksFolder() throws -> String {
    // The one question in which the user's own configuration counts.
    let output = try Git.run(["rev-parse", "--git-path", "hooks"], in: root, isHardened: false, failure: "cannot find the hooks folder")
    return RelativePath.absolute(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines), from: root)
  }

  // MARK: Output

  struct Entry {
    let mode: String
    let old: String?
    let new: String?
    let status: String
    let path: String
  }

  /// `:oldmode newmode old new status\0path\0`, with a second path for a rename.
  static func raw(_ output: [UInt8]) -> [Entry] {
    let fields = fields(output)
    var entries: [Entry] = []
    var index = 0
    while index + 1 < fields.count {
      let parts = fields[index].drop { $0 == ":" }.split(separator: " ").map(String.init)
      guard parts.count == 5, let status = parts[4].first else { break }
      let isRename = status == "R" || status == "C"
      let path = fields[min(fields.count - 1, index + (isRename ? 2 : 1))]
      func name(_ object: String) -> String? { object.allSatisfy { $0 == "0" } ? nil : object }
      entries.append(Entry(mode: parts[1], old: name(parts[2]), new: name(parts[3]), status: String(status), path: path))
      index += isRename ? 3 : 2
    }
    return entries
  }

  private static func fields(_ output: [UInt8]) -> [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }

  // MARK: Processes

  private func run(_ arguments: [String], input: [UInt8]? = nil, failure: String) throws -> [UInt8] {
    try Git.run(arguments, in: root, input: input, settings: withoutFilters, failure: failure)
  }

  private static func executable() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    // A relative entry would let the linted project name the program.
    guard let found = folders.filter({ $0.hasPrefix("/") }).map({ "\($0)/git" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw GitError(message: "git is not installed, and this needs it")
    }
    return found
  }

  private static func run(_ arguments: [String], in folder: String, input: [UInt8]? = nil, isHardened: Bool = true, settings own: [String] = [], failure: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try executable())
    let settings = isHardened ? ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.quotePath=false", "diff.external=", "protocol.allow=never"] : []
    process.arguments = ["--no-pager"] + (settings + own).flatMap { ["-c", $0] } + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    process.environment = environment
    let output = Pipe(), errors = Pipe(), source = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input == nil ? FileHandle.nullDevice : source
    do { try process.run() } catch { throw GitError(message: "git cannot be started") }
    // All three streams at once: neither side waits for the other.
    let writer = input.map { bytes in
      Background<Bool> {
        (try? source.fileHandleForWriting.write(contentsOf: Data(bytes))) != nil && (try? source.fileHandleForWriting.close()) != nil
      }
    }
    let complaints = Background<Data> { errors.fileHandleForReading.readDataToEndOfFile() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: complaints.wait(), as: UTF8.self).split(separator: "\n").first.map(String.init)
    _ = writer?.wait()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitError(message: failure + (complaint.map { " (\($0))" } ?? ""))
    }
    return Array(data)
  }
}
