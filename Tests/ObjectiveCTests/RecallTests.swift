import Foundation
import ObjectiveCSupport
import Semantics
import Testing

/// How much of a source is recovered of which neither the SDK, nor the pods, nor the generated header is there. A version of clang that says its
/// errors in other words would show here.
@Suite(.enabled(if: !libraries.isEmpty, "libclang is not installed")) struct RecallTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recall")

  /// In the sources of the folder every `[` that does not follow a word, a bracket or an `@` starts a message.
  private func messages(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { index in
      guard bytes[index] == UInt8(ascii: "["), index > 0 else { return false }
      let previous = bytes[index - 1]
      return !(previous == UInt8(ascii: "@") || previous == UInt8(ascii: "]") || previous == UInt8(ascii: "_") || Character(UnicodeScalar(previous)).isLetter)
    }
  }

  @Test(arguments: libraries.indices) func nearlyAllMessagesHaveAReceiver(_ index: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    let project = ClangProject(root: Self.folder.path, files: names, prefixHeaders: names.filter { $0.hasSuffix(".pch") })
    let parser = try ClangParser(library: libraries[index], project: project)
    #expect(parser.hasPrecompiledStub)
    var written = 0, recovered = 0, typed = 0
    for name in names where name.hasSuffix(".m") || name.hasSuffix(".mm") {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      let facts = try parser.facts(for: name, detail: .expressions)
      for offset in messages(bytes) where !facts.isInactive(offset) {
        written += 1
        if facts.message(at: offset) != nil { recovered += 1 }
        if let type = facts.receiver(at: offset), type.className != nil || type.isClass || type.isProtocolType { typed += 1 }
      }
    }
    #expect(written > 60)
    #expect(recovered * 100 >= written * 98, "\(recovered) of \(written)")
    #expect(typed * 100 >= written * 80, "\(typed) of \(written)")
  }
}
