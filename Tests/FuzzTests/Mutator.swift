/// Changes sources the way typing, merging and cutting do, from a seed: the same seed gives the same texts.
struct Mutator {
  private var state: UInt64
  private let odd: [[UInt8]]

  init(seed: UInt64, odd: [[UInt8]] = Mutator.odd) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.odd = odd
  }

  /// A pseudo-random number below `limit` (xorshift64*).
  mutating func next(_ limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(1, limit)
  }

  static let odd: [[UInt8]] = [
    "\0", "`", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "#if A\n", "#endif\n", "#else\n", "<#", "#>", "{", "}", "(", ")", "[", "]", "<", ">", "case ",
    "let ", "func ", "@", "@a(", "#", "?", "!", ".", "..", "/", "/ a", "\r", "\r\n", ";", ",", ":", "::", "->", "in ", "async ", "try ", "some ",
    "<<<<<<< \n", ">>>>>>> \n", "0x", "1.", "$", "\u{201C}", ".sheet(isPresented: $x) { ", "@State private var x = 1\n", "if let x {", "self.",
  ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]

  /// What no text format expects: cut UTF-8, other encodings' marks, and what counts or separates lines for some and not for others.
  static let oddBytes: [[UInt8]] = [[0], [0xFF], [0xC3], [0xE2, 0x80], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0x0D], [0x0D, 0x0A], [0x0C], [0x1B]]
    + ["\u{85}", "\u{2028}", "e\u{301}", "\u{1F469}\u{200D}\u{1F467}", "\u{202E}", "-1", "0", "9223372036854775807", "9223372036854775808", "1e999", "0.0.0.0"].map { Array($0.utf8) }

  /// The words of a format that is no code, and what no text format expects.
  static func odd(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } + oddBytes }

  static let oddObjectiveC: [[UInt8]] = [
    "\0", "\"", "@\"", "'", "/*", "*/", "//", "\\\n", "\\", "#if A\n", "#if 0\n", "#if 1\n", "\n#else\n", "\n#elif B\n", "\n#endif\n", "\n#define A \\\n",
    "\n#import <a", "\n#pragma mark\n", "{", "}", "(", ")", "[", "]", "<", ">", "@[", "@{", "@(", "@", "^{", "^(int a) {", "^", "[self ", "[[a b] ", "case 1:",
    "default:", "else ", "if (a) ", "do ", "while (a)", "for (id a in b) ", "@end\n", "@implementation A\n", "@interface A : B\n", "@protocol A\n", "@try {",
    "- (void)a:(int)b ", "@property (weak) ", "struct A {", "enum {", "typedef ", "extern \"C\" {", "namespace a {", "template <", "operator", "R\"(", "L\"", "::",
    "->", "?", ":", ";", ",", "=", "*", "&&", "...", "\r", "\r\n", "return ", "goto ", "label: ", "__attribute__((a)) ", "MACRO(a) ", "a b ", "(a) b", "(int)",
  ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xEF, 0xBB, 0xBF]]

  /// One to four mutations of `bytes`, which may splice in a part of `other`.
  mutating func mutate(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var tokens = Self.pieces(bytes)
    for _ in 0..<[1, 1, 1, 2, 4][next(5)] where !tokens.isEmpty {
      let index = next(tokens.count)
      switch next(9) {
      case 0: tokens.remove(at: index)
      case 1: tokens.insert(tokens[index], at: index)
      case 2: tokens.swapAt(index, next(tokens.count))
      case 3: tokens.insert(odd[next(odd.count)][...], at: index)
      case 4: tokens.removeSubrange(index..<min(tokens.count, index + 1 + next(30)))
      case 5: tokens.removeSubrange(index...)
      case 6:
        let brackets = tokens.indices.filter { tokens[$0].count == 1 && "{}()[]\"".utf8.contains(tokens[$0].first ?? 0) }
        if !brackets.isEmpty { tokens.remove(at: brackets[next(brackets.count)]) }
      case 7:
        let count = 1 + next(40)
        for _ in 0..<count { tokens.insert(tokens[index], at: index) }
      default:
        let pieces = Self.pieces(other)
        guard !pieces.isEmpty else { continue }
        let start = next(pieces.count)
        tokens = Array(tokens[..<index]) + pieces[start..<min(pieces.count, start + 2000)]
      }
    }
    return Array(tokens.joined())
  }

  /// The same for formats that are no code, with single bytes changed as well.
  mutating func mutateBytes(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var result = next(4) == 0 ? bytes : mutate(bytes, with: other)
    for _ in 0..<next(4) where !result.isEmpty {
      let index = next(result.count)
      switch next(4) {
      case 0: result[index] ^= 1 << UInt8(next(8))
      case 1: result.remove(at: index)
      case 2: result.insert(UInt8(next(256)), at: index)
      default: result.removeSubrange(index..<min(result.count, index + 1 + next(16)))
      }
    }
    return result
  }

  /// Some of `atoms`, one after the other.
  mutating func join(_ atoms: [String], upTo count: Int) -> String { (0..<1 + next(count)).map { _ in atoms[next(atoms.count)] }.joined() }

  /// Words, runs of blanks, and single other bytes.
  private static func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    func kind(_ byte: UInt8) -> Int {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): 2
      default: 0
      }
    }
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if kind(bytes[start]) != 0 { while end < bytes.count, kind(bytes[end]) == kind(bytes[start]) { end += 1 } }
      pieces.append(bytes[start..<end])
      start = end
    }
    return pieces
  }
}
