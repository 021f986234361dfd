import Foundation
import Linting
import Rules

/// `uilint completions SHELL`, from the table of commands.
enum Completions {
  private static let shells = ["bash", "zsh", "fish"]

  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.positional.first {
    case "bash": Console.output(bash())
    case "zsh": Console.output(zsh())
    case "fish": Console.output(fish())
    case let word: throw word.map { UsageError.unknown("completions", $0, shells) } ?? UsageError("completions needs a shell: \(shells.joined(separator: ", "))")
    }
    return 0
  }

  private static var commands: [Command] { Command.all.filter { !$0.isHidden } }

  private static var ruleIDs: [String] { Registry.rules.map(\.info.id) + RuleCategory.allCases.map(\.rawValue) }

  private static func options(_ command: Command) -> [Option] { command.options.filter { !$0.isHidden } }

  /// Words that an option's value is one of; rules for the options that take them.
  private static func values(_ option: Option) -> [String] {
    if case .required(let word) = option.value, word.hasPrefix("ID") { return ruleIDs }
    return option.choices
  }

  private static func takesFile(_ option: Option) -> Bool {
    if case .required(let word) = option.value { return ["FILE", "PATH", "FOLDER"].contains(word) }
    return false
  }

  // MARK: bash

  private static func bash() -> String {
    var cases = ""
    for command in commands {
      let words = (options(command).map(\.name) + command.subcommands + (command.name == "explain" ? ruleIDs : []) + ["--help"]).joined(separator: " ")
      cases += "    \(([command.name] + command.aliases).joined(separator: "|"))) words=\"\(words)\" ;;\n"
    }
    var values = ""
    for option in commands.flatMap(options) where !Completions.values(option).isEmpty {
      values += "    \(([option.name] + option.aliases).joined(separator: "|"))) COMPREPLY=( $(compgen -W \"\(Completions.values(option).joined(separator: " "))\" -- \"$current\") ); return ;;\n"
    }
    return """
      # bash completion of uilint: source it, or put it into bash_completion.d
      _uilint() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" words="" word
        case "$previous" in
      \(values)  esac
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in -*) ;; *) command="$word"; break ;; esac
        done
        case "$command" in
      \(cases)    *) words="\((commands.map(\.name) + options(.lint).map(\.name) + ["--help", "--version"]).joined(separator: " "))" ;;
        esac
        COMPREPLY=( $(compgen -W "$words" -- "$current") $(compgen -f -- "$current") )
      }
      complete -o filenames -F _uilint uilint

      """
  }

  // MARK: zsh

  private static func zsh() -> String {
    func quoted(_ text: String) -> String { text.replacingOccurrences(of: "'", with: "'\\''").replacingOccurrences(of: "[", with: "\\[").replacingOccurrences(of: "]", with: "\\]").replacingOccurrences(of: ":", with: "\\:") }
    func specification(_ option: Option) -> String {
      let value: String
      switch option.value {
      case .none: value = ""
      case .required(let word), .optional(let word):
        let words = values(option)
        value = ":\(word.lowercased().filter { $0.isLetter }):" + (words.isEmpty ? takesFile(option) ? "_files" : "" : "(\(words.joined(separator: " ")))")
      }
      return "'*\(option.name)\(value.isEmpty ? "" : "=")[\(quoted(option.help))]\(value)'"
    }
    var cases = ""
    for command in commands {
      let last = command.subcommands.isEmpty ? (command.name == "explain" ? "'*:rule:(\(ruleIDs.joined(separator: " ")))'" : "'*:path:_files'") : "'1:action:(\(command.subcommands.joined(separator: " ")))' '*:path:_files'"
      cases += "    \(([command.name] + command.aliases).joined(separator: "|"))) _arguments \((options(command).map(specification) + [last]).joined(separator: " ")) ;;\n"
    }
    return """
      #compdef uilint
      # zsh completion of uilint: put it as _uilint into a folder of $fpath
      _uilint() {
        local -a commands
        commands=(\(commands.map { "'\($0.name):\(quoted($0.summary))'" }.joined(separator: " ")))
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
          _files
          return
        fi
        local command=$words[2]
        case $command in
          -*|*/*|*.*) command=lint ;;
          *) shift words; (( CURRENT-- )) ;;
        esac
        case $command in
      \(cases)  esac
      }
      _uilint "$@"

      """
  }

  // MARK: fish

  private static func fish() -> String {
    func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'" }
    var lines = ["# fish completion of uilint: put it into ~/.config/fish/completions/uilint.fish"]
    let names = commands.map(\.name).joined(separator: " ")
    for command in commands {
      lines.append("complete -c uilint -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name) -d \(quoted(command.summary))")
      let condition = command.name == "lint" ? "not __fish_seen_subcommand_from \(commands.filter { $0.name != "lint" }.map(\.name).joined(separator: " "))" : "__fish_seen_subcommand_from \(command.name)"
      for option in options(command) {
        let name = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        var line = "complete -c uilint -n '\(condition)' \(name) -d \(quoted(option.help))"
        let words = values(option)
        if case .required = option.value { line += words.isEmpty ? " -r" : " -x -a \(quoted(words.joined(separator: " ")))" }
        lines.append(line)
      }
      let words = command.subcommands + (command.name == "explain" ? ruleIDs : [])
      if !words.isEmpty { lines.append("complete -c uilint -n '\(condition)' -a \(quoted(words.joined(separator: " ")))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
