import Foundation
import Syntax
import Testing

/// Mutated and truncated Objective-C sources through the parser.
///
/// `UILINT_FUZZ_SECONDS` and `UILINT_FUZZ_SEED` as for Swift; `UILINT_FUZZ_OBJC_CORPUS` names a folder of further sources.
@Suite struct ObjectiveCFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let corpus: [[UInt8]] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folders: [String?] = [root.appendingPathComponent("Tests/Samples").path, root.appendingPathComponent("Fixtures").path, environment["UILINT_FUZZ_OBJC_CORPUS"]]
    let paths = folders.compactMap { $0 }.flatMap { FuzzTests.files($0, [".m", ".mm", ".h"]) }
    return paths.compactMap { FileManager.default.contents(atPath: $0).map { Array($0) } }.filter { !$0.isEmpty && $0.count < 60_000 }
  }()

  @Test func mutatedSourcesGiveATree() throws {
    try #require(!Self.corpus.isEmpty)
    let end = Date().addingTimeInterval(Self.environment["UILINT_FUZZ_SECONDS"].flatMap(Double.init) ?? 0)
    let first = Self.environment["UILINT_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let context = ParserContext()
    var seed = first
    while seed < first + 3000 || Date() < end {
      var mutator = Mutator(seed: seed, odd: Mutator.oddObjectiveC)
      let base = Self.corpus[mutator.next(Self.corpus.count)], other = Self.corpus[mutator.next(Self.corpus.count)]
      let bytes = mutator.mutate(base, with: other)
      if let path = Self.environment["UILINT_FUZZ_LAST"] { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
      let problem = Self.problem(bytes, context)
      #expect(problem == nil, "seed \(seed): \(problem ?? "")")
      if problem != nil { break }
      seed += 1
    }
  }

  @Test func truncatedSourcesGiveATree() throws {
    let context = ParserContext()
    for bytes in Self.corpus.prefix(4) {
      for length in stride(from: 0, to: bytes.count, by: 3) {
        let problem = Self.problem(Array(bytes[..<length]), context)
        try #require(problem == nil, "\(length) bytes: \(problem ?? "")")
      }
    }
  }

  /// What is wrong with the tree of a text, if anything.
  private static func problem(_ bytes: [UInt8], _ context: ParserContext) -> String? {
    let start = clock()
    let tree = context.parseObjectiveC(SourceText(bytes))
    // Processor time of all threads: a hundred times what is usual.
    let elapsed = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if elapsed > 1 + Double(bytes.count) * 2e-6 { return "parsing took \(elapsed) s for \(bytes.count) bytes" }
    if let problem = TreeInvariants.problem(tree) { return problem }
    let again = context.parseObjectiveC(SourceText(bytes))
    if again.nodeCount != tree.nodeCount || again.tokenCount != tree.tokenCount || again.errors.count != tree.errors.count { return "a second parse differs" }
    for index in 0..<tree.nodeCount { askViews(Node(tree, index)) }
    return nil
  }

  /// The views answer for any tree.
  private static func askViews(_ node: Node) {
    _ = ObjCMessage(node).map { ($0.selector, $0.arguments, $0.hasSelector("present:animated:"), $0.receiverName) }
    _ = ObjCMethod(node).map { ($0.selector, $0.className, $0.headRange, $0.parameters.map(\.typeText)) }
    _ = ObjCClassDeclaration(node).map { ($0.name, $0.superclass, $0.category, $0.protocols, $0.properties.map(\.name), $0.instanceVariables.map(\.name)) }
    _ = ObjCProperty(node).map { ($0.attributes, $0.typeText, $0.isBlock) }
    _ = ObjCBlock(node).map { ($0.consumer, $0.parameters) }
    _ = ObjCIf(node).map { ($0.branches.map(\.condition), $0.elseBody) }
    _ = (ObjCAssignment(node)?.value, ObjCVariable(node)?.declarators.map(\.value), ObjCFunction(node)?.parameters, Call(node)?.arguments)
    _ = (node.objcPath, node.objcImportPath, node.objcBodyStatement, node.objcStatement)
  }
}
