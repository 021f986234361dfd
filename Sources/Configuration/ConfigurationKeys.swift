import Linting
import Semantics

/// The keys of `.uilint.yml`: one table for the reader, the schema and `init`.
struct ConfigurationKey: Sendable {
  let name: String
  let kind: Kind
  /// In a sentence.
  let help: String
  /// Whether an entry of `overrides` may hold it too.
  let isOverridable: Bool

  enum Kind: Sendable {
    case edition, profile, version, boolean, path, paths, patterns, platforms, rules, overrides
  }

  private init(_ name: String, _ kind: Kind, isOverridable: Bool = false, _ help: String) {
    self.name = name
    self.kind = kind
    self.help = help
    self.isOverridable = isOverridable
  }

  static let all: [ConfigurationKey] = [
    ConfigurationKey("edition", .edition, "The edition of the rules: rules that later editions bring stay off until they are named."),
    ConfigurationKey("extends", .paths, "Configuration files to start from, relative to this one; they have to lie in the repository."),
    ConfigurationKey("root", .boolean, "The project ends at this folder: nothing outside takes part."),
    ConfigurationKey("include", .patterns, "Check only files that match."),
    ConfigurationKey("exclude", .patterns, "Leave out files and folders that match; patterns mean what they mean in '.gitignore'."),
    ConfigurationKey("profile", .profile, isOverridable: true, "Which rules run: default, presentation (with its advice) or all."),
    ConfigurationKey("platforms", .platforms, isOverridable: true, "The oldest systems that the code has to run on, when the project's manifests do not tell."),
    ConfigurationKey("sdk", .version, isOverridable: true, "The SDK that the project builds with, such as 26."),
    ConfigurationKey("bridging_headers", .paths, "Objective-C headers that Swift sees, relative to this file, besides those that the project's manifests name; they have to lie in the project."),
    ConfigurationKey("rules", .rules, isOverridable: true, "Levels and options by rule or category: off, on, info, warning, error, or a mapping with 'level' and options."),
    ConfigurationKey("require_reason", .boolean, isOverridable: true, "A suppression without a reason silences nothing."),
    ConfigurationKey("baseline", .path, "A file of known findings, relative to this one."),
    ConfigurationKey("overrides", .overrides, "Other settings for some paths: a list of mappings with 'paths'; later ones win."),
  ]

  /// The key of an override that says for which files it holds.
  static let overridePaths = ConfigurationKey("paths", .patterns, "The files and folders that the override is for.")

  static var overridable: [ConfigurationKey] { [overridePaths] + all.filter(\.isOverridable) }
}
