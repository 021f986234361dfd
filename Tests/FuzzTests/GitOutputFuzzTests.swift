@testable import Configuration
import Foundation
import Syntax
import Testing

/// Mutated outputs of git through what reads them.
@Suite struct GitOutputFuzzTests {
  private static let old = String(repeating: "a1", count: 20), new = String(repeating: "b2", count: 20), none = String(repeating: "0", count: 40)
  private static let outputs = [
    ":100644 100644 \(old) \(new) M\0Sources/A.swift\0:100644 100755 \(old) \(none) R087\0Old name.swift\0New\nname.swift\0:000000 100644 \(none) \(new) A\0é.swift\0:160000 160000 \(old) \(new) U\0Vendor\0",
    "100644 \(old) 0\tSources/A.swift\u{0}120000 \(new) 0\tLink.swift\u{0}100644 \(new) 2\tConflict.swift\u{0}100755 \(old) 0\ta\tb.swift\u{0}",
    "\(old) blob 5\nlet a\n\(new) blob 0\n\n\(none) missing\n", "a.swift\0b c.swift\0\n\0",
  ].map { Array($0.utf8) }
  private static let words = ["\0", "\t", "\n", " ", ":", "blob", "missing", "tree", "100644", "160000", "M", "R100", "C", "U", "-1", "4611686018427387904", old, none, ".swift"]

  @Test func outputsAreReadOrRefused() throws {
    try FuzzTarget.gitOutput.run(3000, odd: Mutator.odd(Self.words)) { mutator in
      let output = mutator.mutateBytes(Self.outputs[mutator.next(Self.outputs.count)], with: Self.outputs[mutator.next(Self.outputs.count)])
      let clock = ProcessorClock()
      if Git.raw(output).contains(where: { $0.path.isEmpty || $0.status.count != 1 || ($0.old?.isEmpty ?? false) }) { return "an entry without a path or a name" }
      if Git.objects(output, endings: [".swift"]).contains(where: { !$0.key.hasSuffix(".swift") || $0.value.isEmpty }) { return "an object without a path or a name" }
      do {
        let sum = try Git.texts(output).values.reduce(0) { $0 + $1.count }
        if sum > output.count { return "more text than output" }
      } catch {
        guard error is GitError else { return "\(error)" }
      }
      return clock.seconds > 0.5 + Double(output.count) * 2e-5 ? "reading \(output.count) bytes took \(clock.seconds) s" : nil
    }
  }

  @Test func outputsAreUnderstood() throws {
    let entries = Git.raw(Self.outputs[0])
    #expect(entries.map(\.path) == ["Sources/A.swift", "New\nname.swift", "é.swift", "Vendor"])
    #expect(entries.map(\.status) == ["M", "R", "A", "U"])
    #expect(entries.map(\.new) == [Self.new, nil, Self.new, Self.new])
    #expect(Git.objects(Self.outputs[1], endings: [".swift"]) == ["Sources/A.swift": Self.old, "a\tb.swift": Self.old])
    #expect(try Git.texts(Array(Self.outputs[2].dropLast(Self.none.count + 9)))[Self.old]?.bytes == Array("let a".utf8))
    #expect(throws: GitError.self) { try Git.texts(Self.outputs[2]) }
  }
}
