import Foundation
import Rules

/// Reads the command and hands over.
func run(_ words: [String]) throws -> Int32 {
  let isHelp = words.contains("--help") || words.contains("-h")
  switch words.first {
  case "help":
    Console.output(Help.text())
    return 0
  case _ where isHelp:
    Console.output(Help.text())
    return 0
  case "--version", "-V", "version":
    Console.output("uilint \(Help.version)\n")
    return 0
  case "rules":
    if words.count > 1, words[1] == "--markdown" {
      Console.output(RuleCommands.markdown())
    } else if words.count > 1 {
      return try explain(words[1])
    } else {
      Console.output(RuleCommands.list())
    }
    return 0
  case "explain", "rule", "docs":
    guard words.count > 1 else { throw UsageError("explain needs a rule id; 'uilint rules' lists them") }
    return try explain(words[1])
  case "dump": return DumpCommand.run(Array(words.dropFirst()))
  case "lint", "check": return LintCommand(try LintArguments(Array(words.dropFirst()), rules: Registry.rules)).run()
  default: return LintCommand(try LintArguments(words, rules: Registry.rules)).run()
  }
}

func explain(_ id: String) throws -> Int32 {
  guard let rule = Registry.rules.first(where: { $0.info.id == id }) else {
    throw UsageError.unknown(rule: id, Set(Registry.rules.map(\.info.id)))
  }
  Console.output(RuleCommands.explain(rule.info))
  return 0
}

// A reader that goes away ends the output, not the process with a signal.
signal(SIGPIPE, SIG_IGN)
// A write beyond a size limit becomes an error like any other.
signal(SIGXFSZ, SIG_IGN)
do {
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  Console.error("error: \((error as? UsageError)?.message ?? "\(error)")")
  exit(2)
}
