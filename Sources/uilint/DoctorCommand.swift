import Configuration
import Foundation
import Linting
import ObjectiveCSupport
import Semantics
import Syntax

/// `uilint doctor`: what the tool found of the machine and of a project, for people who wonder why something is or is not reported.
enum DoctorCommand {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    let currentFolder = FileManager.default.currentDirectoryPath
    var lint = LintArguments()
    lint.configurationPath = arguments.value("--config")
    let path = arguments.positional.first ?? "."
    let options = LintSession.discoveryOptions(lint, FileContents(), currentFolder)
    let discovery = try SourceDiscovery([path], rules: RuleCommands.infos, options: options)
    Console.output(line("uilint", Help.version) + libclang())
    for project in discovery.projects { Console.output("\n" + text(project, discovery, currentFolder)) }
    if discovery.projects.isEmpty { Console.output("\nnothing to check in \(PrintableText.of(path))\n") }
    for error in discovery.errors { Console.error("error: \(PrintableText.of(error.path)) \(error.message)") }
    return discovery.errors.isEmpty ? 0 : 2
  }

  private static func line(_ name: String, _ value: String) -> String { "\(name.padding(toLength: 18, withPad: " ", startingAt: 0))\(PrintableText.withoutMarks(PrintableText.of(value)))\n" }

  private static func libclang() -> String {
    let pool = ClangPool(project: ClangProject(root: "/", files: [], prefixHeaders: []), options: ObjectiveCProject.options(seconds: 10))
    return switch pool.availability() {
    case .found(let path, let version): line("libclang", "\(path) (\(version))")
    case .missing(let reason): line("libclang", "none: \(reason)") + line("", "Swift is checked in full; rules for Objective-C that need types and headers are silent")
    }
  }

  private static func text(_ project: SourceDiscovery.SourceProject, _ discovery: SourceDiscovery, _ currentFolder: String) -> String {
    func shown(_ path: String) -> String { RelativePath.of(path, from: currentFolder, to: currentFolder) }
    let checked = project.sources.filter { !$0.isContext }
    func count(_ kind: SourceKind) -> Int { checked.count { $0.kind == kind } }
    var text = line("project", project.root)
    text += line("repository", project.repository ?? "none")
    let configurations = Set(checked.compactMap { discovery.configurations[$0.settings]?.path }).sorted()
    text += line("configuration", configurations.isEmpty ? "none; 'uilint init' writes one" : configurations.map(shown).joined(separator: ", "))
    text += line("to check", "\(count(.swift)) Swift, \(count(.objectiveC)) Objective-C, \(count(.header)) headers")
    text += targets(checked, discovery)
    let configured = Set(checked.compactMap { discovery.configurations[$0.settings] }.flatMap { $0.bridgingHeaders.map(\.value) }).sorted()
    let found = count(.swift) > 0 ? BridgingHeaders(of: project, configured: configured) : nil
    let headers = found?.headers ?? []
    if headers.isEmpty { text += line("bridging headers", "none") }
    for header in headers { text += line(header.module == nil ? "bridging header" : "module header", shown(header.path) + (header.module.map { " (\($0))" } ?? "")) }
    for error in found?.errors ?? [] { text += line("bridging header", "\(shown(error.path)) \(error.message)") }
    return text
  }

  /// The systems that files are compiled for, with how many files each.
  private static func targets(_ sources: [SourceDiscovery.Source], _ discovery: SourceDiscovery) -> String {
    var manifests = ProjectTargets(of: discovery.projects)
    let known = manifests.targets(of: sources.map(\.path))
    var counts: [String: Int] = [:]
    var sdks: Set<String> = []
    for source in sources {
      let settings = discovery.layers[source.settings].settings
      if let sdk = settings.sdk { sdks.insert(sdk.description) }
      let targets = settings.targets.isUnknown ? known[source.path] ?? DeploymentTargets() : settings.targets
      counts[targets.isUnknown ? "unknown; systems of 2021 are assumed" : targets.description, default: 0] += 1
    }
    var text = ""
    for (targets, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { text += line("targets", "\(targets)  (\(count) file\(count == 1 ? "" : "s"))") }
    return text + line("SDK", sdks.isEmpty ? "unknown; --sdk or 'sdk:' in the configuration names it" : sdks.sorted().joined(separator: ", "))
  }
}
