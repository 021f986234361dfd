import Foundation
import Linting
import Syntax

/// What holds in a folder: its configuration, what is ignored in it, and which project it belongs to.
final class FolderPolicy {
  let configuration: Configuration?
  let repository: String?
  /// The folder whose sources are one project: the repository, or a folder whose configuration says `root: true`.
  let projectRoot: String
  /// Why nothing in the folder is checked.
  let exclusion: Exclusion?
  fileprivate let ignoreFiles: [PathPatterns]

  fileprivate init(configuration: Configuration?, repository: String?, projectRoot: String, exclusion: Exclusion?, ignoreFiles: [PathPatterns]) {
    self.configuration = configuration
    self.repository = repository
    self.projectRoot = projectRoot
    self.exclusion = exclusion
    self.ignoreFiles = ignoreFiles
  }
}

/// The policies of all folders of a run, each made once.
struct FolderPolicies {
  /// Folders that hold no sources of the project. Hidden ones do not either.
  private static let excludedFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules", "build"]
  private static let excludedFileSuffix = ".generated.swift"

  private let loader: ConfigurationLoader?
  private let contents: FileContents
  private let honoursIgnoreFiles: Bool
  /// Stands for every folder's own configuration.
  private let explicit: Configuration?
  private var policies: [String: FolderPolicy] = [:]
  /// Folders above which nothing is looked at, and whether something says that a project is there.
  private var tops: [String: Bool] = [:]
  /// Ignore files that could not be read.
  private(set) var errors: [FileError] = []
  /// Folders whose top is known.
  private var topped: Set<String> = []

  /// `loader` nil: no configuration at all. `explicit`: one configuration for all files.
  init(loader: ConfigurationLoader?, explicit: Configuration?, contents: FileContents, honoursIgnoreFiles: Bool) {
    self.loader = loader
    self.explicit = explicit
    self.contents = contents
    self.honoursIgnoreFiles = honoursIgnoreFiles
  }

  /// Finds where the look upwards from a named folder ends: the repository, else the nearest configuration or manifest, else `fallback`.
  mutating func setTop(for folder: String, fallback: String) {
    var current = folder
    var nearest: String?
    while topped.insert(current).inserted {
      if exists(current + "/.git") {
        tops[current] = true
        return
      }
      if nearest == nil, ConfigurationLoader.names.contains(where: { exists(current + "/" + $0) }) || hasManifest(current) { nearest = current }
      if current == "/" || current.isEmpty { break }
      current = RelativePath.parent(current)
    }
    let known = tops.keys.filter { current == $0 || current.hasPrefix($0 + "/") }
    if known.contains(where: { tops[$0] ?? false }) { return }
    if let nearest { tops[nearest] = true } else if known.isEmpty { tops[fallback] = tops[fallback] ?? false }
  }

  /// Whether something says that a project is in the folder: a repository, a configuration or a manifest.
  func isProject(_ folder: String) -> Bool { tops[folder] ?? (policies[folder]?.configuration?.isRoot ?? false) }

  /// What cannot be told is an error of the run.
  private mutating func exists(_ path: String) -> Bool {
    do { return try contents.exists(path) } catch {
      note(error, RelativePath.parent(path))
      return false
    }
  }

  /// One word about a folder, whatever in it could not be looked at.
  private mutating func note(_ error: any Error, _ folder: String) {
    if let code = (error as? FileError)?.code { errors.append(FileError(path: folder, code: code)) } else { errors.append(FileError(path: folder, message: "cannot be read")) }
  }

  private mutating func ownConfiguration(in folder: String, repository: String?) throws -> Configuration? {
    do { return try loader?.configuration(in: folder, repository: repository) } catch let error as FileError {
      note(error, folder)
      return nil
    }
  }

  private mutating func hasManifest(_ folder: String) -> Bool {
    var entries: [String] = []
    do { entries = try FileSystem.names(in: folder) } catch {
      // The folders above a project are not everybody's to read.
      if let error = error as? FileError, !error.isExpected { errors.append(error) }
    }
    return entries.contains { $0 == "Package.swift" || $0 == "project.yml" || $0 == "Project.swift" || $0.hasSuffix(".xcodeproj") }
  }

  /// The policy of a folder that is only context: what nobody may read there is as good as none. Throws `ConfigurationError`.
  mutating func contextPolicy(of folder: String) throws -> FolderPolicy {
    let known = errors.count
    let policy = try policy(of: folder)
    errors = errors[..<known] + errors[known...].filter { !$0.isExpected }
    return policy
  }

  /// The policy of a folder; those of the folders above are made first. Throws `ConfigurationError`.
  mutating func policy(of folder: String) throws -> FolderPolicy {
    if let known = policies[folder] { return known }
    let isTop = tops[folder] != nil || folder == "/" || folder.isEmpty
    let policy = isTop ? try top(folder) : try below(try self.policy(of: RelativePath.parent(folder)), folder)
    policies[folder] = policy
    return policy
  }

  private mutating func top(_ folder: String) throws -> FolderPolicy {
    let repository = exists(folder + "/.git") ? folder : nil
    return FolderPolicy(
      configuration: try explicit ?? ownConfiguration(in: folder, repository: repository), repository: repository, projectRoot: folder,
      exclusion: nil, ignoreFiles: ignoreFile(in: folder).map { [$0] } ?? [])
  }

  private mutating func below(_ parent: FolderPolicy, _ folder: String) throws -> FolderPolicy {
    if exists(folder + "/.git") {
      // A repository of its own has its own rules, but where the outer one is checked it belongs to the same project.
      let own = try top(folder)
      return FolderPolicy(
        configuration: own.configuration, repository: folder, projectRoot: own.configuration?.isRoot ?? false ? folder : parent.projectRoot,
        exclusion: exclusion(of: PathParts(folder), isFolder: true, in: parent), ignoreFiles: own.ignoreFiles)
    }
    let exclusion = exclusion(of: PathParts(folder), isFolder: true, in: parent)
    // Nothing in an excluded folder is asked for its wishes.
    let own = exclusion == nil && explicit == nil ? try ownConfiguration(in: folder, repository: parent.repository) : nil
    let ignore = exclusion == nil ? ignoreFile(in: folder) : nil
    return FolderPolicy(
      configuration: own ?? parent.configuration, repository: parent.repository,
      projectRoot: own?.isRoot ?? false ? folder : parent.projectRoot, exclusion: exclusion, ignoreFiles: ignore.map { parent.ignoreFiles + [$0] } ?? parent.ignoreFiles)
  }

  private mutating func ignoreFile(in folder: String) -> PathPatterns? {
    let path = folder + "/.gitignore"
    guard honoursIgnoreFiles else { return nil }
    do {
      // Git does not follow a link there either.
      guard try FileSystem.exists(path), try FileSystem.status(path, followsLinks: false).st_mode & S_IFMT != S_IFLNK else { return nil }
      // Git takes the bytes as they are.
      let text = try FileSystem.read(path, requiresUTF8: false)
      let start = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
      let patterns = PathPatterns(ignoreFile: text.string(start..<text.count), in: folder)
      return patterns.patterns.isEmpty ? nil : patterns
    } catch {
      errors.append(error as? FileError ?? FileError(path: path, message: "cannot be read"))
      return nil
    }
  }

  static func isBuiltIn(folder name: String) -> Bool { name.hasPrefix(".") || excludedFolders.contains(name) }

  /// Why an entry of a folder is left out: O(patterns).
  func exclusion(of path: PathParts, isFolder: Bool, in policy: FolderPolicy) -> Exclusion? {
    if let exclusion = policy.exclusion { return exclusion }
    if isFolder {
      let name = String(decoding: path.name, as: UTF8.self)
      if Self.isBuiltIn(folder: name) { return .builtIn(name) }
    } else if path.name.suffix(Self.excludedFileSuffix.utf8.count).elementsEqual(Self.excludedFileSuffix.utf8) {
      return .builtIn("*" + Self.excludedFileSuffix)
    }
    for file in policy.ignoreFiles.reversed() {
      guard let decision = file.decision(path, isFolder: isFolder) else { continue }
      if decision.isNegated { break }
      return .ignoreFile(path: file.folder + "/.gitignore", pattern: decision.text)
    }
    return policy.configuration?.exclusion(of: path, isFolder: isFolder)
  }
}
