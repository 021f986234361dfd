import Foundation
import Semantics

/// Parses the sources of a project as well as they can be parsed without an SDK: with the stub, with what the synthesizer makes up, and with nothing
/// but the project's files to read.
///
/// Parsing what others wrote may end or hang the process, so this belongs into a process of its own. Not for more than one thread at a time.
package final class ClangParser {
  package let library: Libclang
  package let project: ClangProject
  let overlay: Overlay
  private let overlayFile: UnnamedFile
  /// The classes that the project's headers declare, by a look at their text.
  private(set) lazy var declaredClasses = DeclaredClasses.names(in: Set(overlay.files.values.filter { $0.hasSuffix(".h") }))
  private let headerNames: Set<String>
  /// By whether they are for C++.
  private var precompiledStubs: [Bool: PrecompiledStub]

  /// How many parses a source may cost: the gain of a fifth is under half a percent.
  private static let maximumRounds = 4

  /// Reads the project's imports and writes the overlay, the only thing that is ever written; a process may forbid itself to write afterwards.
  ///
  /// Throws when no temporary file can be made.
  package init(library: Libclang, project: ClangProject) throws {
    self.library = library
    self.project = project
    let languages = Set(project.files.filter { !$0.hasSuffix(".h") }.map(Self.isCPlusPlus)).union([false])
    let stubs = languages.compactMap { isCPlusPlus in
      PrecompiledStub(library: library, isCPlusPlus: isCPlusPlus).map { (isCPlusPlus, $0) }
    }
    precompiledStubs = Dictionary(stubs, uniquingKeysWith: { first, _ in first })
    overlay = Overlay(project, others: Dictionary(stubs.map { ($1.path, $1.file.path) }, uniquingKeysWith: { first, _ in first }))
    headerNames = Set(overlay.headers.keys.filter { !$0.contains("/") && $0.hasSuffix(".h") })
    overlayFile = try UnnamedFile(overlay.json)
    for isCPlusPlus in languages where !canParse(isCPlusPlus) { precompiledStubs[isCPlusPlus] = nil }
  }

  /// Whether the text of the stub need not be read for each source.
  package var hasPrecompiledStub: Bool { !precompiledStubs.isEmpty }

  /// Whether clang reads what was made for it.
  private func canParse(_ isCPlusPlus: Bool) -> Bool {
    let path = isCPlusPlus ? "/uilint/UILintTrial.mm" : "/uilint/UILintTrial.m"
    let unit = try? parse(path, contents: Array("extern UIViewController *controller;\n".utf8), purpose: .headers(declaredClasses: []))
    return unit?.diagnostics.isEmpty ?? false
  }

  /// What a source is parsed for.
  package enum Purpose: Sendable {
    /// A `.m` or `.mm`, with the bodies of its methods.
    case source
    /// A `.m` or `.mm` without the bodies of its methods.
    case sourceDeclarations
    /// A header and what it includes: no bodies, but nullability. The classes that the project declares are not made up.
    case headers(declaredClasses: Set<String>)
  }

  /// Parses a source until nothing new is learned from clang's errors, four times at most. The last parse is given back.
  ///
  /// - Parameter path: absolute; the file need not exist.
  package func parse(_ path: String, contents: [UInt8], purpose: Purpose = .source) throws(ClangParseError) -> TranslationUnit {
    let isCPlusPlus = Self.isCPlusPlus(path)
    var declaredClasses: Set<String> = [], headers: Set<String> = headerNames
    var options: ParseOptions = [.preprocessingRecord, .keepGoing, .attributedTypes]
    // Swift sees headers without the prefix header.
    var prefix = prefixHeader(for: path)
    switch purpose {
    case .source: break
    case .sourceDeclarations: options.insert(.skipFunctionBodies)
    case .headers(let declared):
      declaredClasses = declared
      headers = []
      prefix = nil
      options.insert(.skipFunctionBodies)
    }
    var synthesizer = Synthesizer(isCPlusPlus: isCPlusPlus, declaredClasses: declaredClasses, headers: headers)
    let arguments = arguments(isCPlusPlus: isCPlusPlus, prefixHeader: prefix), stub = precompiledStubs[isCPlusPlus] == nil ? [Stub.file] : []
    var round = 1
    while true {
      let files = stub + [
        UnsavedFile(path: Synthesizer.path, text: synthesizer.text),
        UnsavedFile(path: Synthesizer.importsPath, text: synthesizer.importsText), UnsavedFile(path: path, contents: contents),
      ]
      let unit = try library.parse(path, arguments: arguments, unsavedFiles: files, options: options)
      if round == Self.maximumRounds || !synthesizer.learn(from: unit) { return unit }
      round += 1
    }
  }

  package static func isCPlusPlus(_ path: String) -> Bool { path.hasSuffix(".mm") || path.hasSuffix(".hpp") || path.hasSuffix(".hh") }

  private func arguments(isCPlusPlus: Bool, prefixHeader: String?) -> [String] {
    let stub = precompiledStubs[isCPlusPlus].map { ["-include-pch", $0.path] } ?? ["-include", Stub.path]
    let files = ["-ivfsoverlay", overlayFile.path, "-I", Overlay.headerFolder] + stub + ["-include", Synthesizer.path]
    let prefix = prefixHeader.map { ["-include", $0] } ?? []
    return Self.language(isCPlusPlus: isCPlusPlus, isHeader: false) + Self.commonArguments + files + prefix + ["-include", Synthesizer.importsPath]
  }

  static func language(isCPlusPlus: Bool, isHeader: Bool) -> [String] {
    let suffix = isHeader ? "-header" : ""
    return isCPlusPlus ? ["-x", "objective-c++" + suffix, "-std=gnu++17", "-nostdinc++"] : ["-x", "objective-c" + suffix, "-std=gnu11"]
  }

  /// Without ARC a message that no declaration knows is a warning, with it an error. Ownership is read from the attributes anyway.
  static let commonArguments = [
    "-target", "arm64-apple-ios17.0", "-nostdinc", "-fblocks", "-fno-objc-arc", "-fobjc-weak", "-fno-modules", "-ferror-limit=0", "-fno-spell-checking",
    "-Wno-everything",
  ]

  /// The prefix header whose folder has most in common with the source's.
  private func prefixHeader(for path: String) -> String? {
    let parts = path.split(separator: "/")
    var best: (path: String, common: Int)?
    for header in project.prefixHeaders.map(project.absolute) where overlay.files[header] != nil && header != path {
      let common = zip(parts, header.split(separator: "/")).prefix { $0 == $1 }.count
      if best.map({ common > $0.common }) ?? true { best = (header, common) }
    }
    return best?.path
  }
}

extension ClangParser {
  /// What clang says of a source or a header of the project.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the project's root.
  ///   - contents: the text, which is what the offsets refer to; read from disk when nil.
  package func facts(for path: String, contents: [UInt8]? = nil, detail: ClangFacts.Detail) throws -> ClangFacts {
    let path = project.absolute(path)
    let bytes = try contents ?? Self.read(overlay.files[path])
    let unit = try parse(path, contents: bytes, purpose: detail == .expressions ? .source : .sourceDeclarations)
    return FactsBuilder(unit: unit, bytes: bytes).build()
  }

  private static func read(_ path: String?) throws -> [UInt8] {
    guard let path else { throw ClangParseError.unreadable }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
