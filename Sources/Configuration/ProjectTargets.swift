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
  private let projects: XcodeProjects

  package init(_ projects: XcodeProjects = XcodeProjects()) { self.projects = projects }

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
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [Manifest] = []
    let names = entries.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    if names.count == 1, let project = projects.project(at: folder + "/" + names[0]) {
      found.append(.project(project, root: folder))
    } else if entries.contains("Package.swift"), let tree = tree(folder + "/Package.swift") {
      found.append(.fixed(SwiftManifest.packageTargets(tree)))
    } else if entries.contains("project.yml"), let text = try? FileSystem.read(folder + "/project.yml") {
      found.append(.fixed(XcodeGenManifest.targets(text)))
    } else if entries.contains("Project.swift"), let tree = tree(folder + "/Project.swift") {
      found.append(.fixed(SwiftManifest.tuistTargets(tree)))
    } else if entries.contains(".git") {
      found.append(.none)
    }
    manifests[folder] = found
    return found
  }

  private func tree(_ path: String) -> SyntaxTree? { (try? FileSystem.read(path)).map { parser.parse($0) } }
}

/// Xcode's `.xcconfig` files: `KEY = value`, `#include "other.xcconfig"`. Settings for one SDK or architecture only are left out.
enum BuildSettingsFile {
  static func read(_ path: String) -> [String: String] {
    var seen: Set<String> = []
    return read(path, &seen)
  }

  /// Each file once: an include that leads back adds nothing.
  private static func read(_ path: String, _ seen: inout Set<String>) -> [String: String] {
    guard seen.count < 64, seen.insert(path).inserted, let text = try? FileSystem.read(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let trimmed = code(of: line)
      if trimmed.hasPrefix("#include") {
        let parts = trimmed.split(separator: "\"")
        if parts.count >= 2 {
          let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
          settings.merge(read(folder + "/" + parts[1], &seen)) { $1 }
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
