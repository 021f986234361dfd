import Semantics
import Syntax

package enum Severity: String, Comparable, Sendable, CaseIterable {
  case info, warning, error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// What a rule found at one place.
package struct Diagnostic: Sendable {
  package let ruleID: String
  package let category: RuleCategory
  package let severity: Severity
  package let message: String
  package let file: SourceFile
  /// UTF-8 byte offsets; empty at zero for a finding about the whole file.
  package let range: Range<Int>
  package let notes: [Note]
  /// Alternatives, the preferred one first.
  package let fixes: [FixIt]
  /// The identity of the finding across edits elsewhere and across machines; set at the end of a run.
  package internal(set) var fingerprint = ""

  package init(
    ruleID: String, category: RuleCategory, severity: Severity, message: String, file: SourceFile, range: Range<Int>, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    self.ruleID = ruleID
    self.category = category
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.notes = notes
    self.fixes = fixes
  }

  /// More to know, at a place of its own.
  package struct Note: Sendable {
    package let message: String
    package let file: SourceFile
    package let range: Range<Int>

    package init(_ message: String, file: SourceFile, range: Range<Int>) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}

/// An edit that mends a finding: all of its text edits or none.
package struct FixIt: Sendable {
  /// Who may apply it: `safe` with `--fix`, `unsafe` with `--unsafe-fixes` as well, `suggestion` nobody but a person.
  package enum Applicability: String, Sendable { case safe, unsafe, suggestion }

  package let title: String
  package let applicability: Applicability
  package let edits: [TextEdit]
  /// The oldest systems that have the API which the edits introduce.
  package let minimum: DeploymentTargets?

  package init(_ title: String, _ applicability: Applicability, edits: [TextEdit] = [], minimum: DeploymentTargets? = nil) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
    self.minimum = minimum
  }

  /// The fix as it can be offered to code for `targets`: without its edits, when these need a newer system.
  func available(on targets: DeploymentTargets) -> FixIt {
    guard let minimum, !targets.meets(minimum) else { return self }
    return FixIt("\(title) (needs \(minimum))", .suggestion)
  }
}

/// The replacement of a byte range of one file; an empty range inserts.
package struct TextEdit: Sendable, Hashable {
  package let path: String
  package let range: Range<Int>
  package let newText: String

  package init(path: String, range: Range<Int>, newText: String) {
    self.path = path
    self.range = range
    self.newText = newText
  }
}

/// Something about the run itself, which is no finding: an unreadable file, a syntax error, a fix that did not work.
package struct Notice: Sendable {
  package enum Kind: String, Sendable, CaseIterable { case parse, unreadable, suppression, fix, depth, libclang }
  package let kind: Kind
  package let severity: Severity
  package let path: String
  package let message: String
  /// UTF-8 byte offsets in the file as it was read, if the notice has a place.
  package let range: Range<Int>?
  package let file: SourceFile?
  /// An edit that mends it; it may take away the comment at `range`.
  package let fix: FixIt?

  package init(_ kind: Kind, _ severity: Severity, path: String, _ message: String, range: Range<Int>? = nil, file: SourceFile? = nil, fix: FixIt? = nil) {
    self.kind = kind
    self.severity = severity
    self.path = path
    self.message = message
    self.range = range
    self.file = file
    self.fix = fix
  }
}
