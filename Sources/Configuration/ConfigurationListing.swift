import Linting
import Semantics
import Syntax

/// `config show`: what holds for a path, each value with the place that says so.
package enum ConfigurationListing {
  private static let column = 48

  /// `configuration` nil: only the defaults hold. `path` absolute.
  package static func text(_ configuration: Configuration?, for path: String, currentFolder: String, manifestTargets: DeploymentTargets, rules: [RuleInfo]) -> String {
    func name(_ path: String) -> String { PrintableText.of(RelativePath.of(path, from: currentFolder, to: currentFolder)) }
    func place(_ origin: Origin?) -> String { origin.map { "\(name($0.path)):\($0.line)" } ?? "default" }
    func line(_ key: String, _ value: String, _ origin: String, indent: Int = 0) -> String {
      let text = String(repeating: " ", count: indent) + "\(key): \(value)"
      return text + String(repeating: " ", count: max(2, column - text.count)) + "# \(origin)\n"
    }
    func patterns(_ patterns: PathPatterns) -> String { "[\(patterns.patterns.map { PrintableText.of($0.text) }.joined(separator: ", "))]" }
    let layer = configuration?.layer(for: path) ?? ConfigurationLayer()
    let settings = layer.settings
    var text = "# \(name(path)): \(configuration.map { "from " + $0.files.map(name).joined(separator: ", ") } ?? "no configuration file")\n"
    text += line("edition", "\(settings.choices.edition)", place(layer.edition?.origin))
    text += line("profile", settings.choices.profile.rawValue, place(layer.profile?.origin))
    if let configuration {
      if configuration.isRoot { text += line("root", "true", name(configuration.path)) }
      if let include = configuration.include { text += line("include", patterns(include.value), place(include.origin)) }
      for exclude in configuration.exclude { text += line("exclude", patterns(exclude.value), place(exclude.origin)) }
      for header in configuration.bridgingHeaders { text += line("bridging_headers", name(header.value), place(header.origin)) }
      if let baseline = configuration.baseline { text += line("baseline", name(baseline.value), place(baseline.origin)) }
    }
    text += line("require_reason", "\(settings.requiresReason)", place(layer.requiresReason?.origin))
    text += line("sdk", settings.sdk?.description ?? "unknown", place(layer.sdk?.origin))
    text += "platforms:\n"
    for platform in Platform.allCases {
      if let minimum = layer.platforms[platform] {
        text += line(platform.rawValue, minimum.value.description, place(minimum.origin), indent: 2)
      } else if layer.platforms.isEmpty, let minimum = manifestTargets[platform] {
        text += line(platform.rawValue, minimum.description, "the project's manifest", indent: 2)
      } else if layer.platforms.isEmpty, manifestTargets.isUnknown, let assumed = DeploymentTargets.assumed[platform] {
        text += line(platform.rawValue, assumed.description, "assumed: nothing is known", indent: 2)
      }
    }
    text += "rules:\n"
    for rule in rules {
      let level = layer.levels[rule.id]
      let isActive = settings.choices.isActive(rule)
      let shown = level?.value.rawValue ?? (isActive ? "on" : "off")
      let origin = level.map { place($0.origin) } ?? (rule.profile <= settings.choices.profile ? "profile \(settings.choices.profile.rawValue)" : "needs profile \(rule.profile.rawValue)")
      guard let values = layer.options[rule.id], !values.isEmpty else {
        text += line(rule.id, shown, origin, indent: 2)
        continue
      }
      text += "  \(rule.id):\n" + line("level", shown, origin, indent: 4)
      for (option, value) in values.sorted(by: { $0.key < $1.key }) { text += line(option, value.value.description, place(value.origin), indent: 4) }
    }
    return text
  }
}
