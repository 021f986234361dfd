import Syntax

/// The colours of code: from the tokens, so that what is a string or a comment is known and not guessed.
enum HTMLHighlighter {
  struct Color {
    let range: Range<Int>
    /// The name of the style's class.
    let name: String
  }

  /// The coloured ranges that touch `range`, in the order of the source and disjoint: O(tokens in the range + log tokens + comments).
  static func colors(in range: Range<Int>, of tree: SyntaxTree) -> [Color] {
    var colors: [Color] = []
    var token = max(0, tree.firstToken(atOrAfter: range.lowerBound) - 1)
    // Between its tokens a string is text.
    var stringStart: Int? = tree.node(around: range.lowerBound).kind == .stringLiteral ? range.lowerBound : nil
    while token < tree.tokenCount {
      let place = tree.range(ofToken: token)
      if place.lowerBound >= range.upperBound { break }
      switch tree.kind(ofToken: token) {
      case .stringStart, .interpolationEnd: stringStart = place.lowerBound
      case .stringEnd, .interpolationStart:
        colors.append(Color(range: min(stringStart ?? place.lowerBound, place.lowerBound)..<place.upperBound, name: "s"))
        stringStart = nil
      case let kind:
        if let name = name(kind, token, tree) { colors.append(Color(range: place, name: name)) }
      }
      token += 1
    }
    if let stringStart, stringStart < range.upperBound { colors.append(Color(range: stringStart..<range.upperBound, name: "s")) }
    for comment in tree.comments where comment.range.overlaps(range) { colors.append(Color(range: comment.range, name: "c")) }
    return colors.filter { !$0.range.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func name(_ kind: TokenKind, _ token: Int, _ tree: SyntaxTree) -> String? {
    // Behind a period every word is a name.
    let isMember = tree.kind(ofToken: token - 1) == .period
    switch kind {
    case .integerLiteral, .floatLiteral: return "n"
    case .regexLiteral: return "s"
    case .atSign: return "t"
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable: return "k"
    case .softSome, .softAny, .softAsync, .softAwait, .softLazy, .softWeak, .softMutating, .softFinal, .softOverride: return isMember ? nil : "k"
    case _ where kind.isReserved: return isMember && kind != .kwSelf && kind != .kwInit ? nil : "k"
    case .identifier:
      let first = tree.text[tree.range(ofToken: token).lowerBound]
      return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") ? "t" : nil
    default: return nil
    }
  }
}
