/// A version such as 17.0.
package struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses `17`, `17.0` or `17.0.1`; a patch number is checked and dropped.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count <= 4, let number = Int(part), number >= 0 else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  package static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
  package var description: String { "\(major).\(minor)" }
}

package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// The oldest system versions that a project supports. A platform that is not named is unknown.
package struct DeploymentTargets: Sendable, Equatable {
  package var minimums: [Platform: Version]

  package init(_ minimums: [Platform: Version] = [:]) { self.minimums = minimums }

  package subscript(platform: Platform) -> Version? { minimums[platform] }

  /// What is assumed of a platform of which nothing is known: an API is usable when systems of 2021 have it.
  package static let assumed = DeploymentTargets([.iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8), .visionOS: Version(1)])

  /// Whether an API that needs `minimums` can be used: on every platform named here, or by the assumption if none is.
  package func meets(_ needed: DeploymentTargets) -> Bool {
    let known = minimums.isEmpty ? Self.assumed.minimums : minimums
    return known.allSatisfy { platform, version in needed[platform].map { version >= $0 } ?? true }
  }
}
