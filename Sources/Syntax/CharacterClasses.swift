/// What a byte can be, as a bit set, for the lexer's inner loops.
enum ByteClass {
  static let identifier: UInt8 = 1
  static let digit: UInt8 = 2
  static let space: UInt8 = 4
  static let newline: UInt8 = 8
  static let `operator`: UInt8 = 16
  static let stringStop: UInt8 = 32

  /// One entry a byte value. Allocated once, never freed.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    for byte in 0..<256 {
      var bits: UInt8 = 0
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
        bits |= identifier
      case UInt8(ascii: "0")...UInt8(ascii: "9"): bits |= identifier | digit
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: bits |= space
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): bits |= newline
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
        UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
        bits |= `operator`
      default: break
      }
      switch UInt8(byte) {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: bits |= stringStop
      default: break
      }
      table[byte] = bits
    }
    return UnsafePointer(table)
  }()
}

/// The Unicode classes of identifiers and operators.
///
/// Source: The Swift Programming Language, "Lexical Structure" (identifier-head, identifier-character,
/// operator-head, operator-character).
enum UnicodeClass {
  static func isIdentifierHead(_ scalar: UInt32) -> Bool { contains(scalar, identifierHead) }
  static func isIdentifierContinue(_ scalar: UInt32) -> Bool { isIdentifierHead(scalar) || isCombining(scalar) }
  static func isOperatorHead(_ scalar: UInt32) -> Bool { contains(scalar, operatorHead) }
  static func isOperatorContinue(_ scalar: UInt32) -> Bool {
    isOperatorHead(scalar) || isCombining(scalar) || (0xFE00...0xFE0F).contains(scalar)
      || (0xE0100...0xE01EF).contains(scalar)
  }

  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  private static func contains(_ scalar: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    let first = ranges.indices.partitioningIndex { ranges[$0].upperBound >= scalar }
    return first < ranges.count && ranges[first].contains(scalar)
  }

  private static let identifierHead: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
    0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x02FF, 0x0370...0x167F, 0x1681...0x180D,
    0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
    0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
    0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  private static let operatorHead: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
    0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017, 0x2020...0x2027,
    0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
}
