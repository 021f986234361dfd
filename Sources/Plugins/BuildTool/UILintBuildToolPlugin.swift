import Foundation
import PackagePlugin

/// Checks a target in each build that finds one of its sources, or the configuration, changed.
@main
struct UILintBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    return check(
      target.name, target.sourceFiles(withSuffix: "swift").map(\.url), of: context.package.directoryURL,
      with: try context.tool(named: "uilint").url, results: context.pluginWorkDirectoryURL)
  }

  private func check(_ name: String, _ sources: [URL], of project: URL, with tool: URL, results: URL) -> [Command] {
    if sources.isEmpty { return [] }
    // A build command runs again when an input changed after it wrote its output, so it needs one. Whatever a plugin makes becomes part of the
    // target: a report would be copied into the product as a resource, while a Swift file with a comment adds nothing. Hence the shell.
    let stamp = results.appendingPathComponent("\(name)+UILintChecked.swift")
    let script = #""$@" && echo "// UILint has checked this target." > "$0""#
    // The build fails by errors. Warnings are shown where the compiler's are, and stay warnings.
    let arguments = [tool.path, "lint", "--quiet", "--allow-empty", "--reporter", "xcode", "--"] + sources.map(\.path)
    return [
      .buildCommand(
        displayName: "UILint \(name)", executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script, stamp.path] + arguments,
        inputFiles: [tool] + sources + configurations(of: sources, in: project), outputFiles: [stamp])
    ]
  }

  /// The files that say how to check the sources: in their folders and in those above, up to the project.
  private func configurations(of sources: [URL], in project: URL) -> [URL] {
    var folders: Set<String> = [project.path]
    for source in sources {
      var folder = source.deletingLastPathComponent()
      while folder.path.hasPrefix(project.path + "/"), folders.insert(folder.path).inserted { folder.deleteLastPathComponent() }
    }
    return folders.sorted().flatMap { folder in [".uilint.yml", ".uilint.yaml"].map { URL(fileURLWithPath: "\(folder)/\($0)") } }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UILintBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return check(
        target.displayName, target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }, of: project,
        with: try context.tool(named: "uilint").url, results: context.pluginWorkDirectoryURL)
    }
  }
#endif
