import Foundation
import Linting
import Syntax

/// Texts as the run sees them: of the disk, or of the index where something is staged.
package struct FileContents: Sendable {
  /// By absolute path.
  package var overlays: [String: SourceText]
  /// Where the text of a file that is no source is to be had instead of the disk: its object in the repository, by absolute path.
  private let objects: [String: String]
  private let git: Git?

  package init(_ overlays: [String: SourceText] = [:], objects: [String: String] = [:], git: Git? = nil) {
    self.overlays = overlays
    self.objects = objects
    self.git = git
  }

  /// Throws `FileError`.
  package func read(_ path: String, maximumSize: Int = FileSystem.maximumSourceSize) throws -> SourceText {
    guard let text = try overlays[path] ?? object(path) else { return try FileSystem.read(path, maximumSize: maximumSize) }
    try FileSystem.requireUTF8(text, path)
    return text
  }

  private func object(_ path: String) throws -> SourceText? {
    guard let name = objects[path], let git else { return nil }
    guard let text = try? git.contents(of: [name])[name] else { throw FileError(path: path, message: "cannot be read from the git repository") }
    return text
  }

  /// A link counts, wherever it leads. Throws `FileError` where it cannot be told.
  func exists(_ path: String) throws -> Bool { try overlays[path] != nil || objects[path] != nil || FileSystem.exists(path) }
}

/// Reads configuration files with what they extend.
package struct ConfigurationLoader: Sendable {
  package static let names = [".uilint.yml", ".uilint.yaml"]
  private static let maximumChain = 16

  private let rules: [RuleInfo]
  private let contents: FileContents
  /// Where the user stands: messages name files from there.
  private let currentFolder: String

  package init(rules: [RuleInfo], contents: FileContents, currentFolder: String) {
    self.rules = rules
    self.contents = contents
    self.currentFolder = currentFolder
  }

  /// The configuration of a folder itself, nil when it has none. Throws `ConfigurationError`, also when it has two, and `FileError` where it cannot be told.
  func configuration(in folder: String, repository: String?) throws -> Configuration? {
    let prefix = folder == "/" ? "/" : folder + "/"
    let found = try Self.names.filter { try contents.exists(prefix + $0) }
    if found.count > 1 { throw ConfigurationError(path: name(prefix + found[0]), "stands beside \(found[1]); keep one of them") }
    return try found.first.map { try configuration(at: prefix + $0, repository: repository) }
  }

  /// The configuration at an absolute path. `repository` is the folder that `extends` must not leave.
  package func configuration(at path: String, repository: String?) throws -> Configuration {
    var chain: [String] = []
    var loaded: [String: Configuration] = [:]
    return try load(path, repository, &chain, &loaded)
  }

  /// Each file once, however many extend it.
  private func load(_ path: String, _ repository: String?, _ chain: inout [String], _ loaded: inout [String: Configuration]) throws -> Configuration {
    if let known = loaded[path] { return known }
    chain.append(path)
    defer { chain.removeLast() }
    let text: SourceText
    if let repository, !Self.isInside(path, repository) { throw ConfigurationError(path: name(path), "is a link that leads out of the repository") }
    do {
      text = try contents.read(path, maximumSize: YAMLReader.maximumSize)
    } catch {
      throw ConfigurationError(path: name(path), (error as? FileError)?.message ?? "cannot be read")
    }
    let content = try ConfigurationReader.read(text, path: path, name: name(path), rules: rules)
    var layer = ConfigurationLayer()
    var overrides: [Configuration.Override] = []
    var include: Sourced<PathPatterns>?
    var exclude: [Sourced<PathPatterns>] = []
    var baseline: Sourced<String>?
    var bridgingHeaders: [Sourced<String>] = []
    var files: [String] = []
    for (position, extended) in content.extends.enumerated() {
      let target = RelativePath.absolute(extended.value, from: RelativePath.parent(path))
      func fail(_ message: String) -> ConfigurationError { ConfigurationError(path: name(path), message, in: text, at: content.extendsRanges[position]) }
      if chain.contains(target) { throw fail("'\(extended.value)' leads back to \(name(target))") }
      if chain.count >= Self.maximumChain { throw fail("more than \(Self.maximumChain) files extend each other") }
      if extended.value.hasPrefix("/") { throw fail("'extends' takes a path relative to this file") }
      if let repository, !Self.isInside(target, repository) { throw fail("'\(extended.value)' lies outside of the repository") }
      guard try isThere(target) else { throw fail("'\(extended.value)' does not exist") }
      let base = try load(target, repository, &chain, &loaded)
      layer.merge(base.layer)
      overrides += base.overrides
      include = base.include ?? include
      exclude += base.exclude
      baseline = base.baseline ?? baseline
      bridgingHeaders += base.bridgingHeaders
      files += base.files.filter { !files.contains($0) }
      if overrides.count > 1000 || exclude.count > 1000 { throw fail("more than a thousand overrides and exclusions come together here") }
    }
    if let repository, let own = content.baseline, !Self.isInside(own.value, repository) {
      throw ConfigurationError(path: name(path), "the baseline '\(name(own.value))' lies outside of the repository; --baseline may name one there")
    }
    layer.merge(content.layer)
    let configuration = Configuration(
      path: path, layer: layer, overrides: overrides + content.overrides, include: content.include ?? include, exclude: exclude + content.exclude,
      isRoot: content.isRoot, baseline: content.baseline ?? baseline, bridgingHeaders: bridgingHeaders + content.bridgingHeaders, files: files + [path])
    loaded[path] = configuration
    return configuration
  }

  private func isThere(_ path: String) throws -> Bool {
    do { return try contents.exists(path) } catch {
      throw ConfigurationError(path: name(path), (error as? FileError)?.message ?? "cannot be read")
    }
  }

  /// Whether a path lies in a folder, links followed.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    // What does not exist is looked for later; a folder above it may be a link all the same.
    func real(_ path: String) -> String { FileSystem.realPath(path) ?? FileSystem.realPath(RelativePath.parent(path)).map { $0 + "/" } ?? path }
    return real(path).hasPrefix(real(folder) + "/")
  }

  private func name(_ path: String) -> String { RelativePath.of(path, from: currentFolder, to: currentFolder) }
}
