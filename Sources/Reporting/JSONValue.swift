import Syntax

/// A JSON text to be written: members keep the order in which they are given, so that reports read from the general to the particular.
indirect enum JSONValue {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object without the members whose value is nil.
  static func members(_ members: (String, JSONValue?)...) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The object with further members behind its own; any other value as it is.
  func adding(_ members: (String, JSONValue)...) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { ($0.0, $0.1) })
  }

  /// The object with further members before its own; any other value as it is.
  func prefixed(_ members: (String, JSONValue)...) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(members.map { ($0.0, $0.1) } + own)
  }

  /// On lines of two blanks' indentation, with a line end.
  func prettyPrinted() -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// On one line, with a line end.
  func line() -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: nil)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], indentation: Int?) {
    switch self {
    case .string(let text): Self.write(text, to: &bytes)
    case .integer(let number): bytes += "\(number)".utf8
    case .boolean(let value): bytes += "\(value)".utf8
    case .array(let elements):
      Self.write(elements.count, "[", "]", to: &bytes, indentation) { index, bytes, inner in elements[index].write(to: &bytes, indentation: inner) }
    case .object(let members):
      // Numbers that belong together, such as those of a position, read best on one line.
      let isFlat = members.allSatisfy(\.value.isNumber)
      Self.write(members.count, "{", "}", to: &bytes, isFlat ? nil : indentation) { index, bytes, inner in
        if isFlat, indentation != nil, index > 0 { bytes.append(UInt8(ascii: " ")) }
        Self.write(members[index].key, to: &bytes)
        bytes += indentation == nil ? ":".utf8 : ": ".utf8
        members[index].value.write(to: &bytes, indentation: inner)
      }
    }
  }

  private var isNumber: Bool { if case .integer = self { true } else { false } }

  private static func write(
    _ count: Int, _ open: String, _ close: String, to bytes: inout [UInt8], _ indentation: Int?, element: (Int, inout [UInt8], Int?) -> Void
  ) {
    func newLine(_ indentation: Int?) {
      guard let indentation else { return }
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(UInt8(ascii: " "), count: indentation)
    }
    bytes += open.utf8
    let inner = indentation.map { $0 + 2 }
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(inner)
      element(index, &bytes, inner)
    }
    if count > 0 { newLine(indentation) }
    bytes += close.utf8
  }

  /// A string in quotes. Control characters, line separators and directions of Unicode are escaped too, and what build servers take for
  /// commands, so that neither a terminal nor whoever splits the text into lines is misled.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "#") where bytes.last == byte && PrintableText.endsMark(rest): writeEscape(UInt32(byte), to: &bytes)
      case 0..<0x20, 0x7F: writeEscape(UInt32(byte), to: &bytes)
      // U+0080 to U+009F.
      case 0xC2:
        if let next = rest.first, next < 0xA0 {
          rest.removeFirst()
          writeEscape(UInt32(next), to: &bytes)
        } else {
          bytes.append(byte)
        }
      // U+2028 and U+2029.
      case 0xE2 where turnsText(rest):
        let last = rest.prefix(2).reduce(0) { $0 << 6 | UInt32($1 & 0x3F) }
        writeEscape(0x2000 | last, to: &bytes)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether what follows 0xE2 makes it a line separator, or a character that turns the direction of writing.
  private static func turnsText(_ rest: Substring.UTF8View) -> Bool {
    guard let second = rest.first, let third = rest.dropFirst().first else { return false }
    return second == 0x80 ? third == 0x8E || third == 0x8F || (0xA8...0xAE).contains(third) : second == 0x81 && (0xA6...0xA9).contains(third)
  }

  private static func writeEscape(_ value: UInt32, to bytes: inout [UInt8]) {
    let digits = String(value, radix: 16)
    bytes += "\\u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)".utf8
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue {
  /// An array of strings.
  static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
}
