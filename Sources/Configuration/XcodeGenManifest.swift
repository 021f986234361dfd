import Semantics
import Syntax

/// The `deploymentTarget` entries of XcodeGen's `project.yml`: the lowest of each platform.
///
/// An entry is a version beside a `platform`, or a mapping of platforms. Source: XcodeGen's ProjectSpec.
enum XcodeGenManifest {
  /// Unknown for a text that cannot be read. O(size).
  static func targets(_ text: SourceText) -> DeploymentTargets {
    var result = DeploymentTargets()
    result.isExact = false
    if let root = try? YAMLReader.read(text, aliases: .leftOut) { collect(root, &result) }
    return result
  }

  private static func collect(_ node: YAMLNode, _ result: inout DeploymentTargets) {
    switch node.value {
    case .scalar: return
    case .sequence(let values): for value in values { collect(value, &result) }
    case .mapping(let entries):
      func value(_ key: String) -> YAMLNode? { entries.first { $0.key.text == key }?.value }
      if let target = value("deploymentTarget") {
        if case .mapping(let versions) = target.value {
          for version in versions { lower(&result, version.key.text, version.value.text) }
        } else {
          for platform in words(value("platform")) { lower(&result, platform, target.text) }
        }
      }
      for entry in entries { collect(entry.value, &result) }
    }
  }

  private static func words(_ node: YAMLNode?) -> [String] {
    if case .sequence(let values) = node?.value { return values.compactMap(\.text) }
    return [node?.text].compactMap { $0 }
  }

  private static func lower(_ targets: inout DeploymentTargets, _ platform: String?, _ version: String?) {
    guard let platform = platform.flatMap(Platform.init), let version = version.flatMap({ Version($0) }) else { return }
    targets.minimums[platform] = min(targets.minimums[platform] ?? version, version)
  }
}
