import Linting
import Semantics
import Syntax

/// A value with where it was said.
package struct Sourced<Value: Sendable>: Sendable {
  package let value: Value
  package let origin: Origin
}

/// A place in a configuration file.
package struct Origin: Sendable {
  /// Absolute.
  package let path: String
  /// 1-based.
  package let line: Int
}

/// What one mapping of a configuration says about the files that it holds for. A later layer wins key by key.
package struct ConfigurationLayer: Sendable {
  package var profile: Sourced<Profile>?
  package var edition: Sourced<Int>?
  package var sdk: Sourced<Version>?
  package var platforms: [Platform: Sourced<Version>] = [:]
  package var requiresReason: Sourced<Bool>?
  /// By the id of the rule; a category is spelled out.
  package var levels: [String: Sourced<RuleLevel>] = [:]
  package var options: [String: [String: Sourced<OptionValue>]] = [:]

  mutating func merge(_ other: ConfigurationLayer) {
    profile = other.profile ?? profile
    edition = other.edition ?? edition
    sdk = other.sdk ?? sdk
    platforms.merge(other.platforms) { $1 }
    requiresReason = other.requiresReason ?? requiresReason
    levels.merge(other.levels) { $1 }
    for (rule, values) in other.options { options[rule, default: [:]].merge(values) { $1 } }
  }

  /// The settings of the files that it holds for.
  package var settings: FileSettings {
    var settings = FileSettings()
    settings.sdk = sdk?.value
    settings.targets = DeploymentTargets(platforms.mapValues(\.value))
    settings.requiresReason = requiresReason?.value ?? false
    settings.choices.profile = profile?.value ?? .default
    settings.choices.edition = edition?.value ?? RuleInfo.currentEdition
    settings.choices.levels = levels.mapValues(\.value)
    settings.choices.options = options.mapValues { $0.mapValues(\.value) }
    return settings
  }
}

/// A configuration file with everything that it extends.
package final class Configuration: Sendable {
  /// The file, absolute.
  package let path: String
  package let layer: ConfigurationLayer
  package let overrides: [Override]
  /// Only files that match are checked; nil for all.
  let include: Sourced<PathPatterns>?
  let exclude: [Sourced<PathPatterns>]
  /// The project ends at the folder of the file: what lies outside takes no part, and is told nothing of what lies inside.
  package let isRoot: Bool
  /// The baseline, absolute.
  package let baseline: Sourced<String>?
  /// Objective-C headers that Swift sees, absolute.
  package let bridgingHeaders: [Sourced<String>]
  /// The file and those that it extends, the furthest first; absolute.
  package let files: [String]

  package struct Override: Sendable {
    let paths: PathPatterns
    package let origin: Origin
    package let layer: ConfigurationLayer
  }

  init(
    path: String, layer: ConfigurationLayer, overrides: [Override], include: Sourced<PathPatterns>?, exclude: [Sourced<PathPatterns>], isRoot: Bool,
    baseline: Sourced<String>?, bridgingHeaders: [Sourced<String>], files: [String]
  ) {
    self.path = path
    self.layer = layer
    self.overrides = overrides
    self.include = include
    self.exclude = exclude
    self.isRoot = isRoot
    self.baseline = baseline
    self.bridgingHeaders = bridgingHeaders
    self.files = files
  }

  /// The overrides that hold for a file, by their indices.
  func overrides(for path: PathParts) -> [Int] { overrides.indices.filter { overrides[$0].paths.decisionWithParents(path).map { !$0.isNegated } ?? false } }

  /// All that holds for a file.
  package func layer(for path: String) -> ConfigurationLayer {
    overrides(for: PathParts(path)).reduce(into: layer) { $0.merge(overrides[$1].layer) }
  }

  /// The pattern that excludes a path, judged by itself: folders above it are to be asked before.
  func exclusion(of path: PathParts, isFolder: Bool) -> Exclusion? {
    for patterns in exclude.reversed() {
      if let decision = patterns.value.decision(path, isFolder: isFolder) { return decision.isNegated ? nil : .configuration(pattern: decision.text, patterns.origin) }
    }
    guard let include else { return nil }
    let isIncluded = include.value.decisionWithParents(path).map { !$0.isNegated } ?? false
    if isIncluded || (isFolder && include.value.mayMatch(below: path)) { return nil }
    return .notIncluded(include.origin)
  }
}

/// Why a path is not checked.
package enum Exclusion: Sendable {
  case builtIn(String)
  case ignoreFile(path: String, pattern: String)
  case configuration(pattern: String, Origin)
  case notIncluded(Origin)

  /// For people; paths relative to where the user stands.
  package func description(in folder: String) -> String {
    func name(_ path: String) -> String { RelativePath.of(path, from: folder, to: folder) }
    return switch self {
    case .builtIn(let name): "'\(name)' is always excluded"
    case .ignoreFile(let path, let pattern): "'\(pattern)' in \(name(path))"
    case .configuration(let pattern, let origin): "'\(pattern)' in \(name(origin.path)):\(origin.line)"
    case .notIncluded(let origin): "not in 'include' of \(name(origin.path)):\(origin.line)"
    }
  }
}
