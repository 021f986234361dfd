import Linting

/// JUnit's XML, which every build server shows: a suite for each file with findings, a case for each finding.
///
/// Errors and warnings are failures. Advice is a passing case with its text as output: it is to be read, but nothing failed and nothing was
/// left out. A run without findings is one passing case, because servers take an empty report for a broken one; a run that
/// failed is a case with an error, whatever it found.
enum JUnitReporter {
  static func render(_ report: Report) -> String {
    var suites = report.byFile.map { path, diagnostics in suite(path, diagnostics, report) }
    if report.run.outcome == .failed {
      suites.insert(failure(report), at: 0)
    } else if suites.isEmpty {
      let title = "No findings in \(report.run.fileCount) \(report.run.fileCount == 1 ? "file" : "files")"
      suites.append(Suite(name: "uilint", cases: [Case(className: "uilint", name: title)]))
    }
    let cases = suites.flatMap(\.cases)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"uilint\" \(counts(cases)) time=\"\(seconds(report.run.durationMilliseconds))\">\n"
    for suite in suites {
      text += "  <testsuite name=\"\(Escape.xmlAttribute(suite.name))\" \(counts(suite.cases)) skipped=\"0\" time=\"0\">\n"
      for item in suite.cases { text += element(item) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    let name: String
    var cases: [Case]
  }

  private struct Case {
    enum Result: Equatable { case passed, output, failure, error }
    let className: String
    let name: String
    var result = Result.passed
    /// What kind of failure or error it is.
    var type = ""
    /// In a line.
    var message = ""
    /// In full.
    var detail = ""
  }

  private static func suite(_ path: String, _ diagnostics: [Diagnostic], _ report: Report) -> Suite {
    let path = report.path(path)
    let cases = diagnostics.map { diagnostic in
      let start = report.location(diagnostic.range.lowerBound, in: diagnostic.file)
      var detail = "\(path):\(start.line):\(start.column): \(diagnostic.severity.rawValue): \(diagnostic.message) (\(diagnostic.ruleID))\n\(diagnostic.line)"
      for note in diagnostic.notes {
        let place = report.location(note.range.lowerBound, in: note.file)
        detail += "\n\(report.path(note.file.path)):\(place.line):\(place.column): note: \(note.message)"
      }
      return Case(
        className: path, name: "\(diagnostic.ruleID) at \(start.line):\(start.column)", result: diagnostic.severity == .info ? .output : .failure,
        type: diagnostic.severity.rawValue, message: diagnostic.message, detail: detail)
    }
    return Suite(name: path, cases: cases)
  }

  private static func failure(_ report: Report) -> Suite {
    let errors = report.notices.filter { $0.severity == .error }.map { ($0.path.isEmpty ? "" : report.path($0.path) + ": ") + $0.message }
    let message = errors.first ?? "The run failed; its messages say why"
    let item = Case(className: "uilint", name: "The run", result: .error, type: "failed", message: message, detail: errors.joined(separator: "\n"))
    return Suite(name: "uilint", cases: [item])
  }

  private static func element(_ item: Case) -> String {
    let start = "    <testcase classname=\"\(Escape.xmlAttribute(item.className))\" name=\"\(Escape.xmlAttribute(item.name))\" time=\"0\""
    switch item.result {
    case .passed: return start + "/>\n"
    case .output: return start + ">\n      <system-out>\(Escape.xmlText(item.detail))</system-out>\n    </testcase>\n"
    case .failure, .error:
      let name = item.result == .error ? "error" : "failure"
      return start
        + ">\n      <\(name) type=\"\(Escape.xmlAttribute(item.type))\" message=\"\(Escape.xmlAttribute(item.message))\">\(Escape.xmlText(item.detail))</\(name)>\n    </testcase>\n"
    }
  }

  private static func counts(_ cases: [Case]) -> String {
    "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.result == .failure })\" errors=\"\(cases.count { $0.result == .error })\""
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(max(0, milliseconds) % 1_000)
    return "\(max(0, milliseconds) / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
