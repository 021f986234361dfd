import Foundation
import Linting
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
    return try rules(Array(words.dropFirst()))
  case "explain", "rule", "docs":
    guard words.count > 1 else { throw UsageError("explain needs a rule id; 'uilint rules' lists them") }
    return try explain(words[1])
  case "dump": return DumpCommand.run(Array(words.dropFirst()))
  case "lint", "check": return LintCommand(try LintArguments(Array(words.dropFirst()), rules: Registry.rules)).run()
  default: return LintCommand(try LintArguments(words, rules: Registry.rules)).run()
  }
}

/// `uilint rules`, of one category, as Markdown, or one rule by its id.
func rules(_ words: [String]) throws -> Int32 {
  switch words.first {
  case nil: Console.output(RuleCommands.list())
  case "--markdown": Console.output(RuleCommands.markdown())
  case let word? where word == "--category" || word.hasPrefix("--category="):
    let name = word == "--category" ? words.dropFirst().first : String(word.dropFirst("--category=".count))
    guard let name else { throw UsageError("--category needs one of \(RuleCategory.allCases.map(\.rawValue).joined(separator: ", "))") }
    guard let category = RuleCategory(rawValue: name) else { throw UsageError.unknown(category: name) }
    Console.output(RuleCommands.list(category))
  case let word?:
    if word.hasPrefix("-") { throw UsageError("'rules' takes --category NAME, --markdown, or a rule id, not '\(word)'") }
    return try explain(word)
  }
  return 0
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
