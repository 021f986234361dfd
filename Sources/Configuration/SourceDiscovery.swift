import Foundation
import Linting
import Syntax

/// Finds the Swift and Objective-C files that a run is about, in one walk that never enters what is excluded.
package struct SourceDiscovery {
  /// How to look.
  package struct Options: Sendable {
    /// Where the user stands, absolute.
    package var currentFolder: String
    /// Named paths are checked even if they are excluded.
    package var ignoresExclusions = false
    package var honoursIgnoreFiles = true
    package var usesConfiguration = true
    /// A configuration file for all sources, absolute.
    package var configurationPath: String?
    /// Configuration and ignore files are read through it.
    package var contents = FileContents()

    package init(currentFolder: String) { self.currentFolder = currentFolder }
  }

  /// A file to read.
  package struct Source: Sendable {
    /// As the user names it.
    package let path: String
    package let absolutePath: String
    package let kind: SourceKind
    /// Only context for other files.
    package let isContext: Bool
    /// Which of `settings` hold for it.
    package let settings: Int
  }

  /// The sources that are looked at together.
  package struct SourceProject: Sendable {
    /// Absolute.
    package let root: String
    /// The repository around it, absolute.
    package let repository: String?
    package let sources: [Source]
    /// The headers that were met in the walk, and what else sources may include; absolute paths.
    package let headers: [String]
    /// The Xcode projects, their settings files and the packages that were met; absolute paths.
    package let manifests: [String]
  }

  /// By root.
  package private(set) var projects: [SourceProject] = []
  package private(set) var errors: [FileError] = []
  /// Named paths that are left out, with the reason in words.
  package private(set) var excluded: [(path: String, reason: String)] = []
  /// Temporary files that the walk met: of runs that are at work, or that were killed.
  package private(set) var temporaryFiles: [String] = []
  /// Links out of the project that the walk met and did not follow.
  package private(set) var outerLinks: [String] = []
  /// The layers of configuration that hold for the files: each combination of a configuration and its overrides once.
  package private(set) var layers: [ConfigurationLayer] = [ConfigurationLayer()]
  /// The configurations in use, by the index of their layer.
  package private(set) var configurations: [Configuration?] = [nil]

  private let options: Options
  private var policies: FolderPolicies
  private var layerIndices: [String: Int] = [:]
  private var found: [String: [Source]] = [:]
  /// Headers that nobody named, by project: they are sources where Objective-C is.
  private var headers: [String: [Source]] = [:]
  private var manifests: [String: [String]] = [:]
  /// The projects with a source in Objective-C.
  private var objectiveCProjects: Set<String> = []
  /// By the canonical form of their absolute paths, in which `String` compares.
  private var seen: [String: String] = [:]

  /// Walks the paths: O(entries outside of excluded folders). A named file that no front end reads is an error.
  ///
  /// Throws `ConfigurationError`.
  package init(_ paths: [String], rules: [RuleInfo], options: Options) throws {
    self.options = options
    let loader = ConfigurationLoader(rules: rules, contents: options.contents, currentFolder: options.currentFolder)
    let explicit = try options.configurationPath.map { try loader.configuration(at: $0, repository: nil) }
    policies = FolderPolicies(
      loader: options.usesConfiguration ? loader : nil, explicit: explicit, contents: options.contents, honoursIgnoreFiles: options.honoursIgnoreFiles)
    for path in paths { try visitNamed(path.isEmpty ? "" : Self.tidied(path)) }
    for root in Set(found.keys).union(headers.keys).sorted() where policies.isProject(root) { try addContext(of: root) }
    projects = try Set(found.keys).union(headers.keys).sorted().compactMap { try project(at: $0) }
    errors += policies.errors
  }

  /// What is looked at together; nil where nothing is to be checked.
  private mutating func project(at root: String) throws -> SourceProject? {
    let met = headers[root, default: []]
    // Headers of C belong to nobody who writes Swift alone.
    let candidates = found[root, default: []] + (objectiveCProjects.contains(root) ? met.filter { $0.kind == .header } : [])
    let checked = candidates.filter { !$0.isContext }
    guard !checked.isEmpty else { return nil }
    // One language is the other's context through libclang only; of Objective-C the headers say all that other files may know.
    let hasSwift = checked.contains { $0.kind == .swift }
    let hasObjectiveC = checked.contains { $0.kind != .swift }
    let sources = candidates.filter { !$0.isContext || ($0.kind == .swift && hasSwift) || ($0.kind == .header && hasObjectiveC) }
    let headers = Set(met.map(\.absolutePath)).union(candidates.filter { $0.kind == .header }.map(\.absolutePath))
    return SourceProject(
      root: root, repository: try policies.policy(of: root).repository, sources: sources.sorted { $0.path < $1.path }, headers: headers.sorted(),
      manifests: Set(manifests[root] ?? []).sorted())
  }

  /// The configuration that holds for a path, existing or not, with all that it says of it; nil without one. Throws `ConfigurationError`.
  package static func configuration(for path: String, rules: [RuleInfo], options: Options) throws -> Configuration? {
    var discovery = try SourceDiscovery([], rules: rules, options: options)
    let absolute = RelativePath.absolute(path, from: options.currentFolder)
    return try discovery.folderPolicy(forNamed: absolute, isFolder: (try? kind(absolute)) == .folder).configuration
  }

  // MARK: Named paths

  /// Without `./` and doubled or trailing slashes; `..` stays as it was typed.
  private static func tidied(_ path: String) -> String {
    let joined = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  private mutating func folderPolicy(forNamed absolute: String, isFolder: Bool) throws -> FolderPolicy {
    let folder = isFolder ? absolute : RelativePath.parent(absolute)
    let isHere = folder == options.currentFolder || folder.hasPrefix(options.currentFolder + "/")
    policies.setTop(for: folder, fallback: isHere && isFolder ? options.currentFolder : folder)
    return try policies.policy(of: folder)
  }

  private mutating func visitNamed(_ path: String) throws {
    if path.isEmpty {
      errors.append(FileError(path: "''", message: "names nothing: an empty path"))
      return
    }
    let absolute = RelativePath.absolute(path, from: options.currentFolder)
    let isOverlaid = options.contents.overlays[absolute] != nil
    let kind: Kind
    do { kind = isOverlaid ? .file : try Self.kind(absolute, followsLinks: true) } catch {
      errors.append(FileError(path: path, message: (error as? FileError)?.message ?? "cannot be read"))
      return
    }
    let policy = try folderPolicy(forNamed: absolute, isFolder: kind == .folder)
    if kind == .folder {
      if let exclusion = policy.exclusion, !options.ignoresExclusions {
        excluded.append((path, exclusion.description(in: options.currentFolder)))
      } else {
        try walk(path, absolute, policy, isContext: false)
      }
      return
    }
    guard SourceKind(path)?.isLinted ?? false else {
      errors.append(FileError(path: path, message: "is no source that can be checked: its name ends in none of .swift, .m, .mm and .h"))
      return
    }
    if !options.ignoresExclusions, let exclusion = policies.exclusion(of: PathParts(absolute), isFolder: false, in: policy) {
      excluded.append((path, exclusion.description(in: options.currentFolder)))
      return
    }
    // A file that was named through a link as well is one file.
    var identity = absolute
    if !isOverlaid, try Self.kind(absolute, followsLinks: false) == .link { identity = FileSystem.realPath(absolute) ?? absolute }
    add(path, absolute, policy, isContext: false, isNamed: true, identity: identity)
  }

  private enum Kind { case file, folder, link, other }

  /// Throws `FileError`.
  private static func kind(_ path: String, followsLinks: Bool = true) throws -> Kind {
    switch try FileSystem.status(path, followsLinks: followsLinks).st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }

  // MARK: The walk

  /// Links are not followed: what they lead to is checked where it lies, and no loop is possible.
  private mutating func walk(_ folder: String, _ absolute: String, _ policy: FolderPolicy, isContext: Bool) throws {
    let (files, folders, links) = entries(folder, absolute, isContext: isContext)
    if !isContext { for name in links { judgeLink(folder == "." ? name : folder + "/" + name, absolute + "/" + name, policy) } }
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    let absolutePrefix = absolute == "/" ? "/" : absolute + "/"
    let ignoresExclusions = options.ignoresExclusions && !isContext
    let parts = PathParts(absolute)
    let met = files.filter { $0 == "Package.swift" || SourceKind($0) == .settings } + folders.filter { $0.hasSuffix(".xcodeproj") }
    if !met.isEmpty { manifests[policy.projectRoot, default: []] += met.map { absolutePrefix + $0 } }
    for name in files where SourceKind(name) != .settings && (ignoresExclusions || policies.exclusion(of: parts.appending(name), isFolder: false, in: policy) == nil) {
      add(prefix + name, absolutePrefix + name, policy, isContext: isContext)
    }
    for name in folders where !FolderPolicies.isBuiltIn(folder: name) {
      let path = absolutePrefix + name
      // What lies in it could not be named to the system.
      if path.utf8.count + 32 > Int(PATH_MAX) {
        if !isContext { errors.append(FileError(path: prefix + name, code: ENAMETOOLONG)) }
        continue
      }
      if !ignoresExclusions, policies.exclusion(of: parts.appending(name), isFolder: true, in: policy) != nil { continue }
      let inner = try isContext ? policies.contextPolicy(of: path) : policies.policy(of: path)
      // Another project is no context of this one.
      if isContext && inner.projectRoot != policy.projectRoot { continue }
      try walk(prefix + name, path, inner, isContext: isContext)
    }
  }

  /// What a walk goes on with: a folder that cannot be read has nothing.
  private mutating func entries(_ folder: String, _ absolute: String, isContext: Bool) -> (files: [String], folders: [String], links: [String]) {
    var files: [String] = [], folders: [String] = [], links: [String] = [], unknown: [String] = [], temporary: [String] = []
    do {
      try FileSystem.forEachEntry(of: absolute) { type, pointer in
        if type == Int32(DT_REG), SourceKind.kind(ofName: pointer) == nil {
          if FileSystem.isTemporary(pointer) { temporary.append(absolute + "/" + String(cString: pointer)) }
          return
        }
        let name = String(cString: pointer)
        guard name != ".", name != ".." else { return }
        switch type {
        case Int32(DT_REG): files.append(name)
        case Int32(DT_DIR): folders.append(name)
        case Int32(DT_UNKNOWN): unknown.append(name)
        case Int32(DT_LNK): links.append(name)
        // A source that is no file cannot be checked, and must not pass as checked.
        default: if SourceKind(name) != nil { files.append(name) }
        }
      }
      for name in unknown {
        switch try Self.kind(absolute + "/" + name, followsLinks: false) {
        case .folder: folders.append(name)
        case .link: links.append(name)
        case .file where name.withCString(FileSystem.isTemporary): temporary.append(absolute + "/" + name)
        case .file, .other: if SourceKind(name) != nil { files.append(name) }
        }
      }
    } catch {
      let error = error as? FileError ?? FileError(path: folder, message: "cannot be read")
      // For context a folder that nobody may read is as good as none.
      if !isContext || !error.isExpected { errors.append(FileError(path: folder, message: error.message)) }
    }
    temporaryFiles += temporary
    return (files, folders, links)
  }

  /// Says what is passed over: a source behind a link that leads out of the project, or in circles.
  private mutating func judgeLink(_ path: String, _ absolute: String, _ policy: FolderPolicy) {
    var status = stat()
    guard stat(absolute, &status) == 0 else {
      if errno == ELOOP, SourceKind(path)?.isLinted ?? false { errors.append(FileError(path: path, message: FileSystem.reason(errno))) }
      return
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || SourceKind(path)?.isLinted ?? false, policies.exclusion(of: PathParts(absolute), isFolder: isFolder, in: policy) == nil else { return }
    if isFolder, FolderPolicies.isBuiltIn(folder: String(path.split(separator: "/").last ?? "")) { return }
    func real(_ path: String) -> String { FileSystem.realPath(path) ?? path }
    if !(real(absolute) + "/").hasPrefix(real(policy.projectRoot) + "/") { outerLinks.append(path) }
  }

  private mutating func add(_ path: String, _ absolute: String, _ policy: FolderPolicy, isContext: Bool, isNamed: Bool = false, identity: String? = nil) {
    let identity = identity ?? absolute
    if let known = seen[identity] {
      // Where the file system tells apart what `String` does not, one of the two would be lost.
      if !known.utf8.elementsEqual(identity.utf8), !isContext {
        errors.append(FileError(path: path, message: "differs from another file only in the Unicode form of its name; rename one of them"))
      }
      return
    }
    seen[identity] = identity
    guard let kind = SourceKind(path) else { return }
    let settings = isContext ? 0 : layerIndex(absolute, policy.configuration)
    if kind == .objectiveC { objectiveCProjects.insert(policy.projectRoot) }
    let source = Source(path: path, absolutePath: absolute, kind: kind, isContext: isContext, settings: settings)
    if kind == .include || (kind == .header && !isNamed) {
      headers[policy.projectRoot, default: []].append(source)
    } else {
      found[policy.projectRoot, default: []].append(source)
    }
  }

  /// The rest of a project: other files tell what the types and views in the named ones are.
  private mutating func addContext(of root: String) throws {
    let policy = try policies.policy(of: root)
    let isHere = root == options.currentFolder || root.hasPrefix(options.currentFolder == "/" ? "/" : options.currentFolder + "/")
    let name = isHere ? RelativePath.of(root, from: "/", to: options.currentFolder) : root
    try walk(name, root, policy, isContext: true)
  }

  private mutating func layerIndex(_ path: String, _ configuration: Configuration?) -> Int {
    guard let configuration else { return 0 }
    let overrides = configuration.overrides.isEmpty ? [] : configuration.overrides(for: PathParts(path))
    let key = "\(configuration.path)\u{0}\(overrides)"
    if let index = layerIndices[key] { return index }
    layers.append(configuration.layer(for: path))
    configurations.append(configuration)
    layerIndices[key] = layers.count - 1
    return layers.count - 1
  }
}
