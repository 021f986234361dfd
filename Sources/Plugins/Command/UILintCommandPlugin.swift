import Foundation
import PackagePlugin

/// `swift package uilint [arguments]`: the arguments are those of `uilint`, and `--target NAME` for the sources of a target.
@main
struct UILintCommandPlugin: CommandPlugin {
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
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // The linter has said what is wrong; its status is the plugin's, so that scripts see the failure.
    guard process.terminationReason == .exit else { exit(2) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UILintCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the chosen targets; a target of a project may lie anywhere, so the whole project is checked.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(context.tool(named: "uilint").url, in: context.xcodeProject.directoryURL, extractor.remainingArguments)
    }
  }
#endif
