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
    var numbers = (major: 0, minor: 0), part = 0, digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= 4 else { return nil }
        if part == 0 { numbers.major = numbers.major * 10 + Int(byte - UInt8(ascii: "0")) }
        if part == 1 { numbers.minor = numbers.minor * 10 + Int(byte - UInt8(ascii: "0")) }
      case UInt8(ascii: "."):
        guard digits > 0, part < 2 else { return nil }
        part += 1
        digits = 0
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    self.init(numbers.major, numbers.minor)
  }

  package static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
  package var description: String { "\(major).\(minor)" }
}

package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// By the case: the standard library would hash the raw value's text.
  package func hash(into hasher: inout Hasher) {
    let order: UInt8 =
      switch self {
      case .iOS: 0
      case .macOS: 1
      case .tvOS: 2
      case .watchOS: 3
      case .visionOS: 4
      }
    hasher.combine(order)
  }
}

/// The oldest system versions that a project supports. A platform that is not named is unknown.
package struct DeploymentTargets: Sendable, Equatable, CustomStringConvertible {
  package var minimums: [Platform: Version]
  /// The code is compiled for exactly these platforms; a package can be compiled for others too.
  package var isExact = true

  package init(_ minimums: [Platform: Version] = [:]) { self.minimums = minimums }

  /// The versions of iOS, macOS, tvOS, watchOS and visionOS in this order; `-` for a platform that is left out.
  package static func systems(_ text: some StringProtocol) -> DeploymentTargets {
    var targets = DeploymentTargets()
    for (platform, word) in zip(Platform.allCases, text.utf8.split(separator: UInt8(ascii: " "))) { targets.minimums[platform] = Version(text[word.startIndex..<word.endIndex]) }
    return targets
  }

  /// Before iOS 14.5 and macOS 11.3 a view could have one sheet only.
  package var allowsOneSheetOnly: Bool { minimums[.iOS].map { $0 < Version(14, 5) } ?? false || minimums[.macOS].map { $0 < Version(11, 3) } ?? false }

  package var isUnknown: Bool { minimums.isEmpty }

  /// Whether the code is known to be compiled for the platform; nil when nothing is known.
  package func includes(_ platform: Platform) -> Bool? { isUnknown ? nil : minimums[platform] != nil }

  /// The code is certainly compiled for the platform.
  package func certainlyIncludes(_ platform: Platform) -> Bool { isExact && minimums[platform] != nil }

  package var description: String {
    Platform.allCases.compactMap { platform in minimums[platform].map { "\(platform.rawValue) \($0.minor == 0 ? "\($0.major)" : $0.description)" } }.joined(separator: ", ")
  }

  package subscript(platform: Platform) -> Version? { minimums[platform] }

  /// What is assumed of a platform of which nothing is known: an API is usable when systems of 2021 have it.
  package static let assumed = DeploymentTargets([.iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8), .visionOS: Version(1)])

  /// Whether an API that needs `minimums` can be used: on every platform named here, or by the assumption if none is.
  package func meets(_ needed: DeploymentTargets) -> Bool {
    let known = minimums.isEmpty ? Self.assumed.minimums : minimums
    return known.allSatisfy { platform, version in needed[platform].map { version >= $0 } ?? true }
  }
}

extension DeploymentTargets {
  /// Takes the lower version of each platform.
  package mutating func lower(to other: DeploymentTargets) {
    for (platform, version) in other.minimums { minimums[platform] = min(minimums[platform] ?? version, version) }
    isExact = isExact && other.isExact
  }
}
