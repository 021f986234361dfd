import Linting
import Reporting
import Semantics

/// A command of the tool: the source of dispatch, help, completions and the manual.
struct Command {
  let name: String
  let aliases: [String]
  /// The words after the name.
  let arguments: String
  let summary: String
  let options: [Option]
  /// The words that the first argument is one of, when they are known.
  let subcommands: [String]
  /// How many words may follow; nil for any number.
  var mostArguments: Int? { arguments.contains("…") || name == "dump" ? nil : arguments.isEmpty ? 0 : arguments.hasPrefix("show ") ? 2 : 1 }
  let isHidden: Bool
  let run: @Sendable (Arguments) throws -> Int32

  init(
    _ name: String, _ aliases: [String] = [], arguments: String = "", summary: String, options: [Option] = [], subcommands: [String] = [], isHidden: Bool = false,
    run: @escaping @Sendable (Arguments) throws -> Int32
  ) {
    self.name = name
    self.aliases = aliases
    self.arguments = arguments
    self.summary = summary
    self.options = options
    self.subcommands = subcommands
    self.isHidden = isHidden
    self.run = run
  }

  static func named(_ word: String) -> Command? { all.first { $0.name == word || $0.aliases.contains(word) } }

  static let all: [Command] = [
    lint,
    Command("rules", arguments: "[ID]", summary: "list the rules, or explain one", options: [
      Option("--category", value: .required("NAME"), choices: RuleCategory.allCases.map(\.rawValue), help: "only the rules of a category"),
      Option("--json", help: "everything about the rules, for programs"),
      Option("--new-since", value: .required("EDITION"), help: "only rules that later editions brought"),
      Option("--markdown", help: "the reference in Rules/README.md"),
    ], run: RuleCommands.rules),
    Command("explain", ["rule", "docs"], arguments: "ID", summary: "what a rule finds, why, what it leaves alone, and its options", run: RuleCommands.explain),
    Command("init", arguments: "[FOLDER]", summary: "write a \(ConfigurationFile.name) to start from", run: InitCommand.run),
    Command("config", arguments: "show [PATH] | schema", summary: "the configuration of a path with the origin of each value; the JSON schema of the file", options: [
      Option("--config", ["-c"], value: .required("FILE"), help: "this configuration for every path"),
    ], subcommands: ["show", "schema"], run: ConfigCommand.run),
    Command("schema", arguments: "report | config", summary: "the JSON schema of a report or of the configuration", subcommands: ["report", "config"], run: ConfigCommand.schema),
    Command("baseline", arguments: "report | prune [PATH…]", summary: "what the baseline holds back; drop entries that are mended", options: [
      Option("--baseline", value: .required("FILE"), help: "the baseline; default: the configuration's, else \(ConfigurationFile.baseline)"),
      Option("--config", ["-c"], value: .required("FILE"), help: "this configuration for every path"),
    ], subcommands: ["report", "prune"], run: BaselineCommand.run),
    Command("hook", arguments: "install | uninstall", summary: "check what is staged before each commit, with plain git", options: [
      Option("--fix", help: "let the hook mend and stage what it can"),
    ], subcommands: ["install", "uninstall"], run: HookCommand.run),
    Command("doctor", arguments: "[PATH]", summary: "which libclang is used, and what is known of a project: targets, SDK, bridging headers", options: [
      Option("--config", ["-c"], value: .required("FILE"), help: "this configuration for every path"),
    ], run: DoctorCommand.run),
    Command("completions", arguments: "bash | zsh | fish", summary: "completions for a shell", subcommands: ["bash", "zsh", "fish"], run: Completions.run),
    Command("man", summary: "the manual page, for 'man -l -'", run: Manual.run),
    Command("clean", summary: "nothing to do: there is no cache", isHidden: true, run: { _ in 0 }),
    Command("dump", arguments: "FILE", summary: "what the parser made of files, for its developers", options: [
      Option("--structure", help: "the tree (default)"),
      Option("--tokens", help: "the tokens"),
      Option("--errors", help: "the syntax errors"),
      Option("--through", value: .required("PHASE"), choices: DumpCommand.Phase.allCases.map(\.rawValue), help: "nothing but how long one pass on one thread takes, up to a phase"),
      Option("--list", value: .required("FILE"), help: "paths from a file"),
    ], isHidden: true, run: DumpCommand.run),
  ]

  static let lint = Command("lint", ["check"], arguments: "[PATH…]", summary: "check files and folders (default: this folder); '-' reads stdin", options: [
    Option("--only", ["--only-rule", "--select", "--rule"], in: .rules, value: .required("ID,…"), help: "only these rules or categories"),
    Option("--skip", ["--ignore", "--disable", "--off"], in: .rules, value: .required("ID,…"), help: "without these; --error, --warn, --info ID set severities"),
    Option("--error", in: .rules, value: .required("ID,…"), isHidden: true, help: "these rules or categories as errors"),
    Option("--warn", in: .rules, value: .required("ID,…"), isHidden: true, help: "these rules or categories as warnings"),
    Option("--info", in: .rules, value: .required("ID,…"), isHidden: true, help: "these rules or categories as advice"),
    Option("--profile", in: .rules, value: .required("NAME"), choices: Profile.allCases.map(\.rawValue), help: "default, presentation (with its advice) or all"),
    Option("--deployment-target", in: .rules, value: .required("iOS=17.0"), help: "oldest systems; default: from the project's manifests"),
    Option("--sdk", in: .rules, value: .required("26"), help: "SDK that the project builds with"),
    Option("--config", ["-c"], in: .rules, value: .required("FILE"), help: "this configuration for every file; --no-config: none"),
    Option("--no-config", ["--isolated"], in: .rules, isHidden: true, help: "no configuration file"),

    Option("--staged", in: .files, help: "what is staged, as it is staged"),
    Option("--changed", in: .files, help: "only findings on lines that changed since the last commit"),
    Option("--since", in: .files, value: .required("REF"), help: "with --changed: since the work branched off REF"),
    Option("--files-from", in: .files, value: .required("FILE"), help: "paths from a file, '-' for stdin; one a line, or NUL-separated"),
    Option("--stdin-filename", ["--stdin-file-path", "--stdin-path", "--assume-filename"], in: .files, value: .required("PATH"), help: "with '-': what the text on stdin is called"),
    Option("--use-stdin", in: .files, isHidden: true, help: "the same as the path '-'"),
    Option("--no-exclude", in: .files, help: "named paths even if they are excluded or generated"),
    Option("--no-ignore", in: .files, help: "do not read .gitignore"),
    Option("--list-files", ["--show-files"], in: .files, help: "print what would be checked, and stop"),
    Option("--use-script-input-files", in: .files, isHidden: true, help: "the paths that Xcode gives a script phase"),
    Option("--use-script-input-file-lists", in: .files, isHidden: true, help: "the file lists that Xcode gives a script phase"),
    Option("--force-exclude", in: .files, isHidden: true, help: "exclusion always holds"),

    Option("--fix", ["--autocorrect", "--write"], in: .fixes, help: "apply safe fixes and report what is left"),
    Option("--unsafe-fixes", ["--unsafe"], in: .fixes, help: "with --fix or --diff: unsafe fixes too"),
    Option("--diff", ["--dry-run"], in: .fixes, help: "print what --fix would change; write nothing"),
    Option("--add-suppressions", in: .fixes, help: "silence what is found with comments, for --reason TEXT"),
    Option("--reason", in: .fixes, value: .required("TEXT"), isHidden: true, help: "why --add-suppressions silences"),
    Option("--baseline", in: .fixes, value: .required("FILE"), help: "known findings, which do not count"),
    Option("--write-baseline", in: .fixes, value: .required("FILE"), help: "make what is found the known findings"),

    Option("--reporter", ["--format", "--output-format", "-f"], in: .reports, value: .required("NAME[=FILE]"), choices: ReporterName.allCases.map(\.rawValue), help: "may be repeated: \(ReporterName.allCases.map(\.rawValue).joined(separator: ", "))"),
    Option("--output", ["-o"], in: .reports, value: .required("FILE"), help: "where the last --reporter writes"),
    Option("--min-severity", in: .reports, value: .required("LEVEL"), choices: Severity.allCases.map(\.rawValue), help: "info, warning or error; --errors-only for error"),
    Option("--errors-only", in: .reports, isHidden: true, help: "the same as --min-severity error"),
    Option("--include-suppressed", in: .reports, help: "list silenced findings too, in json, jsonl and sarif"),
    Option("--statistics", in: .reports, help: "findings by rule, on stderr"),
    Option("--timings", ["--benchmark"], in: .reports, value: .optional("json"), help: "where the time went, on stderr"),
    Option("--color", in: .reports, value: .required("WHEN"), choices: ["auto", "always", "never"], help: "auto, always or never"),
    Option("--quiet", ["-q"], in: .reports, help: "nothing on stderr but errors"),

    Option("--strict", ["--deny-warnings"], in: .outcome, help: "warnings fail the run as well"),
    Option("--max-warnings", in: .outcome, value: .required("N"), help: "more warnings than N fail the run"),
    Option("--exit-zero", ["--lenient"], in: .outcome, help: "findings do not fail the run"),
    Option("--allow-empty", in: .outcome, help: "no files to check are no failure"),
    Option("--strict-parse", in: .outcome, help: "a file that is not fully understood fails the run"),
    Option("--require-libclang", in: .outcome, help: "without libclang, which reads Objective-C, the run fails"),

    Option("--threads", ["-j"], value: .required("N"), help: "worker threads; default one for each core"),
    Option("--clang-timeout", value: .required("SECONDS"), isHidden: true, help: "how long libclang may take for one file; default 10"),
    Option("--no-cache", isHidden: true, help: "accepted: there is no cache"),
    Option("--cache-path", ["--cache-location", "--cache-dir"], value: .required("FOLDER"), isHidden: true, help: "accepted: there is no cache"),
  ], run: { arguments in try LintCommand(LintArguments(arguments)).run() })
}

/// Names of files that the tool reads.
enum ConfigurationFile {
  static let name = ".uilint.yml"
  static let baseline = ".uilint-baseline.json"
}
