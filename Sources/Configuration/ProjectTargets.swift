import Foundation
import Semantics
import Syntax

/// Finds for each source the manifest that says what it is compiled for: the nearest `Package.swift`, Xcode project, XcodeGen or Tuist
/// manifest above it, up to the root of the repository.
package struct ProjectTargets {
  private enum Manifest {
    case fixed(DeploymentTargets)
    case project(XcodeProject, root: String)
    case none
  }

  private var manifests: [String: [Manifest]] = [:]
  private let parser = ParserContext()
  /// The folders that are looked at.
  private let projects: [Project]
  private let xcodeProjects: XcodeProjects
  /// Manifests that are there and that only this run could not read.
  package private(set) var errors: [FileError] = []

  private struct Project {
    let root: String
    /// No link and no include leads out of it; links followed.
    let boundary: String?
  }

  package init(of projects: [SourceDiscovery.SourceProject] = [], _ xcodeProjects: XcodeProjects = XcodeProjects()) {
    self.xcodeProjects = xcodeProjects
    self.projects = projects.map { Project(root: $0.root, boundary: $0.repository.map { FileSystem.realPath($0) ?? $0 }) }
  }

  /// The oldest systems of each path, for those of which something is known. Reads each manifest once.
  package mutating func targets(of paths: [String]) -> [String: DeploymentTargets] {
    let current = FileManager.default.currentDirectoryPath
    var result: [String: DeploymentTargets] = [:]
    for path in paths {
      let absolute = RelativePath.absolute(path, from: current)
      guard let targets = targets(ofFile: absolute), !targets.isUnknown else { continue }
      result[path] = targets
    }
    return result
  }

  private mutating func targets(ofFile path: String) -> DeploymentTargets? {
    var folder = RelativePath.parent(path)
    for _ in 0..<64 {
      for manifest in manifests(in: folder) {
        switch manifest {
        case .fixed(let targets): return targets
        case .project(let project, let root): return project.targets(ofFile: String(path.dropFirst(root == "/" ? 1 : root.count + 1)))
        case .none: return nil
        }
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = RelativePath.parent(folder)
    }
    return nil
  }

  /// The manifests of a folder, the most telling first; `none` at the root of a repository.
  private mutating func manifests(in folder: String) -> [Manifest] {
    if let known = manifests[folder] { return known }
    let project = projects.filter { RelativePath.isInside(folder, $0.root) }.max { $0.root.utf8.count < $1.root.utf8.count }
    var failures: [FileError] = []
    let found = manifests(in: folder, boundary: project?.boundary, &failures)
    // The folders above a project are not everybody's to read.
    errors += failures.filter { project != nil || !$0.isExpected }
    manifests[folder] = found
    return found
  }

  private func manifests(in folder: String, boundary: String?, _ errors: inout [FileError]) -> [Manifest] {
    var entries: [String] = []
    do { entries = try FileSystem.names(in: folder) } catch {
      // A text that an editor has not saved yet may lie in a folder that is not there.
      if let error = error as? FileError, !error.isAbsence { errors.append(error) }
    }
    var found: [Manifest] = []
    let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    if projects.count == 1, let project = xcodeProjects.project(at: folder + "/" + projects[0], inside: boundary, &errors) {
      found.append(.project(project, root: folder))
    } else if entries.contains("Package.swift"), let tree = tree(folder + "/Package.swift", boundary, &errors) {
      found.append(.fixed(SwiftManifest.packageTargets(tree)))
    } else if entries.contains("project.yml"), let text = FileSystem.readIfPresent(folder + "/project.yml", inside: boundary, &errors) {
      found.append(.fixed(XcodeGenManifest.targets(text)))
    } else if entries.contains("Project.swift"), let tree = tree(folder + "/Project.swift", boundary, &errors) {
      found.append(.fixed(SwiftManifest.tuistTargets(tree)))
    } else if entries.contains(".git") {
      found.append(.none)
    }
    return found
  }

  private func tree(_ path: String, _ boundary: String?, _ errors: inout [FileError]) -> SyntaxTree? {
    FileSystem.readIfPresent(path, inside: boundary, &errors).map { parser.parse($0) }
  }
}

/// Xcode's `.xcconfig` files: `KEY = value`, `#include "other.xcconfig"`. Settings for one SDK or architecture only are left out.
enum BuildSettingsFile {
  /// `boundary`: nothing outside of it is read, whatever links and includes say. What only this run could not read is added to `errors`.
  static func read(_ path: String, inside boundary: String?, _ errors: inout [FileError]) -> [String: String] {
    var seen: Set<String> = []
    return read(path, inside: boundary, &seen, &errors)
  }

  /// Each file once: an include that leads back adds nothing.
  private static func read(_ path: String, inside boundary: String?, _ seen: inout Set<String>, _ errors: inout [FileError]) -> [String: String] {
    guard seen.count < 64, seen.insert(path).inserted, let text = FileSystem.readIfPresent(path, inside: boundary, &errors) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let trimmed = code(of: line)
      if trimmed.hasPrefix("#include") {
        let parts = trimmed.split(separator: "\"")
        if parts.count >= 2 {
          let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
          settings.merge(read(folder + "/" + parts[1], inside: boundary, &seen, &errors)) { $1 }
        }
        continue
      }
      guard let equals = trimmed.firstIndex(of: "=") else { continue }
      let key = trimmed[..<equals].filter { $0 != " " && $0 != "\t" }
      if key.contains("[") { continue }
      settings[key] = String(trimmed[trimmed.index(after: equals)...].drop { $0 == " " || $0 == "\t" })
    }
    return settings
  }

  /// A line without its comment and the blanks around it.
  private static func code(of line: ArraySlice<UInt8>) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var rest = line.drop(while: isBlank)
    if let slash = rest.indices.dropLast().first(where: { rest[$0] == UInt8(ascii: "/") && rest[$0 + 1] == UInt8(ascii: "/") }) { rest = rest[..<slash] }
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
