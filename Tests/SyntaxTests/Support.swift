import Foundation
import Syntax

/// Sources that hold most of what the parser reads.
enum Samples {
  static let objectiveC: [[UInt8]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples/ObjectiveC")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { FileManager.default.contents(atPath: folder.appendingPathComponent($0).path).map { Array($0) } }
  }()
}

func objectiveC(_ text: String) -> SyntaxTree { ParserContext().parseObjectiveC(SourceText(text)) }

extension SyntaxTree {
  var messages: [ObjCMessage] { nodes(.objcMessage).compactMap(ObjCMessage.init) }
  var methods: [ObjCMethod] { nodes(.objcMethod).compactMap(ObjCMethod.init) }
  var selectors: [String] { messages.map(\.selector) }
}

/// The tree of statements in a method's body, which must be kept while its nodes are used.
struct Body {
  let tree: SyntaxTree
  var statements: [Node] { tree.methods.first?.statements ?? [] }
  var kinds: [NodeKind] { statements.map(\.kind) }
  var first: Node? { statements.first }

  init(_ text: String) { tree = objectiveC("@implementation A\n- (void)run {\n\(text)\n}\n@end\n") }
}
