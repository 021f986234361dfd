import CLibclang
import Semantics

extension HeaderImport {
  /// What a header says of the use of a declaration, by an attribute or by one of Apple's macros.
  func availability(_ cursor: Cursor) -> ImportedAvailability {
    var result = ImportedAvailability()
    let annotations = cursor.annotations
    for annotation in annotations {
      if annotation.hasPrefix("unavailable") || annotation.hasPrefix("swift_unavailable") {
        result.isUnavailable = true
        if let message = text(annotation, after: "swift_unavailable:") ?? text(annotation, after: "unavailable:"), !message.isEmpty { result.message = message }
      }
      if let message = text(annotation, after: "deprecated:") {
        result.isDeprecated = true
        if !message.isEmpty { result.message = message }
      }
      if let arguments = text(annotation, after: "api_deprecated:") { Self.read(arguments, into: &result) }
    }
    // A system's macro names the systems; without them the attribute stands for all.
    if result.isPlain, !annotations.contains(where: { $0.hasPrefix("api_deprecated:") || $0.hasPrefix("availability:") }) {
      switch cursor.availability {
      case CXAvailability_Deprecated: result.isDeprecated = true
      case CXAvailability_NotAvailable: result.isUnavailable = true
      default: break
      }
    }
    return result
  }

  private func text(_ annotation: String, after prefix: String) -> String? { annotation.hasPrefix(prefix) ? String(annotation.dropFirst(prefix.count)) : nil }

  /// `"Use ABCStop", ios(2.0, 9.0), macos(10.0, 10.11)`
  private static func read(_ arguments: String, into result: inout ImportedAvailability) {
    if arguments.first == "\"", let end = arguments.dropFirst().firstIndex(of: "\"") {
      let message = String(arguments[arguments.index(after: arguments.startIndex)..<end])
      if !message.isEmpty { result.message = message }
    }
    for (name, platform) in [("ios", "iOS"), ("macos", "macOS"), ("macosx", "macOS"), ("tvos", "tvOS"), ("watchos", "watchOS"), ("visionos", "visionOS")] {
      for part in arguments.split(separator: ")") {
        guard let open = part.lastIndex(of: "("), part[..<open].hasSuffix(name), part[..<open].dropLast(name.count).last.map({ !$0.isLetter }) ?? true else { continue }
        let versions = part[part.index(after: open)...].split(separator: ",").map { $0.filter { $0 != " " } }
        if versions.count == 2 { result.deprecatedSince[platform] = String(versions[1]) }
      }
    }
  }
}
