import Semantics
import Syntax

/// What a `Package.swift` or Tuist's `Project.swift` says of the oldest systems it supports.
enum SwiftManifest {
  /// The `platforms:` of a package. A package can be built for platforms that it does not name, so the list is not exact.
  static func packageTargets(_ tree: SyntaxTree) -> DeploymentTargets {
    for node in tree.nodes(.callSuffix) {
      guard let call = Call(node), call.isNamed("Package"), let platforms = call.argument("platforms")?.value else { continue }
      return targets(in: platforms)
    }
    return DeploymentTargets()
  }

  /// The lowest `deploymentTargets:` among a Tuist project's targets.
  static func tuistTargets(_ tree: SyntaxTree) -> DeploymentTargets {
    var result = DeploymentTargets()
    for node in tree.nodes(.argument) where node.argumentLabel == "deploymentTargets" || node.argumentLabel == "deploymentTarget" {
      result.lower(to: targets(in: node))
    }
    return result
  }

  /// `.iOS(.v16)`, `.macOS("13.3")`, `.iOS(targetVersion: "16.0", …)`, `.multiplatform(iOS: "16.0", macOS: "13.0")`
  private static func targets(in root: Node) -> DeploymentTargets {
    var result = DeploymentTargets()
    result.isExact = false
    for node in root.descendants where node.kind == .callSuffix {
      guard let call = Call(node) else { continue }
      if let platform = Platform(rawValue: call.name), let value = call.arguments.first?.value, let version = version(value) { result.minimums[platform] = version }
      if call.isNamed("multiplatform") {
        for argument in call.arguments { if let platform = argument.label.flatMap({ Platform(rawValue: $0) }), let version = version(argument.value) { result.minimums[platform] = version } }
      }
    }
    return result
  }

  /// `.v16`, `.v10_15`, `"16.4"`
  private static func version(_ node: Node) -> Version? {
    var text = node.text
    if text.hasPrefix("\"") { text = String(text.dropFirst().dropLast()) } else if text.hasPrefix(".v") { text = text.dropFirst(2).map { $0 == "_" ? "." : String($0) }.joined() }
    return Version(text)
  }
}
