import Foundation
import Syntax
import Testing

/// Mutated and truncated Objective-C sources through the parser.
@Suite struct ObjectiveCFuzzTests {
  @Test func mutatedSourcesGiveATree() throws {
    try #require(!Corpus.objectiveC.isEmpty)
    let context = ParserContext()
    try FuzzTarget.objectiveC.run(3000, odd: Mutator.oddObjectiveC) { mutator in
      let base = Corpus.objectiveC[mutator.next(Corpus.objectiveC.count)], other = Corpus.objectiveC[mutator.next(Corpus.objectiveC.count)]
      return Self.problem(mutator.mutate(base, with: other), context)
    }
  }

  @Test func truncatedSourcesGiveATree() throws {
    let context = ParserContext()
    for bytes in Corpus.objectiveC.prefix(4) {
      for length in stride(from: 0, to: bytes.count, by: 3) {
        let problem = Self.problem(Array(bytes[..<length]), context)
        try #require(problem == nil, "\(length) bytes: \(problem ?? "")")
      }
    }
  }

  /// What is wrong with the tree of a text, if anything.
  private static func problem(_ bytes: [UInt8], _ context: ParserContext) -> String? {
    let clock = ProcessorClock()
    let tree = context.parseObjectiveC(SourceText(bytes))
    // A hundred times what is usual.
    let elapsed = clock.seconds
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
