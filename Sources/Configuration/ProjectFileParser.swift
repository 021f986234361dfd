import Syntax

/// A reader of the old property lists that Xcode's `project.pbxproj` is written in.
///
/// Source of the grammar: NeXTSTEP property lists: `{ key = value; }`, `( value, )`, quoted and bare strings, `/* */` comments.
/// Any bytes are accepted: what does not parse ends the reading. O(bytes).
struct ProjectFileParser {
  indirect enum Value {
    case string(Range<Int>)
    case array([Value])
    case dictionary([(key: Range<Int>, value: Value)])
  }

  let bytes: [UInt8]
  private var position = 0
  private static let maximumDepth = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() -> Value? { value(depth: 0) }

  /// The text of a string, without quotes and escapes.
  func text(_ range: Range<Int>) -> String {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound - 1 { index += 1 }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A hash (FNV-1a) of a string's bytes, quotes left out.
  func hash(_ range: Range<Int>) -> UInt64 {
    var result: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range where bytes[index] != UInt8(ascii: "\"") { result = (result ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return result
  }

  func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return (0..<range.count).allSatisfy { bytes[range.lowerBound + $0] == text.utf8Start[$0] }
  }

  private mutating func value(depth: Int) -> Value? {
    skipBlanks()
    guard position < bytes.count, depth < Self.maximumDepth else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    default: return string().map { .string($0) }
    }
  }

  private mutating func dictionary(depth: Int) -> Value? {
    position += 1
    var entries: [(key: Range<Int>, value: Value)] = []
    while true {
      skipBlanks()
      guard position < bytes.count else { return .dictionary(entries) }
      if bytes[position] == UInt8(ascii: "}") {
        position += 1
        return .dictionary(entries)
      }
      guard let key = string() else { return nil }
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
      position += 1
      guard let value = value(depth: depth + 1) else { return nil }
      entries.append((key, value))
      skipBlanks()
      if position < bytes.count, bytes[position] == UInt8(ascii: ";") { position += 1 }
    }
  }

  private mutating func array(depth: Int) -> Value? {
    position += 1
    var values: [Value] = []
    while true {
      skipBlanks()
      guard position < bytes.count else { return .array(values) }
      if bytes[position] == UInt8(ascii: ")") {
        position += 1
        return .array(values)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipBlanks()
      if position < bytes.count, bytes[position] == UInt8(ascii: ",") { position += 1 }
    }
  }

  private mutating func string() -> Range<Int>? {
    let start = position
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") {
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1 }
      position = min(position + 1, bytes.count)
      return start..<position
    }
    while position < bytes.count, !Self.isDelimiter(bytes[position]) { position += 1 }
    return position > start ? start..<position : nil
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        position += 2
        while position + 1 < bytes.count, !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/")) { position += 1 }
        position = min(position + 2, bytes.count)
      } else if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else {
        return
      }
    }
  }
}
