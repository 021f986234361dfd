/// `uilint man`: the manual page, from the table of commands.
enum Manual {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    Console.output(page())
    return 0
  }

  private static func page() -> String {
    var text = """
      .TH UILINT 1 "" "uilint \(Help.version)" "User Commands"
      .SH NAME
      uilint \\- find the mistakes that break SwiftUI screens, and mend them
      .SH SYNOPSIS

      """
    for command in Command.all where !command.isHidden { text += ".B uilint \(escaped(command.name))\n\(escaped(command.arguments))\n.br\n" }
    text += """
      .SH DESCRIPTION
      uilint reads SwiftUI sources, without building them and without an SDK, and reports what will misbehave, with a fix where there is one.
      Reports go to standard output, everything else to standard error.

      """
    for command in Command.all where !command.isHidden {
      text += ".SH UILINT \(escaped(command.name.uppercased()))\n\(escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst())).\n"
      for option in command.options {
        let names = ([option.usage] + option.aliases).map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
        text += ".TP\n\(names)\n\(escaped(option.help))\n"
      }
    }
    text += """
      .SH SUPPRESSIONS
      .TP
      // uilint:disable:next ID \\- reason
      silences the statement, declaration or modifier call that starts on the next line of code
      .TP
      // uilint:disable:this, :previous, :file
      silences the line, the line before, the file
      .TP
      // uilint:disable ID, // uilint:enable ID
      silences what lies between
      .SH FILES
      .TP
      \(escaped(ConfigurationFile.name))
      the configuration; the file nearest to a source holds for it. 'uilint config schema' describes it.
      .TP
      \(escaped(ConfigurationFile.baseline))
      the usual name of a file with known findings
      .SH EXIT STATUS
      .TP
      0
      checked and clean; warnings are allowed unless \\-\\-strict
      .TP
      1
      findings that fail the run, or \\-\\-diff with changes
      .TP
      2
      the run cannot be trusted: usage, configuration, unreadable or missing files, failed fixes
      .SH ENVIRONMENT
      .TP
      NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM=dumb
      colours, or none
      .TP
      GITHUB_ACTIONS, XCODE_VERSION_ACTUAL, SCRIPT_INPUT_FILE_COUNT
      the reporter when none is named: annotations on GitHub, lines that Xcode understands in a script phase
      .TP
      BUILD_WORKSPACE_DIRECTORY
      the folder to run in, as Bazel sets it

      """
    return text
  }

  /// As roff reads it: backslashes and dashes spelled out, other characters than ASCII by their number.
  private static func escaped(_ text: some StringProtocol) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
