import Foundation
import ObjectiveCSupport
import Testing

/// What fixes make of Objective-C is read by clang with no more errors than what it was made of.
@Suite(.enabled(if: !libraries.isEmpty, "libclang is not installed")) struct FixedFixturesTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/UIKit")

  @Test(arguments: libraries.indices) func fixesAddNoError(_ index: Int) throws {
    let names = (FileManager.default.enumerator(atPath: Self.fixtures.path)?.compactMap { $0 as? String } ?? []).sorted()
    let parser = try ClangParser(library: libraries[index], project: ClangProject(root: Self.fixtures.path, files: names.filter { $0.hasSuffix(".h") }, prefixHeaders: []))
    func errors(_ name: String) throws -> Int {
      let url = Self.fixtures.appendingPathComponent(name)
      return try parser.parse(url.path, contents: [UInt8](try Data(contentsOf: url))).diagnostics.count
    }
    let fixed = names.filter { $0.hasSuffix(".fixed.m") || $0.hasSuffix(".unsafe.m") }
    #expect(!fixed.isEmpty)
    for name in fixed {
      let original = name.replacingOccurrences(of: ".fixed.m", with: ".m").replacingOccurrences(of: ".unsafe.m", with: ".m")
      #expect(try errors(name) <= errors(original), "\(name)")
    }
  }
}
