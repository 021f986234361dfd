import Syntax

/// A configuration that cannot be used, in words for people: `file:line:column: error: …` with the line.
package struct ConfigurationError: Error, Sendable {
  /// As the user would name the file.
  package let path: String
  package let message: String
  /// 1-based, nil when it is about the whole file.
  package let location: SourceLocation?
  package let description: String

  /// `range` in UTF-8 bytes of `text`.
  init(path: String, _ message: String, in text: SourceText, at range: Range<Int>) {
    let table = LineTable(text)
    let location = table.location(range.lowerBound)
    self.path = path
    self.message = message
    self.location = location
    let bytes = table.range(ofLine: location.line)
    let line = Self.printable(text.string(bytes))
    let start = Self.printable(text.string(bytes.lowerBound..<max(bytes.lowerBound, min(range.lowerBound, bytes.upperBound))))
    let marked = Self.printable(text.string(range.clamped(to: bytes)))
    let number = String(location.line)
    let blank = String(repeating: " ", count: number.count)
    description = """
      \(PrintableText.of(path)):\(location.line):\(location.column): error: \(PrintableText.of(message))
       \(number) │ \(line.prefix(160))
       \(blank) │ \(String(repeating: " ", count: min(160, start.count)))\(String(repeating: "━", count: max(1, min(60, marked.count))))
      """
  }

  init(path: String, _ message: String) {
    self.path = path
    self.message = message
    location = nil
    description = "\(PrintableText.of(path)): error: \(PrintableText.of(message))"
  }

  /// The line of code: each character stays one, so that the mark stands below its place.
  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : PrintableText.isUnseen($0) ? "\u{FFFD}" : $0 }))
  }
}
