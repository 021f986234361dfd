import Syntax

extension Node {
  /// The oldest systems on which this code runs, given those of its file: `#available` and `@available` around it count.
  package func targets(of file: DeploymentTargets) -> DeploymentTargets {
    var result = file
    var absent: Set<Platform> = []
    var isUndecided = false
    func raise(_ condition: Node) {
      if condition.namesUnknownPlatform { isUndecided = true }
      result.raise(to: condition.availableVersions)
    }
    var inner = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifBranch, .whileStatement:
        // The conditions before a part of the statement hold there, and all of them in its body.
        for condition in ancestor.availabilityConditions(isUnavailability: false) where condition.index < inner.index { raise(condition) }
        if ancestor.kind == .ifBranch { ancestor.earlierUnavailability.forEach(raise) }
      case .elseClause: ancestor.earlierUnavailability.forEach(raise)
      case .guardStatement:
        if inner.kind == .codeBlock {
          // `guard #unavailable(iOS 17) else { here }`
          if let only = ancestor.onlyUnavailability { raise(only) }
        } else {
          for condition in ancestor.availabilityConditions(isUnavailability: false) where condition.index < inner.index { raise(condition) }
        }
      case .codeBlock, .closureExpr, .accessorBlock, .sourceFile, .switchCase, .ifConfigClause:
        for statement in ancestor.children {
          if statement.index >= inner.index { break }
          statement.guards.forEach { $0.availabilityConditions(isUnavailability: false).forEach(raise) }
        }
      default:
        guard ancestor.kind.isDeclaration || ancestor.kind.isTypeDeclaration || ancestor.kind == .accessorDecl else { break }
        for attribute in ancestor.attributes where attribute.attributeName == "available" {
          if attribute.isUnavailabilityAttribute {
            let named = Platform.allCases.filter { platform in (attribute.firstToken..<attribute.endToken).contains { attribute.tree.text(ofToken: $0) == platform.rawValue } }
            absent.formUnion(named.isEmpty ? Platform.allCases : named)
          } else {
            raise(attribute)
          }
        }
      }
      inner = ancestor
    }
    if isUndecided { result.minimums = [:] }
    for platform in absent { result.minimums[platform] = nil }
    return result
  }

  private func availabilityConditions(isUnavailability: Bool) -> [Node] { children.filter { $0.kind == .availabilityCondition && $0.isUnavailability == isUnavailability } }

  /// The condition of `if #unavailable(iOS 17) {` and its kin, when it is the only one.
  fileprivate var onlyUnavailability: Node? {
    guard children.count(where: { $0.kind != .codeBlock }) == 1, let condition = firstChild(.availabilityCondition), condition.isUnavailability else { return nil }
    return condition
  }

  /// The checks for older systems in the branches before this one: `if #unavailable(iOS 17) { old } else { here }`.
  private var earlierUnavailability: [Node] {
    guard let parent else { return [] }
    return parent.children.filter { $0.kind == .ifBranch && $0.index < index }.compactMap(\.onlyUnavailability)
  }

  /// The guards that this statement is or holds in branches of `#if`.
  private var guards: [Node] {
    switch kind {
    case .guardStatement: [self]
    case .ifConfig, .ifConfigClause: children.flatMap(\.guards)
    default: []
    }
  }

  /// `@available(iOS, unavailable)`
  private var isUnavailabilityAttribute: Bool { (firstToken..<endToken).contains { tree.token($0, is: "unavailable") } }

  /// A condition on something else than a system, whose meaning the compiler's options tell: `#available(Garden 2.0, *)`.
  fileprivate var namesUnknownPlatform: Bool {
    (firstToken + 1..<max(firstToken + 1, endToken)).contains { token in
      guard tree.kind(ofToken: token + 1) == .floatLiteral || tree.kind(ofToken: token + 1) == .integerLiteral, tree.kind(ofToken: token).isWord else { return false }
      let word = tree.text(ofToken: token)
      return Platform(rawValue: word) == nil && !word.hasSuffix("ApplicationExtension") && !["macCatalyst", "OSX", "swift", "_PackageDescription"].contains(word)
    }
  }

  /// The code is the old half of an availability check, written for systems that lack the new API.
  package var isAvailabilityFallback: Bool {
    var inner = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .elseClause:
        if let parent = ancestor.parent, parent.children.contains(where: { $0.kind == .ifBranch && $0.children.contains { $0.kind == .availabilityCondition && !$0.isUnavailability } }) { return true }
      case .guardStatement where inner.kind == .codeBlock:
        if ancestor.children.contains(where: { $0.kind == .availabilityCondition && !$0.isUnavailability }) { return true }
      case .ifBranch where inner.kind == .codeBlock:
        if ancestor.children.contains(where: { $0.kind == .availabilityCondition && $0.isUnavailability }) { return true }
      default:
        if ancestor.isMarkedObsolete { return true }
      }
      inner = ancestor
    }
    return false
  }

  /// A declaration with `@available(…, deprecated: …)` or `obsoleted:`.
  package var isMarkedObsolete: Bool {
    kind.isDeclaration && attributes.contains { $0.attributeName == "available" && ($0.text.contains("deprecated") || $0.text.contains("obsoleted")) }
  }

  private var isUnavailability: Bool { tree.token(firstToken + 1, is: "unavailable") || tree.text(ofToken: firstToken).hasSuffix("unavailable") }

  /// The versions in `#available(iOS 17, macOS 14, *)` and `@available(iOS, introduced: 17)`.
  private var availableVersions: [Platform: Version] {
    var versions: [Platform: Version] = [:]
    var platform: Platform?
    var isIntroduction = true
    for token in firstToken..<endToken {
      let word = tree.text(ofToken: token)
      if let found = Platform(rawValue: word.hasSuffix("ApplicationExtension") ? String(word.dropLast(20)) : word) {
        platform = found
        isIntroduction = true
      } else if word == "deprecated" || word == "obsoleted" || word == "message" || word == "renamed" {
        isIntroduction = false
      } else if word == "introduced" {
        isIntroduction = true
      } else if let current = platform, isIntroduction, let version = Version(word) {
        versions[current] = version
      }
    }
    return versions
  }

  /// Whether the code's `#if` conditions let it into builds for a platform. Conditions that say nothing of platforms count as true
  /// when they only tell debug builds and simulators apart; any other makes the answer unknown.
  package func isCompiled(for platform: Platform) -> Knowledge {
    var result = Knowledge.yes
    for clause in ancestors where clause.kind == .ifConfigClause {
      var answer = clause.condition(for: platform)
      // The branches before it must not have been taken.
      var earlier = clause.previousSibling
      while let branch = earlier, branch.kind == .ifConfigClause {
        let before = branch.condition(for: platform)
        if before.isYes, !branch.isNeutralCondition { answer = .no } else if before == .unknown, answer.isYes { answer = .unknown }
        earlier = branch.previousSibling
      }
      if answer.isNo { return .no }
      if answer == .unknown { result = .unknown }
    }
    return result
  }

  /// The tokens of a clause's condition: between its directive and the end of the line.
  private var conditionTokens: [String] {
    var tokens: [String] = []
    var token = firstToken + 1
    while token < endToken, !tree.flags(ofToken: token).contains(.newlineBefore) {
      tokens.append(tree.text(ofToken: token))
      token += 1
    }
    return tokens
  }

  private var isNeutralCondition: Bool {
    let words = conditionTokens.filter { $0.first?.isLetter ?? false }
    return !words.isEmpty && words.allSatisfy { ["DEBUG", "RELEASE", "targetEnvironment", "simulator"].contains($0) }
  }

  private func condition(for platform: Platform) -> Knowledge {
    var parser = PlatformCondition(conditionTokens, platform)
    return parser.answer()
  }

  /// The code is compiled only in some builds, by a condition of `#if` that can name a platform.
  package var isConditionallyCompiled: Bool { ancestors.contains { $0.kind == .ifConfig || $0.kind == .ifConfigSuffix } }
}

/// Evaluates `os(iOS) || !canImport(AppKit)` and the like for one platform.
private struct PlatformCondition {
  private let tokens: [String]
  private let platform: Platform
  private var position = 0

  init(_ tokens: [String], _ platform: Platform) {
    self.tokens = tokens
    self.platform = platform
  }

  /// An empty condition is that of `#else`.
  mutating func answer() -> Knowledge {
    guard !tokens.isEmpty else { return .yes }
    let result = disjunction(depth: 0)
    return position == tokens.count ? result : .unknown
  }

  private mutating func disjunction(depth: Int) -> Knowledge {
    var result = conjunction(depth: depth)
    while position < tokens.count, tokens[position] == "||" {
      position += 1
      let right = conjunction(depth: depth)
      result = result.isYes || right.isYes ? .yes : result.isNo && right.isNo ? .no : .unknown
    }
    return result
  }

  private mutating func conjunction(depth: Int) -> Knowledge {
    var result = term(depth: depth)
    while position < tokens.count, tokens[position] == "&&" {
      position += 1
      let right = term(depth: depth)
      result = result.isNo || right.isNo ? .no : result.isYes && right.isYes ? .yes : .unknown
    }
    return result
  }

  private mutating func term(depth: Int) -> Knowledge {
    guard position < tokens.count, depth < 16 else { return .unknown }
    let word = tokens[position]
    position += 1
    if word == "!" {
      let isNeutral = position < tokens.count && ["DEBUG", "RELEASE"].contains(tokens[position])
      let inner = term(depth: depth + 1)
      return isNeutral ? .yes : inner.isYes ? .no : inner.isNo ? .yes : .unknown
    }
    if word == "(" {
      let inner = disjunction(depth: depth + 1)
      if position < tokens.count { position += 1 }
      return inner
    }
    guard position < tokens.count, tokens[position] == "(" else { return word == "DEBUG" || word == "RELEASE" ? .yes : .unknown }
    var argument = ""
    position += 1
    while position < tokens.count, tokens[position] != ")" {
      argument += tokens[position]
      position += 1
    }
    position = min(position + 1, tokens.count)
    switch word {
    case "os": return argument == platform.rawValue || argument == "OSX" && platform == .macOS ? .yes : .no
    case "targetEnvironment": return argument == "simulator" ? .yes : .unknown
    case "canImport":
      switch argument {
      case "UIKit": return platform == .macOS ? .no : .yes
      case "AppKit", "Cocoa": return platform == .macOS ? .yes : .no
      case "SwiftUI", "Foundation", "Combine": return .yes
      default: return .unknown
      }
    default: return .unknown
    }
  }
}

extension DeploymentTargets {
  fileprivate mutating func raise(to versions: [Platform: Version]) {
    let isUnknown = minimums.isEmpty
    // The other platforms stay unknown.
    if isUnknown { isExact = false }
    for (platform, version) in versions {
      // A guard that names a platform says something about it only where the code is compiled for it.
      if isUnknown { minimums[platform] = max(Self.assumed[platform] ?? version, version) } else if let known = minimums[platform] { minimums[platform] = max(known, version) }
    }
  }
}
