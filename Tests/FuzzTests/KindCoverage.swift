import Syntax

/// Which kinds of tokens and nodes sources have: where mutations start, and what they have reached.
struct KindCoverage {
  private var tokens = Set<TokenKind>()
  private var nodes = Set<NodeKind>()
  /// For each kind of node, in a fixed order, the sources that have it.
  private var sources: [[Int]] = []
  private let corpus: [[UInt8]]

  init(_ corpus: [[UInt8]], _ context: ParserContext) {
    self.corpus = corpus
    var byKind: [UInt8: [Int]] = [:]
    for (index, bytes) in corpus.enumerated() {
      let tree = context.parse(SourceText(bytes))
      for kind in Set((0..<tree.nodeCount).map { Node(tree, $0).kind }) { byKind[kind.rawValue, default: []].append(index) }
    }
    sources = byKind.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A source to start from: half of the time one with a kind of node that was drawn, so that the rare kinds come as often as the common.
  func source(_ mutator: inout Mutator) -> [UInt8] {
    if mutator.next(2) == 0 || sources.isEmpty { return corpus[mutator.next(corpus.count)] }
    let having = sources[mutator.next(sources.count)]
    return corpus[having[mutator.next(having.count)]]
  }

  mutating func note(_ tree: SyntaxTree) {
    for token in 0..<tree.tokenCount { tokens.insert(tree.kind(ofToken: token)) }
    for node in 0..<tree.nodeCount { nodes.insert(Node(tree, node).kind) }
  }

  /// How many of the kinds that Swift has were met, and which never.
  var summary: String {
    let allTokens = (0...UInt8.max).compactMap(TokenKind.init(rawValue:)), allNodes = (0...UInt8.max).compactMap(NodeKind.init(rawValue:))
    let missing = allTokens.filter { !tokens.contains($0) }.map { "\($0)" } + allNodes.filter { !nodes.contains($0) }.map { "\($0)" }.filter { !$0.hasPrefix("objc") }
    return "\(tokens.count) kinds of tokens and \(nodes.count) of nodes; never \(missing.joined(separator: ", "))"
  }
}
