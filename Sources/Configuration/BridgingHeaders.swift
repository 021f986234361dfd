import Foundation
import Semantics
import Syntax

/// The Objective-C headers that the Swift sources of a project see: bridging headers, and the public headers of modules in C.
package struct BridgingHeaders {
  /// A header to read.
  package struct Header: Hashable, Sendable {
    /// Absolute, links followed.
    package let path: String
    /// The module that a Swift file has to import for it; nil for a bridging header.
    package let module: String?
  }

  /// In the order of their paths.
  package private(set) var headers: [Header] = []
  /// Headers of the configuration that cannot be used, with the reason, and manifests that only this run could not read.
  package private(set) var errors: [FileError] = []

  private let root: String
  private let realRoot: String
  /// No link and no include leads out of it.
  private let boundary: String?
  private var found: Set<Header> = []
  private let parser = ParserContext()
  private let xcodeProjects: XcodeProjects
  private var projects: [(path: String, folder: String)] = []
  private var settingsFiles: [String] = []

  /// Reads the manifests that the walk for sources has met: O(their sizes).
  ///
  /// - Parameter configured: what the configuration names, absolute.
  package init(of project: SourceDiscovery.SourceProject, configured: [String] = [], _ xcodeProjects: XcodeProjects = XcodeProjects()) {
    self.xcodeProjects = xcodeProjects
    root = project.root
    realRoot = FileSystem.realPath(root) ?? root
    boundary = project.repository.map { FileSystem.realPath($0) ?? $0 }
    for path in configured {
      guard FileManager.default.fileExists(atPath: path) else {
        errors.append(FileError(path: path, message: "does not exist; 'bridging_headers' names it"))
        continue
      }
      if !insert(path, module: nil) { errors.append(FileError(path: path, message: "lies outside of the project; 'bridging_headers' names it")) }
    }
    for path in project.headers where Self.hasUsualName(path) { insert(found: path, module: nil) }
    for path in project.manifests {
      if path.hasSuffix(".xcodeproj") {
        projects.append((path, RelativePath.parent(path)))
      } else if path.hasSuffix(".xcconfig") {
        settingsFiles.append(path)
      } else {
        addPackage(RelativePath.parent(path))
      }
    }
    addProjects()
    headers = found.sorted { ($0.path, $0.module ?? "") < ($1.path, $1.module ?? "") }
  }

  /// `App-Bridging-Header.h`
  private static func hasUsualName(_ path: String) -> Bool {
    guard path.hasSuffix(".h"), let name = path.split(separator: "/").last else { return false }
    return name.contains("Bridging") || name.contains("bridging")
  }

  /// A header that the app's sources see: those of tests see more.
  private mutating func insert(found path: String, module: String?) {
    guard !path.dropFirst(root.count).split(separator: "/").contains(where: { $0.hasSuffix("Tests") || $0.contains("Tests-") || $0.hasPrefix("Tests") }) else { return }
    insert(path, module: module)
  }

  /// A header that exists in the project, links followed; false for any other.
  @discardableResult
  private mutating func insert(_ path: String, module: String?) -> Bool {
    guard let real = FileSystem.realPath(path), real.hasPrefix(realRoot == "/" ? "/" : realRoot + "/"), Self.isFile(real) else { return false }
    // A header that is named as a bridging header is seen without an import.
    if module != nil, found.contains(Header(path: real, module: nil)) { return true }
    if module == nil { found = found.filter { $0.path != real } }
    found.insert(Header(path: real, module: module))
    return true
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  // MARK: Xcode

  /// Reads the projects that name a header. Most of their files are long and say nothing of it.
  private mutating func addProjects() {
    let isInSettings = settingsFiles.contains { Self.namesHeader(FileSystem.readIfPresent($0, inside: boundary, &errors)) }
    for (path, folder) in projects {
      guard let text = FileSystem.readIfPresent(path + "/project.pbxproj", inside: boundary, &errors), isInSettings || Self.namesHeader(text) else { continue }
      for header in (xcodeProjects.project(at: path, inside: boundary, &errors)?.bridgingHeaders ?? []).sorted() { insert(found: RelativePath.absolute(header, from: folder), module: nil) }
    }
  }

  private static let setting = Array("SWIFT_OBJC_BRIDGING_HEADER".utf8)

  private static func namesHeader(_ text: SourceText?) -> Bool {
    guard let text else { return false }
    return text.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var position = 0
      while position + setting.count <= bytes.count, let found = memchr(base + position, Int32(setting[0]), bytes.count - position - setting.count + 1) {
        if memcmp(found, setting, setting.count) == 0 { return true }
        position = UnsafeRawPointer(found) - base + 1
      }
      return false
    }
  }

  // MARK: Packages

  /// The targets of a package whose sources are C or Objective-C: their headers lie in `include`, or where `publicHeadersPath` says.
  private mutating func addPackage(_ folder: String) {
    guard let text = FileSystem.readIfPresent(folder + "/Package.swift", inside: boundary, &errors) else { return }
    addTargets(parser.parse(text), folder)
  }

  /// Nodes do not keep their tree.
  private mutating func addTargets(_ manifest: SyntaxTree, _ folder: String) {
    for node in manifest.nodes(.callSuffix) {
      guard let call = Call(node), call.isNamed("target"), let name = call.argument("name")?.value.stringText else { continue }
      let path = call.argument("path")?.value.stringText
      let candidates = path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { $0 + "/" + name }
      for candidate in candidates {
        let target = RelativePath.absolute(candidate, from: folder)
        let include = RelativePath.absolute(call.argument("publicHeadersPath")?.value.stringText ?? "include", from: target)
        guard FileManager.default.fileExists(atPath: include) else { continue }
        addModule(name, include: include)
        break
      }
    }
  }

  /// Sorted; of no folder none.
  private mutating func names(in folder: String) -> [String] {
    do { return try FileSystem.names(in: folder).sorted() } catch {
      if let error = error as? FileError, !error.isAbsence { errors.append(error) }
      return []
    }
  }

  /// The headers of a module: those that its module map names, else its umbrella header, else all.
  private mutating func addModule(_ name: String, include: String) {
    var module = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    var headers: [String] = []
    if let map = FileSystem.readIfPresent(include + "/module.modulemap", inside: boundary, &errors) {
      let words = map.string(0..<map.count).split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }.map(String.init)
      for (index, word) in words.enumerated() where index + 1 < words.count {
        let next = words[index + 1]
        if word == "module", module == name || headers.isEmpty { module = next.filter { $0 != "{" && $0 != "\"" } }
        if word == "header", next.hasPrefix("\""), index == 0 || words[index - 1] != "textual" && words[index - 1] != "exclude" { headers.append(next.filter { $0 != "\"" }) }
      }
    }
    if headers.isEmpty {
      let entries = names(in: include), nested = names(in: include + "/" + name)
      headers = [name + ".h", name + "/" + name + ".h"].filter { FileManager.default.fileExists(atPath: include + "/" + $0) }
      if headers.isEmpty { headers = entries.filter { $0.hasSuffix(".h") } + nested.filter { $0.hasSuffix(".h") }.map { name + "/" + $0 } }
    }
    for header in headers { insert(found: RelativePath.absolute(header, from: include), module: module) }
  }
}

extension Node {
  /// The text of a string literal without interpolations and escapes.
  fileprivate var stringText: String? {
    guard kind == .stringLiteral else { return nil }
    let text = self.text
    guard text.count >= 2, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
