/// The texts of `--help` and `--version`.
enum Help {
  static let version = "0.2.0"
  static let exitCodes = """
    exit code: 0 checked and clean (warnings allowed unless --strict), 1 findings that fail the run or a --diff
    with changes, 2 the run cannot be trusted: usage, configuration, unreadable or missing files, failed fixes.
    """

  /// The tool: its commands, and where to go on.
  static func text() -> String {
    let commands: [String] = Command.all.filter { !$0.isHidden }.map { command -> String in
      let name = command.name == "lint" ? "[lint]" : command.name
      return row("uilint \(name) \(command.arguments)", command.summary, width: 43)
    }
    let names = ["--fix", "--diff", "--strict", "--only", "--skip", "--reporter", "--staged", "--changed"]
    let most: [String] = names.compactMap { name -> String? in
      guard let option = Command.lint.options.first(where: { $0.name == name }) else { return nil }
      return row(option.usage, name == "--reporter" ? "text, concise, json, sarif, html and others" : option.help, width: 28)
    }
    return """
      uilint finds the mistakes that break SwiftUI screens, and mends them.

      \(commands.joined(separator: "\n"))
      \(row("uilint COMMAND --help", "the options of a command", width: 43))
      \(row("uilint --version", "the version", width: 43))

      The options that most people need:
      \(most.joined(separator: "\n"))

      \(exitCodes)

      Suppress a finding where it stands, with a reason:  // uilint:disable:next ID - reason
      Reports go to stdout, everything else to stderr.

      """
  }

  /// One command.
  static func text(_ command: Command) -> String {
    var text = "usage: uilint \(command.name) \(command.arguments)\n\(command.summary)\(command.aliases.isEmpty ? "" : " (also: \(command.aliases.joined(separator: ", ")))")\n"
    for section in Option.Section.allCases {
      let options = command.options.filter { $0.section == section && !$0.isHidden }
      if options.isEmpty { continue }
      text += command.name == "lint" ? "\n\(section.rawValue)\n" : "\n"
      for option in options { text += row(option.usage, option.help, width: 28) + "\n" }
    }
    if command.name == "lint" { text += "\n\(exitCodes)\n" }
    return text
  }

  private static func row(_ head: String, _ help: String, width: Int) -> String {
    "  " + TextTable.left(head, width) + wrapped(help, indent: width + 2)
  }

  /// Lines of at most 110 columns.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty { lines[lines.count - 1] = String(word) } else if indent + last.count + word.count < 110 { lines[lines.count - 1] += " " + word } else { lines.append(String(word)) }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
