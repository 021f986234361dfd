/// The characters around a place in a source, as far as they say what kind of name stands there.
struct Surroundings {
  let bytes: [UInt8]
  /// Where the name starts.
  let offset: Int

  enum Usage {
    /// `[Name message]`
    case messageReceiver
    /// `(Name *)x`
    case cast
    /// `Name *x`
    case pointerDeclaration
    /// `Name x`
    case declaration
    /// `name(…)`
    case call
    /// `name.x`, `name->x`
    case member
    /// `name[…]`
    case subscripted
    /// `@[name]`, `@{name: …}`
    case collectionElement
    case other
  }

  var usage: Usage {
    let after = skipSpace(wordEnd), next = byte(after)
    if next == UInt8(ascii: "(") { return .call }
    if next == UInt8(ascii: ".") || (next == UInt8(ascii: "-") && byte(after + 1) == UInt8(ascii: ">")) { return .member }
    let before = skipSpaceBackwards(offset), previous = byte(before - 1)
    if next == UInt8(ascii: "*") {
      let following = byte(skipSpace(after + 1))
      if following == UInt8(ascii: ")"), previous == UInt8(ascii: "(") { return .cast }
      if following.map(Self.isWord) == true, previous == UInt8(ascii: ";") || previous == UInt8(ascii: "{") || previous == UInt8(ascii: "}")
        || previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",") || previous.map(Self.isWord) == true
      { return .pointerDeclaration }
    }
    if next == UInt8(ascii: "<"), previous != UInt8(ascii: "("), byte(before - 2) != UInt8(ascii: "=") { return .pointerDeclaration }
    if next.map(Self.isWord) == true {
      if previous == UInt8(ascii: "["), byte(before - 2) != UInt8(ascii: "@") { return .messageReceiver }
      // Not `style:Name handler:…`, nor anything else in the middle of an expression.
      let startsStatement = previous == nil || [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")")].contains(previous)
      return after > wordEnd && startsStatement ? .declaration : .other
    }
    if next == UInt8(ascii: "[") { return .subscripted }
    if previous == UInt8(ascii: "["), byte(before - 2) == UInt8(ascii: "@") { return .collectionElement }
    if previous == UInt8(ascii: "{"), byte(before - 2) == UInt8(ascii: "@") { return .collectionElement }
    return .other
  }

  /// The identifier at the place.
  var word: String { String(decoding: bytes[min(offset, bytes.count)..<wordEnd], as: UTF8.self) }

  var isFollowedByStar: Bool { byte(skipSpace(wordEnd)) == UInt8(ascii: "*") }
  var isFollowedByAngle: Bool { byte(skipSpace(wordEnd)) == UInt8(ascii: "<") }
  var isFollowedByCall: Bool { byte(skipSpace(wordEnd)) == UInt8(ascii: "(") }
  /// `NSArray<Name>`: not a class without a star, but a class is what makes the rest readable.
  var isTypeArgument: Bool { byte(skipSpaceBackwards(offset) - 1) == UInt8(ascii: "<") }

  /// The last name of an expression like `a.b.c(`: what is called, or what has no such type.
  ///
  /// The place may be the start of the expression or the operator behind it.
  var lastWordOfPostfix: String {
    var position = offset
    if byte(position).map(Self.isWord) != true {
      let end = skipSpaceBackwards(position)
      var start = end
      while byte(start - 1).map(Self.isWord) == true { start -= 1 }
      return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }
    var word = position..<position
    while byte(position).map(Self.isWord) == true {
      var end = position
      while byte(end).map(Self.isWord) == true { end += 1 }
      word = position..<end
      guard byte(end) == UInt8(ascii: "."), byte(end + 1).map(Self.isWord) == true else { break }
      position = end + 1
    }
    return String(decoding: bytes[word], as: UTF8.self)
  }

  /// The names that follow with dots, `b` and `c` of `a.b(x).c[0]`, and whether each is called.
  var followingMembers: [(name: String, isCalled: Bool)] {
    var members: [(name: String, isCalled: Bool)] = []
    var position = wordEnd
    while members.count < 16 {
      position = skipSpace(position)
      while let open = byte(position), open == UInt8(ascii: "(") || open == UInt8(ascii: "[") {
        guard let close = closing(position) else { return members }
        position = skipSpace(close + 1)
      }
      guard byte(position) == UInt8(ascii: ".") else { return members }
      position = skipSpace(position + 1)
      let member = Surroundings(bytes: bytes, offset: position)
      guard byte(position).map(Self.isWord) == true else { return members }
      members.append((member.word, member.isFollowedByCall))
      position = member.wordEnd
    }
    return members
  }

  /// `a` where the place is `b` of `x.a.b`; empty without a dot.
  var previousMember: String {
    let dot = skipSpaceBackwards(offset) - 1
    guard byte(dot) == UInt8(ascii: ".") else { return "" }
    let end = skipSpaceBackwards(dot)
    var start = end
    while byte(start - 1).map(Self.isWord) == true { start -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// The bracket that closes the one at a place; nil when it is far away. Strings and comments are not looked at: this is a guess.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<min(open + 4_000, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  static func isWord(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private var wordEnd: Int {
    var end = min(offset, bytes.count)
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private func skipSpace(_ index: Int) -> Int {
    var index = index
    while let byte = byte(index), byte == 32 || (9...13).contains(byte) { index += 1 }
    return index
  }

  private func skipSpaceBackwards(_ index: Int) -> Int {
    var index = min(index, bytes.count)
    while let byte = byte(index - 1), byte == 32 || (9...13).contains(byte) { index -= 1 }
    return index
  }
}
