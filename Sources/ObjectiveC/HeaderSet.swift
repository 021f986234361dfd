import Foundation
import Semantics

/// Headers that are read together: one bridging header, or all public headers of a module.
package struct ImportedHeaders: Sendable, Codable, Hashable {
  /// Absolute; each has to be among the files of the project.
  package var paths: [String]
  /// The module that a Swift file has to import for them; nil for a bridging header.
  package var module: String?

  package init(paths: [String], module: String?) {
    self.paths = paths
    self.module = module
  }

  /// Bridging headers one by one, since those of two targets need not agree; the headers of a module together.
  package static func sets(_ headers: [(path: String, module: String?)]) -> [ImportedHeaders] {
    let modules = Dictionary(grouping: headers.filter { $0.module != nil }) { $0.module }
    return headers.filter { $0.module == nil }.map { ImportedHeaders(paths: [$0.path], module: nil) }
      + modules.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { ImportedHeaders(paths: $0.value.map(\.path), module: $0.key) }
  }
}

extension ClangParser {
  /// What headers declare with all that they include, as Swift sees it. Throws when libclang gives up.
  package func declarations(of headers: ImportedHeaders) throws(ClangParseError) -> ImportedDeclarations {
    let paths = headers.paths.filter(Self.canBeWritten)
    guard !paths.isEmpty else { return ImportedDeclarations() }
    let text = paths.map { "#import \"\($0)\"\n" }.joined()
    let unit = try parse(project.absolute("UILintImport.h"), contents: Array(text.utf8), purpose: .headers(declaredClasses: declaredClasses))
    var reader = HeaderImport(module: headers.module) { self.file(named: $0) }
    reader.add(unit)
    return reader.declarations
  }

  /// A name that would end the directive is none of a header.
  private static func canBeWritten(_ path: String) -> Bool { !path.contains { $0 == "\"" || $0 == "\n" || $0 == "\r" } }

  /// The file of the project that clang knows by a name; nil for the stub and what was made up.
  private func file(named name: String) -> String? {
    let path = URL(fileURLWithPath: name).standardizedFileURL.path
    if let file = overlay.files[path] { return file }
    guard path.hasPrefix(Overlay.headerFolder + "/"), let file = overlay.headers[String(path.dropFirst(Overlay.headerFolder.count + 1))], file != "/dev/null" else { return nil }
    return file
  }
}

/// The classes that headers declare, found without a parse: `@interface Name`.
enum DeclaredClasses {
  static func names(in paths: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for path in paths {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { continue }
      data.withUnsafeBytes { scan($0, &found) }
    }
    return found
  }

  private static let keyword = Array("@interface".utf8)

  /// The word behind each `@interface`. In a comment it does no harm.
  static func scan(_ bytes: UnsafeRawBufferPointer, _ found: inout Set<String>) {
    guard let base = bytes.baseAddress else { return }
    var position = 0
    while position < bytes.count, let at = memchr(base + position, Int32(UInt8(ascii: "@")), bytes.count - position) {
      let start = UnsafeRawPointer(at) - base
      position = start + 1
      guard start + keyword.count < bytes.count, memcmp(base + start, keyword, keyword.count) == 0 else { continue }
      var index = start + keyword.count
      while index < bytes.count, bytes[index] == 32 || (9...13).contains(bytes[index]) { index += 1 }
      let name = index
      while index < bytes.count, Surroundings.isWord(bytes[index]) { index += 1 }
      // A category of a class is none of its declarations.
      var next = index
      while next < bytes.count, bytes[next] == 32 || bytes[next] == 9 { next += 1 }
      if name < index, next >= bytes.count || bytes[next] != UInt8(ascii: "(") { found.insert(String(decoding: bytes[name..<index], as: UTF8.self)) }
      position = index
    }
  }
}
