import Foundation
import ObjectiveCSupport
import Semantics

/// Reads the headers of all fixtures, once: they are our own, so that needs no process of its own.
struct HeaderReader: Sendable {
  /// By the path of the fixture.
  let declarations: [String: ImportedDeclarations]

  /// Nil where libclang is not installed.
  static let shared = HeaderReader()

  /// A CI that lacks it would pass without having looked.
  static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

  private init?() {
    guard let library = try? Libclang.open(environment: ProcessInfo.processInfo.environment) else { return nil }
    var result: [String: ImportedDeclarations] = [:]
    for fixture in Fixture.stored where !fixture.headers.isEmpty {
      guard let folder = fixture.files.first?.url.deletingLastPathComponent().path,
        let parser = try? ClangParser(library: library, project: ClangProject(root: folder, files: fixture.headers, prefixHeaders: []))
      else { continue }
      for header in fixture.headers {
        if let declarations = try? parser.declarations(of: ImportedHeaders(paths: [header], module: nil)) { result[fixture.path, default: ImportedDeclarations()].merge(declarations) }
      }
    }
    declarations = result
  }
}
