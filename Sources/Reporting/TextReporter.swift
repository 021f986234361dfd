import Linting
import Semantics
import Syntax

/// The report for people: each finding with its code, its notes at their own lines, and its fix.
struct TextReporter {
  private let report: Report
  private let style: Style

  init(_ report: Report, color: Bool) {
    self.report = report
    style = Style(isEnabled: color)
  }

  func render() -> String {
    var text = ""
    for diagnostic in report.diagnostics { text += block(diagnostic) + "\n" }
    text += summary()
    return PrintableText.withoutMarks(text)
  }

  // MARK: A finding

  private func block(_ diagnostic: Diagnostic) -> String {
    let file = diagnostic.file
    let start = report.location(diagnostic.range.lowerBound, in: file)
    let word = diagnostic.severity.rawValue
    var text = "\(style.severity(word, diagnostic.severity)) \(style.dim("[\(diagnostic.ruleID)]")) \(style.bold(PrintableText.of(diagnostic.message)))\n"
    // Notes of the same file share the frame; others get one of their own.
    let own = diagnostic.notes.filter { $0.file === file }
    var marks = own.map { Mark(range: $0.range, label: $0.message, isPrimary: false) }
    marks.append(Mark(range: diagnostic.range, label: "", isPrimary: true))
    let width = gutter(marks, file)
    text += "\(String(repeating: " ", count: width)) \(style.dim("╭─")) \(PrintableText.of(file.path)):\(start.line):\(start.column)\n"
    text += frame(marks, file, width, diagnostic.severity)
    for note in diagnostic.notes where note.file !== file {
      let place = report.location(note.range.lowerBound, in: note.file)
      let mark = Mark(range: note.range, label: note.message, isPrimary: false)
      text += "\(String(repeating: " ", count: width)) \(style.dim("├─")) \(PrintableText.of(note.file.path)):\(place.line):\(place.column)\n"
      text += frame([mark], note.file, width, diagnostic.severity)
    }
    for (position, fix) in diagnostic.fixes.enumerated() { text += self.fix(fix, width, isAlternative: position > 0) }
    return text + "\(String(repeating: " ", count: width)) \(style.dim("╰─"))\n"
  }

  private struct Mark {
    let range: Range<Int>
    let label: String
    let isPrimary: Bool
  }

  /// The width of the line numbers.
  private func gutter(_ marks: [Mark], _ file: SourceFile) -> Int {
    let table = report.lineTable(file)
    return max(3, marks.map { String(table.line($0.range.lowerBound)).count }.max() ?? 0)
  }

  private func frame(_ marks: [Mark], _ file: SourceFile, _ width: Int, _ severity: Severity) -> String {
    let table = report.lineTable(file)
    let sorted = marks.sorted { ($0.range.lowerBound, $0.isPrimary ? 1 : 0) < ($1.range.lowerBound, $1.isPrimary ? 1 : 0) }
    var text = ""
    var last = 0
    for mark in sorted {
      let line = table.line(mark.range.lowerBound)
      if line != last {
        if last > 0 && line > last + 1 { text += "\(String(repeating: " ", count: width)) \(style.dim("┆"))\n" }
        text += sourceLine(line, table, file, width)
        last = line
      }
      text += underline(mark, line, table, file, width, severity)
    }
    return text
  }

  private func sourceLine(_ line: Int, _ table: LineTable, _ file: SourceFile, _ width: Int) -> String {
    let code = Self.expanded(file.tree.text.string(table.range(ofLine: line)))
    return "\(style.dim(Self.padded("\(line)", width) + " │")) \(code)\n"
  }

  private func underline(_ mark: Mark, _ line: Int, _ table: LineTable, _ file: SourceFile, _ width: Int, _ severity: Severity) -> String {
    let range = table.range(ofLine: line)
    let end = min(max(mark.range.upperBound, mark.range.lowerBound + 1), max(range.upperBound, mark.range.lowerBound + 1))
    let before = Self.width(Self.expanded(file.tree.text.string(range.lowerBound..<mark.range.lowerBound)))
    let length = max(1, Self.width(Self.expanded(file.tree.text.string(mark.range.lowerBound..<end))))
    let line = String(repeating: mark.isPrimary ? "━" : "─", count: length)
    let drawn = mark.isPrimary ? style.severity(line, severity) : style.note(line)
    let label = mark.label.isEmpty ? "" : " " + style.note(PrintableText.of(mark.label))
    return "\(String(repeating: " ", count: width)) \(style.dim("│")) \(String(repeating: " ", count: before))\(drawn)\(label)\n"
  }

  // MARK: Fixes

  private func fix(_ fix: FixIt, _ width: Int, isAlternative: Bool) -> String {
    let how: String
    switch fix.applicability {
    case .safe: how = "--fix"
    case .unsafe: how = "--fix --unsafe-fixes"
    case .suggestion: how = "suggestion"
    }
    let indent = String(repeating: " ", count: width)
    var text = "\(indent) \(style.dim("├─")) \(style.fix(isAlternative ? "or:" : "fix:")) \(PrintableText.of(fix.title)) \(style.dim("(\(how))"))\n"
    for change in LineChanges.of(fix, in: report) {
      switch change {
      case .removed(let line): text += "\(indent) \(style.dim("│")) \(style.removed("- " + Self.expanded(line)))\n"
      case .added(let line): text += "\(indent) \(style.dim("│")) \(style.added("+ " + Self.expanded(line)))\n"
      case .file(let path): text += "\(indent) \(style.dim("│")) \(style.dim(PrintableText.of(path)))\n"
      case .more(let count): text += "\(indent) \(style.dim("│ … \(count) more lines"))\n"
      }
    }
    return text
  }

  // MARK: The end

  private func summary() -> String {
    let files = "\(report.run.fileCount) file\(report.run.fileCount == 1 ? "" : "s")"
    if report.diagnostics.isEmpty { return style.added("✓") + " No findings in \(files)\(report.run.fixed > 0 ? ", \(report.run.fixed) fixed" : "").\n" }
    var parts: [String] = []
    for severity in [Severity.error, .warning, .info] {
      let count = report.count(severity)
      if count > 0 { parts.append(style.severity("\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")", severity)) }
    }
    var text = "\(parts.joined(separator: ", ")) in \(files)"
    if !report.suppressed.isEmpty { text += ", \(report.suppressed.count) suppressed" }
    if !report.baselined.isEmpty { text += ", \(report.baselined.count) in the baseline" }
    if report.run.fixed > 0 { text += ", \(report.run.fixed) fixed" }
    text += ".\n"
    let safe = report.fixable(.safe), unsafe = report.fixable(.unsafe)
    if safe > 0 { text += "\(safe) can be fixed with --fix" + (unsafe > 0 ? ", \(unsafe) more with --fix --unsafe-fixes" : "") + ".\n" }
    if safe == 0 && unsafe > 0 { text += "\(unsafe) can be fixed with --fix --unsafe-fixes.\n" }
    return text
  }

  // MARK: Width

  /// Tabs as four columns, unseen characters as a box, so that the frame stays aligned and no terminal code gets through.
  static func expanded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result += "    "
      } else if scalar == "\u{FEFF}" {
        // A byte order mark has no width, and is no secret.
        continue
      } else if PrintableText.isUnseen(scalar) {
        result += "□"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The terminal columns of a text: wide East Asian characters and emoji take two.
  static func width(_ text: String) -> Int {
    text.reduce(0) { width, character in
      let first = character.unicodeScalars.first?.value ?? 0
      let isWide = (0x1100...0x115F).contains(first) || (0x2E80...0xA4CF).contains(first) || (0xAC00...0xD7A3).contains(first)
        || (0xF900...0xFAFF).contains(first) || (0xFE30...0xFE4F).contains(first) || (0xFF00...0xFF60).contains(first) || (0x1F300...0x1FAFF).contains(first)
      return width + (isWide ? 2 : 1)
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
}

/// Terminal colours, or none.
struct Style {
  let isEnabled: Bool

  private func paint(_ text: String, _ code: String) -> String { isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func note(_ text: String) -> String { paint(text, "36") }
  func fix(_ text: String) -> String { paint(text, "1;32") }
  func added(_ text: String) -> String { paint(text, "32") }
  func removed(_ text: String) -> String { paint(text, "31") }

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .info: paint(text, "1;34")
    }
  }
}
