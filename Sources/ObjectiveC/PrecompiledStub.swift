import Foundation

/// The stub as clang's precompiled header: reading its text costs as much as all the rest of a parse.
///
/// It is made by this process for itself and has no name any more when it is used. None is ever taken from a project: clang trusts what is in one.
struct PrecompiledStub {
  /// Where clang finds it in the overlay.
  let path: String
  let file: UnnamedFile

  /// nil when libclang cannot make one, or cannot read what it made; then the text has to do.
  init?(library: Libclang, isCPlusPlus: Bool) {
    path = isCPlusPlus ? "/uilint/UILintStub.mm.pch" : "/uilint/UILintStub.m.pch"
    var folder = UnnamedFile.template
    guard mkdtemp(&folder) != nil else { return nil }
    defer { rmdir(folder) }
    let name = String(decoding: folder.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/stub.pch"
    let arguments = ClangParser.language(isCPlusPlus: isCPlusPlus, isHeader: true) + ClangParser.commonArguments
    guard let unit = try? library.parse(Stub.path, arguments: arguments, unsavedFiles: [Stub.file], options: .precompiled) else { return nil }
    defer { unlink(name) }
    guard unit.diagnostics.isEmpty, library.api.clang_saveTranslationUnit(unit.raw, name, 0) == 0, let file = try? UnnamedFile(adopting: name) else { return nil }
    self.file = file
  }
}
