import Linting
import Semantics

/// Workflow commands that GitHub Actions turns into annotations, one a line.
///
/// Columns are UTF-16 code units. GitHub takes them only for a place within one line, so a longer one has lines alone.
enum GitHubReporter {
  static func render(_ report: Report) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      text += command(diagnostic.severity, place(diagnostic.range, diagnostic.file, report), title: diagnostic.ruleID, diagnostic.message)
    }
    for notice in report.notices {
      let place =
        if let file = notice.file { self.place(notice.range ?? 0..<0, file, report) } else { notice.path.isEmpty ? [] : [("file", report.path(notice.path))] }
      text += command(notice.severity, place, title: "uilint \(notice.kind.rawValue)", notice.message)
    }
    return text
  }

  private typealias Property = (name: String, value: String)

  private static func command(_ severity: Severity, _ place: [Property], title: String, _ message: String) -> String {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let properties = (place + [("title", title)]).map { "\($0.name)=\(Escape.workflowProperty($0.value))" }
    return "::\(name) \(properties.joined(separator: ","))::\(Escape.workflowData(message))\n"
  }

  private static func place(_ range: Range<Int>, _ file: SourceFile, _ report: Report) -> [Property] {
    let start = report.location(range.lowerBound, in: file)
    let lastLine = report.lastLine(of: range, in: file)
    var place = [("file", report.path(file.path)), ("line", "\(start.line)")]
    if lastLine == start.line {
      let end = report.location(range.upperBound, in: file)
      place += [("col", "\(start.utf16Column)"), ("endLine", "\(lastLine)")]
      if end.line == start.line { place.append(("endColumn", "\(end.utf16Column)")) }
    } else {
      place.append(("endLine", "\(lastLine)"))
    }
    return place.map { (name: $0.0, value: $0.1) }
  }
}
