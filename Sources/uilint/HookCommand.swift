import Configuration
import Foundation

/// `uilint hook install`: a pre-commit hook for plain git.
enum HookCommand {
  private static let mark = "# uilint pre-commit hook"

  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.positional.first {
    case "install": return try install(fixes: arguments.has("--fix"))
    case "uninstall": return try uninstall()
    case let word: throw word.map { UsageError.unknown("hook", $0, ["install", "uninstall"]) } ?? UsageError("hook needs 'install' or 'uninstall'")
    }
  }

  private static func path() throws -> (folder: String, file: String) {
    let folder = try Git(around: FileManager.default.currentDirectoryPath).hooksFolder()
    return (folder, folder + "/pre-commit")
  }

  private static func install(fixes: Bool) throws -> Int32 {
    let (folder, file) = try path()
    let line = "uilint lint --staged\(fixes ? " --fix" : "") --strict --quiet"
    if access(file, F_OK) == 0 {
      let text = try FileSystem.read(file)
      guard text.string(0..<text.count).contains(mark) else {
        throw UsageError("\(file) is somebody else's hook; add this line to it: \(line)")
      }
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      \(mark); 'uilint hook uninstall' removes it. 'git commit --no-verify' passes it by.
      if ! command -v uilint >/dev/null 2>&1; then
        echo "uilint is not installed, so the commit is not checked" >&2
        exit 0
      fi
      exec \(line)

      """
    try FileSystem.write(file, Array(script.utf8), inside: nil)
    guard chmod(file, 0o755) == 0 else { throw FileError(path: file, message: "cannot be made executable") }
    Console.error("installed \(file): each commit is checked as it is staged\(fixes ? ", and mended where that is safe" : "")")
    return 0
  }

  private static func uninstall() throws -> Int32 {
    let (_, file) = try path()
    guard access(file, F_OK) == 0 else {
      Console.error("there is no hook to remove")
      return 0
    }
    let text = try FileSystem.read(file)
    guard text.string(0..<text.count).contains(mark) else { throw UsageError("\(file) is somebody else's hook; it was left alone") }
    guard unlink(file) == 0 else { throw FileError(path: file, message: "cannot be removed") }
    Console.error("removed \(file)")
    return 0
  }
}
