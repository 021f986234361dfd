/// The texts of `--help` and `--version`.
enum Help {
  static let version = "0.1.0"

  static func text() -> String {
    let options = Option.lint.filter { !$0.isHidden }.map { option -> String in
      let head = option.value.map { "\(option.name) \($0)" } ?? option.name
      return "  " + head + String(repeating: " ", count: max(1, 31 - head.count)) + option.help
    }
    return """
      uilint finds the mistakes that break SwiftUI screens, and mends them.

      usage: uilint [lint] [PATH…] [options]     check files and folders (default: this folder)
             uilint [lint] - --stdin-filename P  check the text on stdin
             uilint rules [--category NAME]      list the rules
             uilint explain ID                   what a rule finds, why, and what it leaves alone
             uilint --version

      options of lint:
      \(options.joined(separator: "\n"))

      exit code: 0 checked and clean (warnings allowed unless --strict), 1 findings that fail the run or a
      --diff with changes, 2 the run cannot be trusted: usage, unreadable or missing files, failed fixes.

      Suppress a finding where it stands, with a reason:  // uilint:disable:next ID - reason
      Reports go to stdout, everything else to stderr.

      """
  }
}
