import Semantics
import Syntax

/// The identity of a finding: the same wherever the lines around it move, on every machine, whatever the message says.
package enum Fingerprint {
  /// The fingerprint of each finding: a hash of rule, path, the words of its line, and its index among equals.
  ///
  /// `path` gives the path that is the same on every machine. O(findings × line length).
  package static func all(_ diagnostics: [Diagnostic], path: (String) -> String) -> [String] {
    var occurrences: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let key = "\(diagnostic.ruleID)\u{0}\(path(diagnostic.file.path))\u{0}\(diagnostic.line.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
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
  /// The text of the line on which the finding starts.
  package var line: String {
    let tree = file.tree
    let start = tree.lineStart(range.lowerBound)
    var end = max(start, range.lowerBound)
    while end < tree.text.count, !tree.isLineEnd(end) { end += 1 }
    return tree.text.string(start..<end)
  }
}
