import Foundation
import Linting
@testable import ObjectiveCSupport
import Rules
import Semantics
import Syntax
import Testing

/// What a process that reads Objective-C answers, mutated: whatever was done to it, this process goes on.
@Suite struct ClangReplyFuzzTests {
  private static let source = Array("#import <UIKit/UIKit.h>\n@interface Garden : UIViewController\n@property (nonatomic, weak) UIView *bed;\n@end\n@implementation Garden\n- (void)viewDidAppear:(BOOL)animated { [self.bed removeFromSuperview]; }\n@end\n".utf8)

  private static let facts: ClangReply = .facts(
    ClangFacts(
      types: [.init(className: "Garden"), .init(className: nil, protocols: ["P"])], messages: [.init(offset: 200, receiver: 0, result: 1, arguments: [nil, 1], isDeclared: true)],
      accesses: [.init(offset: 206, receiver: 0, result: nil)], inactive: [3..<9, 20..<20],
      declarations: [.init(kind: .interface, name: "Garden", category: nil, offset: 24, protocols: []), .init(kind: .category, name: "Garden", category: "X", offset: 60, protocols: ["P"])],
      properties: [.init(owner: "Garden", name: "bed", offset: 90, ownership: .weak, type: 0, spelling: "UIView *", isReadonly: false, isClassProperty: false, isOutlet: false, isBlock: false)],
      ancestries: ["Garden": .init(superclasses: ["UIViewController", "UIResponder"], isComplete: true)]))

  private static let imported: ClangReply = {
    var declarations = ImportedDeclarations()
    let origin = ImportedOrigin(header: "a/B.h", offset: 3, line: 1)
    var garden = ImportedClass("Garden", objectiveCName: "ABCGarden", superclass: "Bed", protocols: ["Plant"], origin: origin)
    garden.properties = [ImportedProperty("beds", type: "[Set<Bed?>]", .nullable), ImportedProperty("kind", type: "Kind", .unspecified)]
    garden.methods = [ImportedMethod("loadFrom:error:", swiftName: "load(from:)"), ImportedMethod("init")]
    declarations.insert(garden)
    declarations.insert(ImportedClass("Bed", objectiveCName: "Bed", superclass: "Garden", origin: origin))
    declarations.insert(ImportedEnum("Kind", objectiveCName: "ABCKind", .options, cases: [.init("a", objectiveCName: "ABCKindA")], origin: origin))
    declarations.insert(ImportedTypedString("Name", objectiveCName: "ABCName", origin: origin))
    var category = ImportedCategory(of: "Garden", name: "X", origin: origin)
    category.properties = [ImportedProperty("size", type: "CGSize", .nonnull)]
    declarations.insert(category)
    return .imported(declarations)
  }()

  private static let swift = """
    import SwiftUI
    struct Rows: View {
      let garden: Garden
      @State private var bed = Bed()
      var body: some View { ForEach(garden.beds, id: \\.self) { bed in Text(bed.kind.a).sheet(item: $garden.size) { $0.beds.first?.kind } } }
    }
    """
  private static let words = ["{", "}", "[", "]", ",", ":", "\"", "null", "true", "\"_0\":", "\"facts\":", "\"imported\":", "\"failure\":", "\"Garden\"", "\"Bed\"", "\"[Garden]\"", "\"??\"", "\"]\"", "\"[\"", "\"\"", "[9,3]", "1e3", "\\u0000", "\\ud800"]

  /// Foundation's reader ends the process on some depths.
  @Test func deepAnswersAreRefused() {
    for depth in [257, 511, 512, 513, 514, 100_000] {
      #expect(throws: (any Error).self) { let _: ClangReply = try ClangPool.decode(Array(repeating: UInt8(ascii: "["), count: depth)) }
    }
  }

  @Test func answersAreReadOrRefused() throws {
    let texts = try [Self.facts, Self.imported, ClangReply.failure(.unreadable)].map { Array(try JSONEncoder().encode($0)) }
    let context = ParserContext()
    let objectiveC = Linter.Unit(SourceFile(path: "Garden.m", tree: context.parseObjectiveC(SourceText(Self.source))))
    let swift = Linter.Unit(SourceFile(path: "Rows.swift", tree: context.parse(SourceText(Self.swift))))
    try FuzzTarget.clangReplies.run(500, odd: Mutator.odd(Self.words)) { mutator in
      let bytes = mutator.mutateBytes(texts[mutator.next(texts.count)], with: texts[mutator.next(texts.count)])
      let clock = ProcessorClock()
      guard let reply: ClangReply = try? ClangPool.decode(bytes) else { return nil }
      switch reply {
      case .facts(let facts):
        for offset in [-1, 0, 200, 206, Int.max] { _ = (facts.message(at: offset), facts.access(at: offset), facts.receiver(at: offset), facts.isInactive(offset)) }
        _ = FuzzTests.LintCheck.linter.with(imported: ImportedDeclarations(), clangFacts: { _ in facts }).check([objectiveC])
      case .imported(let found):
        var merged = ImportedDeclarations()
        merged.merge(found)
        merged.merge(found)
        _ = FuzzTests.LintCheck.linter.with(imported: merged, clangFacts: nil).check([swift])
      case .failure: return nil
      }
      return clock.seconds > 2 ? "\(bytes.count) bytes took \(clock.seconds) s" : nil
    }
  }

  /// A child that says anything, stops in the middle, or says nothing at all costs no more than its deadline.
  @Test func anyChildIsSurvived() throws {
    // As the program does: a child that is gone is an error of the write, no signal.
    signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-fuzz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let child = folder + "/child", answer = folder + "/answer"
    let ends = ["", "exec sleep 5\n", "exec cat >/dev/null\n", "kill -9 $$\n"]
    let greeting = Array(try JSONEncoder().encode(ClangPool.Availability.found(path: "/x", version: "14"))), reply = Array(try JSONEncoder().encode(Self.facts))
    let sizes = [[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x10, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]].map { $0.map { UInt8($0) } }
    let context = ParserContext()
    let file = SourceFile(path: "Garden.m", tree: context.parseObjectiveC(SourceText(Self.source)))
    try FuzzTarget.clangChildren.run(40, odd: Mutator.odd(Self.words) + sizes) { mutator in
      var bytes = Frame.header(greeting.count) + greeting
      var second = Frame.header(reply.count) + reply
      if mutator.next(3) == 0 { second = mutator.mutateBytes(second, with: bytes) }
      if mutator.next(3) == 0 { second.replaceSubrange(0..<min(8, second.count), with: sizes[mutator.next(sizes.count)]) }
      bytes += second
      if mutator.next(3) == 0 { bytes = mutator.mutateBytes(bytes, with: second) }
      try Data(bytes).write(to: URL(fileURLWithPath: answer))
      _ = FileManager.default.createFile(atPath: child, contents: Data("#!/bin/sh\ncat '\(answer)'\n\(ends[mutator.next(ends.count)])".utf8), attributes: [.posixPermissions: 0o700])
      let start = ContinuousClock.now
      let pool = ClangPool(project: ClangProject(root: folder, files: ["Garden.m"], prefixHeaders: []), options: .init(executable: child, seconds: 0.2, environment: ["PATH": "/usr/bin:/bin"]))
      for _ in 0..<3 { _ = (pool.availability(), pool.facts(of: file, at: folder + "/Garden.m"), pool.failures, pool.wasMissed) }
      // Four deadlines at most, on however busy a machine.
      return ContinuousClock.now - start > .seconds(20) ? "a child was waited for too long" : nil
    }
  }
}
