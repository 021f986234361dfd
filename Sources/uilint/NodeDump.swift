import Syntax

extension StructureDump {
  /// The nodes of a tree, one a line, indented by depth: `kind start end first-line`.
  static func nodes(of tree: SyntaxTree) -> String {
    var lines: [String] = []
    var depths = [Int](repeating: 0, count: max(1, tree.nodeCount))
    for index in 0..<tree.nodeCount {
      let node = Node(tree, index)
      if let parent = node.parent { depths[index] = depths[parent.index] + 1 }
      let text = tree.text.string(node.start..<min(node.end, node.start + 60)).prefix { !$0.isNewline }
      lines.append(String(repeating: "  ", count: depths[index]) + "\(node.kind) \(node.start) \(node.end) \(text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
