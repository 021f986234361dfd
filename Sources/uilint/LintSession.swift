import Configuration
import Foundation
import Linting
import Rules
import Semantics
import Syntax

/// The sources of a run, read and parsed, with everything that decides what counts.
struct LintSession {
  /// One project: its files are looked at together.
  struct SourceProject: Sendable {
    let root: String
    let units: [Linter.Unit]
    let linter: Linter
    let objectiveC: ObjectiveCProject?
    /// The findings that count.
    let narrowing: Narrowing
  }

  let projects: [SourceProject]
  let discovery: SourceDiscovery
  /// What could not be read; then the run is not to be trusted.
  let errors: [FileError]
  /// The files that are checked.
  let fileCount: Int
  /// Files that are only context because a program wrote them, by path.
  let generated: Set<String>
  let currentFolder: String
  private let requiresLibclang: Bool

  /// The folder that the paths of reports are relative to: the repository, else the nearest folder that holds all projects.
  var root: String {
    guard let first = discovery.projects.first else { return currentFolder }
    if let repository = first.repository, discovery.projects.allSatisfy({ $0.repository == repository }) { return repository }
    return discovery.projects.map(\.root).reduce(first.root) { common, root in
      var common = common
      while common != "/", root != common, !root.hasPrefix(common + "/") { common = RelativePath.parent(common) }
      return common
    }
  }

  /// What a run reads besides what lies on disk.
  struct Input: Sendable {
    var paths: [String]
    /// Texts that stand for sources, by absolute path.
    var overlays: [String: SourceText] = [:]
    /// How everything else than sources is read.
    var contents: FileContents?
    /// The texts before the change, by absolute path; nil for a new file. Findings count on changed lines only.
    var bases: [String: SourceText?]?
  }

  /// Reads and parses. Throws `ConfigurationError` and `FileError`.
  init(_ arguments: LintArguments, _ input: Input, progress: Progress) throws {
    let currentFolder = FileManager.default.currentDirectoryPath
    self.currentFolder = currentFolder
    requiresLibclang = arguments.requiresLibclang
    let contents = Self.contents(of: input)
    let discovery = try SourceDiscovery(input.paths, rules: RuleCommands.infos, options: Self.discoveryOptions(arguments, contents, currentFolder))
    self.discovery = discovery
    let sources = discovery.projects.flatMap(\.sources)
    let xcodeProjects = XcodeProjects()
    let manifests = Background { [projects = discovery.projects] in
      var targets = ProjectTargets(of: projects, xcodeProjects)
      return (targets: targets.targets(of: sources.map(\.path)), errors: targets.errors)
    }
    // libclang reads headers while the sources are parsed.
    let bridgingHeaders = discovery.projects.map { project in
      Set(project.sources.compactMap { discovery.configurations[$0.settings] }.flatMap { $0.bridgingHeaders.map(\.value) }).sorted()
    }
    let objectiveC = Background { [projects = discovery.projects, seconds = arguments.clangSeconds] in
      zip(projects, bridgingHeaders).map { project, configured -> (ObjectiveCProject?, ImportedDeclarations) in
        let objectiveC = ObjectiveCProject(project, configured: configured, xcodeProjects, seconds: seconds, currentFolder: currentFolder)
        return (objectiveC, objectiveC?.imported() ?? ImportedDeclarations())
      }
    }
    let settings = discovery.layers.map { layer in
      var settings = layer.settings
      arguments.apply(to: &settings)
      return settings
    }
    progress.begin("reading", total: sources.count)
    var options = LintOptions()
    options.threads = arguments.threads
    let parsed = Linter(rules: [], options: options).parse(sources) { [overlays = input.overlays, ignoresExclusions = arguments.ignoresExclusions] source, context in
      let loaded = Self.load(source, overlays, ignoresExclusions, context)
      progress.step()
      return loaded
    }
    progress.end()
    options.settings = settings
    options.settingsByPath = Dictionary(sources.map { ($0.path, $0.settings) }) { first, _ in first }
    let targets = manifests.wait()
    options.targetsByPath = targets.targets
    options.measuresTime = arguments.timings != nil
    let linter = Linter(rules: Registry.rules, options: options)
    var errors = discovery.errors + targets.errors
    var generated: Set<String> = []
    var projects: [SourceProject] = []
    var position = 0
    for (project, (objectiveC, imported)) in zip(discovery.projects, objectiveC.wait()) {
      var units: [Linter.Unit] = []
      for (source, loaded) in zip(project.sources, parsed[position..<(position + project.sources.count)]) {
        switch loaded {
        case .unit(let unit):
          units.append(unit)
          if unit.file.isContextOnly && !source.isContext { generated.insert(source.path) }
        // What is only context and that nobody can read is unknown, no more.
        case .failure(let error): if !source.isContext || !error.isExpected { errors.append(error) }
        }
      }
      position += project.sources.count
      let narrowing = Narrowing(
        root: project.root, currentFolder: currentFolder, baselines: try Self.baselines(arguments, discovery, project, contents, currentFolder), bases: input.bases,
        minimumSeverity: arguments.minimumSeverity)
      errors += objectiveC?.errors ?? []
      let linter = linter.with(imported: imported, clangFacts: objectiveC?.facts)
      projects.append(SourceProject(root: project.root, units: units, linter: linter, objectiveC: objectiveC, narrowing: narrowing))
    }
    self.projects = projects
    // The same file may be asked for twice.
    var seen: Set<[String]> = []
    self.errors = errors.filter { seen.insert([RelativePath.absolute($0.path, from: currentFolder), $0.message]).inserted }
    self.generated = generated
    fileCount = projects.reduce(0) { $0 + $1.units.count { !$0.file.isContextOnly } }
  }

  private static func contents(of input: Input) -> FileContents {
    var contents = input.contents ?? FileContents()
    contents.overlays.merge(input.overlays) { $1 }
    return contents
  }

  static func discoveryOptions(_ arguments: LintArguments, _ contents: FileContents, _ currentFolder: String) -> SourceDiscovery.Options {
    var options = SourceDiscovery.Options(currentFolder: currentFolder)
    options.ignoresExclusions = arguments.ignoresExclusions
    options.honoursIgnoreFiles = arguments.honoursIgnoreFiles
    options.usesConfiguration = arguments.usesConfiguration
    options.configurationPath = arguments.configurationPath.map { RelativePath.absolute($0, from: currentFolder) }
    options.contents = contents
    return options
  }

  private enum Loaded: Sendable {
    case unit(Linter.Unit)
    case failure(FileError)
  }

  private static func load(_ source: SourceDiscovery.Source, _ overlays: [String: SourceText], _ checksGenerated: Bool, _ context: ParserContext) -> Loaded {
    do {
      let text: SourceText
      if let overlay = overlays[source.absolutePath] {
        try FileSystem.requireUTF8(overlay, source.path)
        text = overlay
      } else {
        text = try FileSystem.read(source.path)
      }
      let tree = context.parse(text, as: source.kind.language)
      let isContext = source.isContext || (!checksGenerated && GeneratedMarker.isGenerated(tree))
      return .unit(Linter.Unit(SourceFile(path: source.path, tree: tree, isContextOnly: isContext)))
    } catch {
      return .failure(error as? FileError ?? FileError(path: source.path, message: "cannot be read"))
    }
  }

  /// The baseline of each file: the one that was named, or its configuration's.
  private static func baselines(
    _ arguments: LintArguments, _ discovery: SourceDiscovery, _ project: SourceDiscovery.SourceProject, _ contents: FileContents, _ currentFolder: String
  ) throws -> Baselines {
    var result = Baselines()
    let named = arguments.baselinePath.map { RelativePath.absolute($0, from: currentFolder) }
    if arguments.newBaselinePath != nil { return result }
    for source in project.sources where !source.isContext {
      guard let path = named ?? discovery.configurations[source.settings]?.baseline?.value else { continue }
      if result.byFile[path] == nil { result.byFile[path] = try Baseline.read(path, contents: contents) }
      result.fileOfSource[source.path] = path
    }
    return result
  }

  // MARK: Checking

  /// The findings of all projects.
  func check() -> LintResult {
    var result = LintResult()
    for project in projects {
      result.append(project.narrowing.apply(project.linter.check(project.units)))
      result.notices += project.objectiveC?.notices(isRequired: requiresLibclang) ?? []
    }
    return result
  }

  /// Mends all projects.
  func fix(allowsUnsafe: Bool) -> Fixer.Outcome {
    var all = Fixer.Outcome(result: LintResult(), units: [])
    for project in projects {
      let outcome = Fixer(project.linter, allowsUnsafe: allowsUnsafe, narrow: project.narrowing.apply).run(project.units)
      all.result.append(outcome.result)
      all.result.notices += project.objectiveC?.notices(isRequired: requiresLibclang) ?? []
      all.units += outcome.units
      all.changed.formUnion(outcome.changed)
      all.applied += outcome.applied
      all.isUnsettled = all.isUnsettled || outcome.isUnsettled
    }
    return all
  }

  /// The folder that no link may lead out of when a file is written, by path of the file.
  var boundaries: [String: String] {
    Dictionary(discovery.projects.flatMap { project in project.sources.map { ($0.path, project.repository ?? project.root) } }) { first, _ in first }
  }

  /// The text of each file as it was read, by path.
  var originals: [String: SourceText] {
    Dictionary(projects.flatMap { $0.units.map { ($0.file.path, $0.file.tree.text) } }) { first, _ in first }
  }
}
