// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The plugins are for packages that depend on this one. A plugin is a program of the build, for which SwiftPM compiles every module a second
/// time, so a clone of the package itself does without: neither its tests nor a hook that pre-commit builds from source pay for what they do not use.
/// A dependency has its place in `checkouts`, or in `Packages` while it is edited; a vendored copy and a submodule have no folder `.git`.
/// `UILINT_PLUGINS=1` turns them on for a clone that another package names by its path.
let hasPlugins: Bool = {
  if let choice = Context.environment["UILINT_PLUGINS"] { return choice != "0" }
  let folder = URL(fileURLWithPath: Context.packageDirectory)
  var isFolder: ObjCBool = false
  let isClone = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path, isDirectory: &isFolder) && isFolder.boolValue
  return !isClone || ["checkouts", "Packages"].contains(folder.deletingLastPathComponent().lastPathComponent)
}()

let plugins: [Target] = [
  .plugin(
    name: "UILintCommandPlugin", capability: .command(intent: .custom(verb: "uilint", description: "Check SwiftUI code")), dependencies: ["uilint"],
    path: "Sources/Plugins/Command"),
  .plugin(
    name: "UILintFixPlugin",
    capability: .command(
      intent: .custom(verb: "uilint-fix", description: "Mend SwiftUI code"),
      permissions: [.writeToPackageDirectory(reason: "It mends the sources in place.")]),
    dependencies: ["uilint"], path: "Sources/Plugins/Fix"),
  .plugin(name: "UILintBuildToolPlugin", capability: .buildTool(), dependencies: ["uilint"], path: "Sources/Plugins/BuildTool"),
]

let package = Package(
  name: "uilint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "uilint", targets: ["uilint"])],
  targets: [
    .target(name: "Syntax"),
    .target(name: "Semantics", dependencies: ["Syntax"]),
    // The module is not named like its folder: Apple's platforms have a module ObjectiveC, which Foundation imports.
    .target(name: "CLibclang", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "ObjectiveCSupport", dependencies: ["CLibclang", "Semantics", "Syntax"], path: "Sources/ObjectiveC"),
    .target(name: "Linting", dependencies: ["Semantics", "Syntax"]),
    .target(name: "Rules", dependencies: ["Linting", "Semantics", "Syntax"], path: "Rules", exclude: ["README.md"]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Configuration", dependencies: ["CYAML", "Linting", "Semantics", "Syntax"]),
    .target(name: "Reporting", dependencies: ["Linting", "Semantics", "Syntax"]),
    .executableTarget(
      name: "uilint", dependencies: ["Syntax", "Semantics", "ObjectiveCSupport", "Linting", "Rules", "Configuration", "Reporting"]),
    .testTarget(name: "CommandLineTests"),
    .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Linting", "Semantics", "Syntax"]),
    .testTarget(name: "FuzzTests", dependencies: ["Configuration", "Linting", "ObjectiveCSupport", "Reporting", "Rules", "Semantics", "Syntax"]),
    .testTarget(name: "LintingTests", dependencies: ["Linting", "Semantics", "Syntax"]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveCSupport", "Semantics", "Syntax"], exclude: ["Recall", "abi-check.c"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Linting", "Semantics", "Syntax"]),
    .testTarget(name: "RulesTests", dependencies: ["Configuration", "Linting", "ObjectiveCSupport", "Rules", "Semantics", "Syntax"]),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),
  ],
  swiftLanguageModes: [.v6]
)

if hasPlugins {
  package.targets += plugins
  package.products += plugins.map { .plugin(name: $0.name, targets: [$0.name]) }
}
