import Foundation
import ObjectiveCSupport
import Semantics

/// Each libclang that this machine has, opened.
let libraries: [Libclang] = {
  let environment = ProcessInfo.processInfo.environment
  return LibclangSearch(environment: environment).candidates().compactMap { try? Libclang.open(environment: ["LIBCLANG_PATH": $0]) }
}()

/// A folder of files that lives as long as this.
final class TemporaryProject {
  let root: String
  private let listed: [String]

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)").resolvingSymlinksInPath().path
    listed = files.keys.sorted()
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (name, text) in files {
      let url = URL(fileURLWithPath: root).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func parser(_ library: Libclang, adding others: [String] = []) throws -> ClangParser {
    let project = ClangProject(root: root, files: listed + others, prefixHeaders: listed.filter { $0.hasSuffix(".pch") })
    return try ClangParser(library: library, project: project)
  }

  func facts(of path: String, _ library: Libclang) throws -> ClangFacts { try parser(library).facts(for: path, detail: .expressions) }
}

extension String {
  /// Where a text stands first, in bytes.
  func offset(of text: String) -> Int {
    range(of: text).map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? -1
  }
}
