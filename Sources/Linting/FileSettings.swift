import Semantics

/// What a user chose of the rules.
package struct RuleChoices: Sendable {
  package var profile = Profile.default
  /// Rules of later editions stay off until they are named.
  package var edition = RuleInfo.currentEdition
  /// When not empty: only these rules run, in all of their forms.
  package var only: Set<String> = []
  package var levels: [String: RuleLevel] = [:]
  /// The values of options, by rule and by name.
  package var options: [String: [String: OptionValue]] = [:]

  package init() {}

  package func isActive(_ rule: RuleInfo) -> Bool {
    let level = levels[rule.id]
    if level == .off { return false }
    if !only.isEmpty { return only.contains(rule.id) }
    return level != nil || (rule.profile <= profile && rule.edition <= edition)
  }

  /// Whether a form of an active rule is shown: those of a wider profile only in that profile, or when the rule is asked for alone.
  func shows(_ finding: Finding, of rule: RuleInfo) -> Bool {
    finding.profile <= max(profile, rule.profile) || only.contains(rule.id)
  }
}

/// What a rule is set to.
package enum RuleLevel: String, Sendable, CaseIterable {
  /// `on`: with the rule's own severities.
  case off, on, info, warning, error

  /// The severity that all findings of the rule get, if the level names one.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// An option that a rule offers besides its level.
package struct RuleOption: Sendable {
  package let name: String
  /// What it does, in a sentence.
  package let help: String
  package let type: OptionType
  package let defaultValue: OptionValue

  package static func integer(_ name: String, _ range: ClosedRange<Int>, default value: Int, _ help: String) -> RuleOption {
    RuleOption(name: name, help: help, type: .integer(range), defaultValue: .integer(value))
  }

  package static func boolean(_ name: String, default value: Bool, _ help: String) -> RuleOption {
    RuleOption(name: name, help: help, type: .boolean, defaultValue: .boolean(value))
  }

  package static func choices(_ name: String, of all: [String], default value: [String] = [], _ help: String) -> RuleOption {
    RuleOption(name: name, help: help, type: .choices(all), defaultValue: .choices(value))
  }
}

package enum OptionType: Sendable {
  case integer(ClosedRange<Int>)
  case boolean
  /// Some of the given words.
  case choices([String])
}

package enum OptionValue: Sendable, Equatable {
  case integer(Int)
  case boolean(Bool)
  case choices([String])
}

/// How the files of one configuration are checked.
package struct FileSettings: Sendable {
  /// The oldest systems, when the user gives them.
  package var targets = DeploymentTargets()
  package var sdk: Version?
  package var choices = RuleChoices()

  /// A suppression without a reason silences nothing.
  package var requiresReason = false

  package init() {}
}
