import Semantics
import Syntax

/// The identity of a finding: the same wherever the lines around it move, on every machine, whatever the message says.
package enum Fingerprint {
  /// The fingerprint of each finding: a hash of rule, path, the words of its line, and its index among equals.
  ///
  /// `path` gives the path that is the same on every machine. O(findings): of a long line only what is near counts.
  package static func all(_ diagnostics: [Diagnostic], path: (String) -> String) -> [String] {
    var occurrences: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let key = "\(diagnostic.ruleID)\u{0}\(path(diagnostic.file.path))\u{0}\(diagnostic.words)"
      defer { occurrences[key, default: 0] += 1 }
      return hash("\(key)\u{0}\(occurrences[key, default: 0])")
    }
  }

  /// Gives each finding its fingerprint.
  package static func assign(_ diagnostics: inout [Diagnostic], path: (String) -> String) {
    for (index, fingerprint) in all(diagnostics, path: path).enumerated() { diagnostics[index].fingerprint = fingerprint }
  }

  /// FNV-1a, as sixteen hexadecimal digits.
  private static func hash(_ key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Diagnostic {
  /// The most of a line that is looked at before and after the start of a finding: lines of generated code can be as long as the file.
  private static let reach = 1000

  /// The text of the line on which the finding starts; of a long one what is around the finding.
  package var line: String {
    let text = file.tree.text
    let place = min(max(0, range.lowerBound), text.count)
    var start = place, end = place
    while start > 0, place - start < Self.reach, !file.tree.isLineEnd(start - 1) { start -= 1 }
    while end < text.count, end - place < Self.reach, !file.tree.isLineEnd(end) { end += 1 }
    // No character is cut.
    while start < place, text[start] & 0xC0 == 0x80 { start += 1 }
    while end > place, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text.string(start..<end)
  }

  /// The line with its blanks made one.
  fileprivate var words: String {
    String(decoding: Array(line.utf8.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) }).joined(separator: [0x20])), as: UTF8.self)
  }
}
