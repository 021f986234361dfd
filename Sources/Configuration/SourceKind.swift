import Foundation
import Syntax

/// What a file is, by its name.
package enum SourceKind: Sendable {
  case swift
  /// Objective-C or Objective-C++.
  case objectiveC
  /// A header, which may be Objective-C's.
  case header
  /// What headers and sources include besides: read by libclang alone.
  case include
  /// Build settings of Xcode.
  case settings

  private static let endings: [(ending: StaticString, kind: SourceKind)] = [
    (".swift", .swift), (".m", .objectiveC), (".mm", .objectiveC), (".h", .header),
    (".pch", .include), (".hh", .include), (".hpp", .include), (".hxx", .include), (".inc", .include), (".def", .include), (".ipp", .include), (".tpp", .include),
    (".xcconfig", .settings),
  ]

  /// Nil for what no front end reads.
  package init?(_ path: String) {
    guard let kind = path.withCString({ Self.kind(ofName: $0) }) else { return nil }
    self = kind
  }

  /// The kind of a file of a folder, without making a string of its name.
  static func kind(ofName name: UnsafePointer<CChar>) -> SourceKind? {
    let length = strlen(name)
    for (ending, kind) in endings where length > ending.utf8CodeUnitCount {
      if memcmp(name + length - ending.utf8CodeUnitCount, ending.utf8Start, ending.utf8CodeUnitCount) == 0 { return kind }
    }
    return nil
  }

  /// The language that it is read as.
  package var language: SourceLanguage { self == .swift ? .swift : .objectiveC }

  /// Findings are reported in it.
  package var isLinted: Bool { self == .swift || self == .objectiveC || self == .header }
}
