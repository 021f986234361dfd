// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "uilint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "uilint", targets: ["uilint"])],
  targets: [
    .target(name: "Syntax"),
    .target(name: "Semantics", dependencies: ["Syntax"]),
    .target(name: "Linting", dependencies: ["Semantics", "Syntax"]),
    .target(name: "Rules", dependencies: ["Linting", "Semantics", "Syntax"], path: "Rules", exclude: ["README.md"]),
    .target(name: "Configuration", dependencies: ["Semantics", "Syntax"]),
    .target(name: "Reporting", dependencies: ["Linting", "Semantics", "Syntax"]),
    .executableTarget(
      name: "uilint", dependencies: ["Syntax", "Semantics", "Linting", "Rules", "Configuration", "Reporting"]),
    .testTarget(name: "CommandLineTests"),
    .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Semantics", "Syntax"]),
    .testTarget(name: "FuzzTests", dependencies: ["Linting", "Rules", "Semantics", "Syntax"]),
    .testTarget(name: "LintingTests", dependencies: ["Linting", "Semantics", "Syntax"]),
    .testTarget(name: "RulesTests", dependencies: ["Configuration", "Linting", "Rules", "Semantics", "Syntax"]),
  ],
  swiftLanguageModes: [.v6]
)
