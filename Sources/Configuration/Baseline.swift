import Foundation
import Linting
import Syntax

/// Findings that are known and do not count: one entry a line, sorted, so that two branches merge.
package struct Baseline: Sendable {
  private static let version = 1

  package struct Entry: Codable, Hashable, Sendable, Comparable {
    /// Relative to the folder of the baseline.
    package let file: String
    package let rule: String
    package let fingerprint: String

    package init(file: String, rule: String, fingerprint: String) {
      self.file = file
      self.rule = rule
      self.fingerprint = fingerprint
    }

    package static func < (left: Entry, right: Entry) -> Bool { (left.file, left.rule, left.fingerprint) < (right.file, right.rule, right.fingerprint) }
  }

  package var entries: Set<Entry>

  package init(_ entries: Set<Entry> = []) { self.entries = entries }

  private struct Content: Codable {
    let version: Int
    let findings: [Entry]
  }

  /// Throws `FileError` for a file that is missing or is no baseline.
  package static func read(_ path: String, contents: FileContents = FileContents()) throws -> Baseline {
    let text = try contents.read(path)
    let problem = FileError(path: path, message: "is no baseline; write it anew with --write-baseline, or resolve the merge conflict in it")
    do {
      let bytes = text.bytes
      guard !JSONDepth.isExcessive(in: bytes) else { throw problem }
      let content = try JSONDecoder().decode(Content.self, from: Data(bytes))
      guard content.version == version else {
        throw FileError(path: path, message: "is a baseline of version \(content.version), and this version of uilint reads version \(version)")
      }
      return Baseline(Set(content.findings))
    } catch let error as FileError {
      throw error
    } catch {
      throw problem
    }
  }

  /// The text of the file.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = entries.sorted().compactMap { entry in (try? encoder.encode(entry)).map { "    " + String(decoding: $0, as: UTF8.self) } }
    return "{\n  \"version\": \(Self.version),\n  \"findings\": [\(lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ")]\n}\n"
  }

  /// Writes the file, all or nothing, and not through a link that leads out of `boundary`. Throws `FileError`.
  package func write(_ path: String, inside boundary: String) throws { try FileSystem.write(path, Array(text.utf8), inside: boundary) }
}
