import Syntax

/// A few names, made to tell at little cost that a token is none of them: of the many tokens few have both the length and the first letter of one.
struct NameSet: Sendable {
  private let names: [StaticString]
  /// By length, a bit for each first letter that names of the length have.
  private let firstLetters: [UInt64]

  /// `names` are ASCII and shorter than 64 bytes.
  init(_ names: [StaticString]) {
    self.names = names
    var letters = [UInt64](repeating: 0, count: 64)
    for name in names where name.utf8CodeUnitCount > 0 && name.utf8CodeUnitCount < 64 { letters[name.utf8CodeUnitCount] |= Self.bit(name.utf8Start[0]) }
    firstLetters = letters
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// The position of the name that the token is.
  func index(of token: Int, in tree: SyntaxTree) -> Int? {
    let length = tree.range(ofToken: token).count
    guard length < 64, firstLetters[length] & Self.bit(tree.firstByte(ofToken: token)) != 0 else { return nil }
    return names.firstIndex { tree.token(token, is: $0) }
  }

  func contains(_ token: Int, in tree: SyntaxTree) -> Bool { index(of: token, in: tree) != nil }

  /// Whether the callee is one of the names.
  func contains(_ call: Call) -> Bool { contains(call.nameToken, in: call.tree) }

  /// Whether the member or the variable that the node names is one of them.
  func contains(_ node: Node) -> Bool { contains(node.memberNameToken ?? node.identifierToken, in: node.tree) }
}
