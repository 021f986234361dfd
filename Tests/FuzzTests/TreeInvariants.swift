import Syntax

/// What holds for every tree, whatever the bytes.
enum TreeInvariants {
  static func problem(_ tree: SyntaxTree) -> String? {
    var last = 0
    for token in 0..<tree.tokenCount {
      let range = tree.range(ofToken: token)
      if range.lowerBound < last || range.upperBound < range.lowerBound || range.upperBound > tree.text.count { return "token \(token) overlaps or lies outside" }
      // Every byte between two tokens is blank, a comment, or was reported.
      if let problem = gapProblem(last..<range.lowerBound, tree) { return problem }
      last = range.upperBound
    }
    if last != tree.text.count { return "bytes after the last token" }
    for position in 0..<tree.nodeCount {
      let node = Node(tree, position)
      if node.firstToken > node.endToken || node.endToken > tree.tokenCount { return "node \(position) (\(node.kind)) has tokens \(node.firstToken)..<\(node.endToken)" }
      if node.endIndex > tree.nodeCount { return "node \(position) reaches past the last node" }
      var token = node.firstToken
      for child in node.children {
        if child.parent != node { return "node \(child.index) has a wrong parent" }
        if child.firstToken < token || child.endToken > node.endToken { return "node \(child.index) (\(child.kind)) leaves its parent \(node.kind)" }
        token = max(token, child.endToken)
      }
    }
    return nil
  }

  private static func gapProblem(_ gap: Range<Int>, _ tree: SyntaxTree) -> String? {
    for offset in gap {
      switch tree.text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: continue
      // A line splice.
      case UInt8(ascii: "\\") where tree.language == .objectiveC: continue
      default:
        let isComment = tree.comments.contains { $0.range.contains(offset) }
        let isText = isInString(offset, tree)
        if !isComment && !isText && tree.errors.isEmpty && !(offset < 3 && tree.text[0] == 0xEF) { return "byte \(offset) belongs to nothing" }
      }
    }
    return nil
  }

  /// The text of a literal is the gap between its tokens.
  private static func isInString(_ offset: Int, _ tree: SyntaxTree) -> Bool {
    let next = tree.firstToken(atOrAfter: offset)
    let kind = tree.kind(ofToken: next)
    return kind == .stringEnd || kind == .interpolationStart
  }
}
