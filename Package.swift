// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "uilint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "uilint", targets: ["uilint"])],
  targets: [
    .target(name: "Syntax"),
    .executableTarget(name: "uilint", dependencies: ["Syntax"]),
  ],
  swiftLanguageModes: [.v6]
)
