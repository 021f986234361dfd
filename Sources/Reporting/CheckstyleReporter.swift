import Linting

/// Checkstyle's XML, which many build servers read. Columns are UTF-16 code units, the characters of its Java readers.
enum CheckstyleReporter {
  static func render(_ report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, diagnostics) in report.byFile {
      text += "  <file name=\"\(Escape.xmlAttribute(report.path(path)))\">\n"
      for diagnostic in diagnostics {
        let start = report.location(diagnostic.range.lowerBound, in: diagnostic.file)
        text += "    <error line=\"\(start.line)\" column=\"\(start.utf16Column)\" severity=\"\(diagnostic.severity.rawValue)\""
        text += " message=\"\(Escape.xmlAttribute(diagnostic.message))\" source=\"\(Escape.xmlAttribute("uilint.\(diagnostic.ruleID)"))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
