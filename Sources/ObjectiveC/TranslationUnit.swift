import CLibclang

/// A file that stands in memory instead of on disk.
package struct UnsavedFile: Sendable {
  package let path: String
  package let contents: [UInt8]

  package init(path: String, contents: [UInt8]) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, text: String) { self.init(path: path, contents: Array(text.utf8)) }
}

/// What libclang is asked to keep of a parse.
package struct ParseOptions: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ flag: CXTranslationUnit_Flags) { self.init(rawValue: UInt32(flag.rawValue)) }

  /// Preprocessor records; without them the ranges of inactive `#if` are not known.
  package static let preprocessingRecord = ParseOptions(CXTranslationUnit_DetailedPreprocessingRecord)
  /// For headers: the bodies of functions are not looked at.
  package static let skipFunctionBodies = ParseOptions(CXTranslationUnit_SkipFunctionBodies)
  /// Goes on after a fatal error; without it, what follows a missing header has no diagnostics.
  package static let keepGoing = ParseOptions(CXTranslationUnit_KeepGoing)
  /// For a header that is precompiled.
  static let precompiled: ParseOptions = [
    ParseOptions(CXTranslationUnit_Incomplete), ParseOptions(CXTranslationUnit_ForSerialization), .preprocessingRecord,
  ]
  /// Types keep their attributes, nullability among them.
  package static let attributedTypes = ParseOptions(CXTranslationUnit_IncludeAttributedTypes)
}

/// Why libclang gave no translation unit.
package enum ClangParseError: Error, Sendable {
  case failed, crashed, invalidArguments, unreadable

  init(_ code: CXErrorCode) {
    switch code {
    case CXError_Crashed: self = .crashed
    case CXError_InvalidArguments: self = .invalidArguments
    case CXError_ASTReadError: self = .unreadable
    default: self = .failed
    }
  }
}

/// One parsed source with all that it includes. Cursors and types keep it alive; it frees what libclang made for it.
///
/// Not for more than one thread at a time.
package final class TranslationUnit {
  let library: Libclang
  let raw: CXTranslationUnit
  private let index: CXIndex
  /// The path that was parsed.
  package let path: String
  let mainFile: CXFile?

  fileprivate init(library: Libclang, index: CXIndex, raw: CXTranslationUnit, path: String) {
    self.library = library
    self.index = index
    self.raw = raw
    self.path = path
    self.mainFile = library.api.clang_getFile(raw, path)
  }

  deinit {
    library.api.clang_disposeTranslationUnit(raw)
    library.api.clang_disposeIndex(index)
  }

  /// The root of all declarations.
  package var cursor: Cursor { Cursor(raw: library.api.clang_getTranslationUnitCursor(raw), unit: self) }

  /// What clang complains of, in the order of the text; texts are in English and may quote the source.
  package var diagnostics: [ClangDiagnostic] {
    (0..<library.api.clang_getNumDiagnostics(raw)).compactMap { position in
      guard let diagnostic = library.api.clang_getDiagnostic(raw, position) else { return nil }
      defer { library.api.clang_disposeDiagnostic(diagnostic) }
      let severity = library.api.clang_getDiagnosticSeverity(diagnostic)
      guard severity.rawValue >= CXDiagnostic_Error.rawValue else { return nil }
      return ClangDiagnostic(
        text: library.take(library.api.clang_getDiagnosticSpelling(diagnostic)),
        location: location(library.api.clang_getDiagnosticLocation(diagnostic)))
    }
  }

  /// The bytes of a file that takes part in the parse, copied.
  package func contents(of file: ClangFile) -> [UInt8] {
    var size = 0
    guard let bytes = library.api.clang_getFileContents(raw, file.raw, &size), size > 0 else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: size))
  }

  /// Where the preprocessor skipped code of the main file: byte offsets from a `#if`, `#elif` or `#else` to the directive that ends it.
  package var skippedRanges: [Range<Int>] {
    guard let mainFile, let list = library.api.clang_getSkippedRanges(raw, mainFile) else { return [] }
    defer { library.api.clang_disposeSourceRangeList(list) }
    return (0..<Int(list.pointee.count)).compactMap { position in
      let range = list.pointee.ranges[position]
      let start = location(library.api.clang_getRangeStart(range)), end = location(library.api.clang_getRangeEnd(range))
      return start.offset < end.offset ? start.offset..<end.offset : nil
    }
  }

  /// Where a location stands in a file: for a macro's argument where the argument is written, for the rest of an expansion where the macro is used.
  func location(_ raw: CXSourceLocation) -> ClangLocation {
    var file: CXFile?
    var offset: UInt32 = 0, line: UInt32 = 0
    library.api.clang_getFileLocation(raw, &file, &line, nil, &offset)
    return ClangLocation(
      file: file.map { ClangFile(raw: $0, unit: self) }, line: Int(line), offset: Int(offset), isInMainFile: file != nil && file == mainFile)
  }
}

/// A file of a translation unit.
package struct ClangFile: Hashable {
  let raw: CXFile
  let unit: TranslationUnit

  package var path: String { unit.library.take(unit.library.api.clang_getFileName(raw)) }

  package static func == (left: ClangFile, right: ClangFile) -> Bool { left.raw == right.raw }
  package func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}

/// A place in a file.
package struct ClangLocation {
  package let file: ClangFile?
  /// From 1.
  package let line: Int
  /// In bytes, from 0.
  package let offset: Int
  package let isInMainFile: Bool
}

/// An error that clang reports.
package struct ClangDiagnostic {
  package let text: String
  package let location: ClangLocation
}

extension Libclang {
  /// Parses one source. The arguments are those of clang's command line, without a program's name and without the source.
  ///
  /// Throws when libclang gives no unit, which it does give for sources with errors. Some inputs end or hang the process: what others wrote is to be
  /// parsed in a process of its own.
  package func parse(_ path: String, arguments: [String], unsavedFiles: [UnsavedFile], options: ParseOptions) throws(ClangParseError) -> TranslationUnit {
    // What a precompiled header declares is not visited, only referred to.
    guard let index = api.clang_createIndex(1, 0) else { throw .failed }
    var unit: CXTranslationUnit?
    let code = withCStrings(arguments) { arguments in
      withUnsaved(unsavedFiles) { files in
        api.clang_parseTranslationUnit2(
          index, path, arguments.baseAddress, Int32(arguments.count), files.baseAddress, UInt32(files.count), options.rawValue, &unit)
      }
    }
    guard code == CXError_Success, let unit else {
      if let unit { api.clang_disposeTranslationUnit(unit) }
      api.clang_disposeIndex(index)
      throw ClangParseError(code)
    }
    return TranslationUnit(library: self, index: index, raw: unit, path: path)
  }
}

private func withCStrings<Result>(_ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result) -> Result {
  let copies = strings.map(copyCString)
  defer { copies.forEach { $0.deallocate() } }
  return copies.map { Optional($0) }.withUnsafeBufferPointer(body)
}

private func copyCString(_ string: String) -> UnsafePointer<CChar> {
  let bytes = string.utf8CString
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  _ = bytes.withUnsafeBufferPointer { UnsafeMutableBufferPointer(start: copy, count: bytes.count).update(fromContentsOf: $0) }
  return UnsafePointer(copy)
}

/// libclang copies names and contents, so they live only as long as the call.
private func withUnsaved<Result>(_ files: [UnsavedFile], _ body: (UnsafeMutableBufferPointer<CXUnsavedFile>) -> Result) -> Result {
  var raw: [CXUnsavedFile] = files.map { file in
    let contents = UnsafeMutablePointer<CChar>.allocate(capacity: file.contents.count + 1)
    file.contents.withUnsafeBytes { UnsafeMutableRawPointer(contents).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(contents), byteCount: $0.count) }
    contents[file.contents.count] = 0
    return CXUnsavedFile(Filename: copyCString(file.path), Contents: UnsafePointer(contents), Length: UInt(file.contents.count))
  }
  defer {
    for file in raw {
      file.Filename?.deallocate()
      file.Contents?.deallocate()
    }
  }
  return raw.withUnsafeMutableBufferPointer { body($0) }
}
