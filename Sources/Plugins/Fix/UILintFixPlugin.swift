import Foundation
import PackagePlugin

/// `swift package uilint-fix [arguments]`: `uilint --fix`, as a command of its own since SwiftPM and Xcode ask for the permission to write on every
/// use of a command that may need it, and checking needs none. Plugins cannot share code, so what runs the linter stands in each.
@main
struct UILintFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let sources = try context.package.targets(named: names).compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url.path) }
    try run(context.tool(named: "uilint").url, in: context.package.directoryURL, extractor.remainingArguments + sources)
  }

  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = ["lint", "--fix"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { exit(2) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UILintFixPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(context.tool(named: "uilint").url, in: context.xcodeProject.directoryURL, extractor.remainingArguments)
    }
  }
#endif
