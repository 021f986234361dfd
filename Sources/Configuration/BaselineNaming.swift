import Foundation
import Linting
import Syntax

/// The baselines of a project.
package struct Baselines: Sendable {
  /// By the absolute path of the baseline.
  package var byFile: [String: Baseline] = [:]
  /// The baseline of each source, by path.
  package var fileOfSource: [String: String] = [:]

  package init() {}
}

/// Findings as a baseline in a folder names them.
package struct BaselineNaming: Sendable {
  let folder: String
  let currentFolder: String

  /// `baseline` absolute.
  package init(_ baseline: String, currentFolder: String) {
    folder = RelativePath.parent(baseline)
    self.currentFolder = currentFolder
  }

  package func name(_ path: String) -> String { RelativePath.of(path, from: currentFolder, to: folder) }

  package func entries(_ diagnostics: [Diagnostic]) -> [Baseline.Entry] {
    zip(diagnostics, Fingerprint.all(diagnostics, path: name)).map { Baseline.Entry(file: name($0.file.path), rule: $0.ruleID, fingerprint: $1) }
  }

  /// Whether the file of an entry is still there.
  package func exists(_ entry: Baseline.Entry) -> Bool { access(RelativePath.absolute(entry.file, from: folder), F_OK) == 0 }
}
