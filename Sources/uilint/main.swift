import Configuration
import Foundation
import Linting
import ObjectiveCSupport
import Syntax

/// Reads the command and hands over.
func run(_ words: [String]) throws -> Int32 {
  let isHelp = words.contains("--help") || words.contains("-h")
  let first = words.first ?? "lint"
  if first == "version" || words.contains("--version") || words.contains("-V") {
    Console.output("uilint \(Help.version)\n")
    return 0
  }
  // Bazel runs programs in a folder of its own and says where the user stands.
  if let folder = ProcessInfo.processInfo.environment["BUILD_WORKSPACE_DIRECTORY"], !folder.isEmpty, !FileManager.default.changeCurrentDirectoryPath(folder) {
    throw UsageError("BUILD_WORKSPACE_DIRECTORY names no folder that can be entered: \(folder)")
  }
  guard !FileManager.default.currentDirectoryPath.isEmpty, FileSystem.retrying({ access(".", F_OK) }) == 0 else { throw UsageError("the current folder does not exist any more") }
  let names = Command.all.filter { !$0.isHidden }.flatMap { [$0.name] + $0.aliases }
  if first == "help", let word = words.dropFirst().first, Command.named(word) == nil { throw UsageError.unknown("help", word, names) }
  if let command = Command.named(first == "help" ? words.dropFirst().first ?? "" : first) {
    if isHelp || first == "help" {
      Console.output(Help.text(command))
      return 0
    }
    return try command.run(Arguments(Array(words.dropFirst()), command: command))
  }
  if isHelp || first == "help" {
    Console.output(Help.text())
    return 0
  }
  // A word that is neither a command nor a path is a command misspelt.
  if !first.hasPrefix("-"), !first.contains("/"), !first.contains("."), access(first, F_OK) != 0 {
    if let near = Suggestion.closest(to: first, in: names) { throw UsageError("there is no command and no path '\(first)'; did you mean 'uilint \(near)'?") }
  }
  return try Command.lint.run(Arguments(words, command: .lint))
}

/// What went wrong, in words for people.
func message(_ error: any Error) -> String {
  switch error {
  case let error as UsageError: "error: \(PrintableText.of(error.message))"
  case let error as ConfigurationError: error.description
  case let error as FileError: "error: \(PrintableText.of(error.path)) \(error.message)"
  case let error as GitError: "error: \(PrintableText.of(error.message))"
  default: "error: \(error)"
  }
}

// A reader that goes away ends the output, not the process with a signal.
signal(SIGPIPE, SIG_IGN)
// A write beyond a size limit becomes an error like any other.
signal(SIGXFSZ, SIG_IGN)
do {
  if CommandLine.arguments.dropFirst() == [WorkerLoop.command] { exit(WorkerLoop.run()) }
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  Console.error(message(error))
  exit(2)
}
