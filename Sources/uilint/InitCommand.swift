import Configuration
import Foundation
import Linting
import Syntax

/// `uilint init`: a configuration to start from, with what the project shows of itself.
enum InitCommand {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    let folder = arguments.positional.first ?? "."
    for name in ConfigurationLoader.names where try FileSystem.exists(folder + "/" + name) {
      throw UsageError("\(folder == "." ? "" : folder + "/")\(name) exists already; 'uilint config show' tells what it says")
    }
    let path = folder == "." ? ConfigurationFile.name : folder + "/" + ConfigurationFile.name
    try FileSystem.write(path, Array(text().utf8), inside: FileSystem.boundary(of: FileManager.default.currentDirectoryPath))
    Console.error("wrote \(path); 'uilint' checks with it, 'uilint config show' tells where each value comes from")
    return 0
  }

  private static func text() -> String {
    """
    # What uilint checks in this folder and below. 'uilint config schema' prints the schema, 'uilint rules' the rules.

    # Rules that later editions bring stay off until the number is raised.
    edition: \(RuleInfo.currentEdition)

    # default, presentation (with its advice on design) or all.
    profile: default

    # Build products, dependencies and what .gitignore names are left out anyway. Patterns mean what they mean in .gitignore.
    # exclude:
    #   - Generated/
    #   - "*.pb.swift"

    # The oldest systems are read from the project's manifests. Only if they do not tell:
    # platforms:
    #   iOS: 17.0

    # Objective-C headers that Swift sees are found by the Xcode project's settings and by their name. Others:
    # bridging_headers:
    #   - Legacy/Umbrella.h

    # A rule or a whole category: off, on, info, warning or error; or a mapping with 'level' and options.
    # rules:
    #   state-not-private: error
    #   superseded-api: off
    #   boolean-presentation-flags: { level: warning, threshold: 4 }

    # Other settings for some paths; later entries win.
    # overrides:
    #   - paths: Tests/
    #     rules: { state-not-private: off }

    # Known findings that do not count ('uilint --write-baseline \(ConfigurationFile.baseline)').
    # baseline: \(ConfigurationFile.baseline)

    """
  }
}
