import Semantics
import Syntax

package enum RuleCategory: String, Sendable, CaseIterable {
  case presentation, navigation, inspector, state, identity, structure, layout, performance, concurrency, correctness, availability, uikit, interoperability
  case supersededAPI = "superseded-api"

  /// The name of the category's folders.
  package var title: String {
    switch self {
    case .presentation: "Presentation"
    case .navigation: "Navigation"
    case .inspector: "Inspector"
    case .state: "State"
    case .identity: "Identity"
    case .structure: "Structure"
    case .layout: "Layout"
    case .performance: "Performance"
    case .concurrency: "Concurrency"
    case .correctness: "Correctness"
    case .availability: "Availability"
    case .uikit: "UIKit"
    case .interoperability: "Interoperability"
    case .supersededAPI: "SupersededAPI"
    }
  }
}

/// How often the findings of a rule are expected to be right.
package enum Confidence: String, Sendable {
  /// At least 19 of 20.
  case high
  /// At least 4 of 5.
  case medium
  /// Less: off by default.
  case low
}

/// Which rules and forms of rules run.
package enum Profile: String, Sendable, CaseIterable, Comparable {
  case `default`, presentation, all

  private var rank: Int {
    switch self {
    case .default: 0
    case .presentation: 1
    case .all: 2
    }
  }
  package static func < (left: Profile, right: Profile) -> Bool { left.rank < right.rank }
}

/// What everybody is told of a rule: the one source for `rules`, `explain`, the documentation and the reports.
///
/// An object, because it is handed on for each file and rule, and copying its many texts each time took a tenth of a run.
package final class RuleInfo: Sendable {
  package let id: String
  package let category: RuleCategory
  /// One sentence: what is wrong.
  package let summary: String
  /// Why it matters and how SwiftUI behaves, in a paragraph or two.
  package let rationale: String
  /// What the rule leaves alone.
  package let exceptions: String
  /// The highest severity the rule reports with.
  package let severity: Severity
  package let confidence: Confidence
  /// The least profile that runs the rule.
  package let profile: Profile
  /// In words: which edits the rule offers.
  package let fix: String
  /// The oldest systems for which the rule has something to offer, when it asks for any.
  package let minimum: DeploymentTargets?
  package let references: [String]
  package let options: [RuleOption]
  /// The languages in which it finds something.
  package let languages: Set<SourceLanguage>
  /// The edition of the rules that brought it.
  package let edition: Int

  /// The newest edition of the rules that this version knows.
  package static let currentEdition = 1

  /// The strongest kind of fix that the rule offers: the first word of `fix`.
  package var fixClass: String {
    let word = fix.prefix { $0.isLetter }
    return FixIt.Applicability(rawValue: String(word))?.rawValue ?? "-"
  }

  package init(
    id: String, category: RuleCategory, summary: String, rationale: String, exceptions: String, severity: Severity,
    confidence: Confidence = .high, profile: Profile = .default, fix: String, minimum: DeploymentTargets? = nil, references: [String] = [],
    options: [RuleOption] = [], languages: Set<SourceLanguage> = [.swift], edition: Int = 1
  ) {
    self.id = id
    self.category = category
    self.summary = summary
    self.rationale = rationale
    self.exceptions = exceptions
    self.severity = severity
    self.confidence = confidence
    self.profile = profile
    self.fix = fix
    self.minimum = minimum
    self.references = references
    self.options = options
    self.languages = languages
    self.edition = edition
  }
}

/// A rule is a value: what it says of itself, and a function from the facts of a file to findings.
package struct Rule: Sendable {
  package let info: RuleInfo
  package let check: @Sendable (FileContext) -> [Finding]

  package init(_ info: RuleInfo, check: @escaping @Sendable (FileContext) -> [Finding]) {
    self.info = info
    self.check = check
  }
}

/// What a rule reports, before it is known who asked.
package struct Finding: Sendable {
  package var severity: Severity
  package var message: String
  package var range: Range<Int>
  package var notes: [Diagnostic.Note]
  package var fixes: [FixIt]
  /// The least profile that shows it.
  package var profile: Profile

  package init(
    _ severity: Severity, _ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = [], fixes: [FixIt] = [],
    profile: Profile = .default
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixes = fixes
    self.profile = profile
  }
}
