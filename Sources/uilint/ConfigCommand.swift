import Configuration
import Foundation
import Linting
import Reporting
import Rules
import Semantics
import Syntax

/// `uilint config show`, `uilint config schema` and `uilint schema`.
enum ConfigCommand {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.positional.first {
    case "show": return try show(arguments)
    case "schema": Console.output(ConfigurationSchema.text(rules: RuleCommands.infos))
    case let word: throw word.map { UsageError.unknown("config", $0, ["show", "schema"]) } ?? UsageError("config needs 'show [PATH]' or 'schema'")
    }
    return 0
  }

  @Sendable static func schema(_ arguments: Arguments) throws -> Int32 {
    switch arguments.positional.first {
    case "report": Console.output(ReportSchema.text())
    case "config": Console.output(ConfigurationSchema.text(rules: RuleCommands.infos))
    case let word: throw word.map { UsageError.unknown("schema", $0, ["report", "config"]) } ?? UsageError("schema needs 'report' or 'config'")
    }
    return 0
  }

  private static func show(_ arguments: Arguments) throws -> Int32 {
    let currentFolder = FileManager.default.currentDirectoryPath
    var lint = LintArguments()
    lint.configurationPath = arguments.value("--config")
    let path = arguments.positional.dropFirst().first ?? "."
    let options = LintSession.discoveryOptions(lint, FileContents(), currentFolder)
    let configuration = try SourceDiscovery.configuration(for: path, rules: RuleCommands.infos, options: options)
    // Manifests speak of files; any file of a folder will do.
    let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    let file = isFolder ? path + "/any.swift" : path
    var manifests = ProjectTargets()
    let targets = manifests.targets(of: [file])[file] ?? DeploymentTargets()
    let listing = ConfigurationListing.text(
      configuration, for: RelativePath.absolute(path, from: currentFolder), currentFolder: currentFolder, manifestTargets: targets, rules: RuleCommands.infos)
    Console.output(PrintableText.withoutMarks(listing))
    return 0
  }
}
