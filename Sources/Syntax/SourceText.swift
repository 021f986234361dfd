/// The bytes of one source, padded so that the lexer can look behind and ahead without a bounds check.
///
/// Offsets into the text are UTF-8 byte offsets everywhere.
package final class SourceText: Sendable {
  /// Zero bytes kept before and after the text: a zero ends every scan of the lexer, and loads of up to
  /// sixteen bytes may run past the last byte.
  static let padding = 64

  /// The largest accepted source: offsets are stored in 32 bits.
  package static let maximumSize = Int(Int32.max) - 2 * padding

  nonisolated(unsafe) private let storage: UnsafeMutablePointer<UInt8>
  /// The number of bytes.
  package let count: Int

  /// The first byte; `Self.padding` zero bytes lie before it and after the last.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>

  /// Creates a text of at most `maximumSize` bytes by letting `fill` write them.
  ///
  /// `fill` gets room for `capacity` bytes and returns how many it wrote.
  package init(capacity: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows {
    let capacity = min(max(0, capacity), Self.maximumSize)
    let total = capacity + 2 * Self.padding
    storage = .allocate(capacity: total)
    (storage).initialize(repeating: 0, count: Self.padding)
    do {
      let written = try fill(UnsafeMutableBufferPointer(start: storage + Self.padding, count: capacity))
      count = min(max(0, written), capacity)
    } catch {
      storage.deallocate()
      throw error
    }
    (storage + Self.padding + count).initialize(repeating: 0, count: total - Self.padding - count)
    start = UnsafePointer(storage + Self.padding)
  }

  package convenience init(_ bytes: some Collection<UInt8>) {
    let count = bytes.count
    self.init(capacity: count) { buffer in
      _ = buffer.initialize(from: bytes)
      return count
    }
  }

  package convenience init(_ string: String) { self.init(Array(string.utf8)) }

  deinit { storage.deallocate() }

  /// The byte at `offset`, or zero outside the text.
  package subscript(offset: Int) -> UInt8 { offset >= 0 && offset < count ? start[offset] : 0 }

  /// The text of a byte range, clamped to the text; invalid UTF-8 is repaired.
  package func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// A copy of the bytes of a range, clamped to the text.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// A copy of all bytes.
  package var bytes: [UInt8] { bytes(0..<count) }

  /// Whether all bytes are UTF-8: O(count), eight bytes at a time where they are ASCII.
  package var isUTF8: Bool {
    var pointer = start
    let end = start + count
    while pointer < end {
      if end - pointer >= 8, UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
        pointer += 8
        continue
      }
      guard let length = Self.scalarLength(pointer, end) else { return false }
      pointer += length
    }
    return true
  }

  /// The length of the scalar at `pointer`, nil when its bytes are malformed, overlong or a surrogate.
  private static func scalarLength(_ pointer: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    let lead = pointer[0]
    if lead < 0x80 { return 1 }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, end - pointer >= length else { return nil }
    for index in 1..<length where pointer[index] & 0xC0 != 0x80 { return nil }
    switch lead {
    case 0xE0: return pointer[1] >= 0xA0 ? 3 : nil
    case 0xED: return pointer[1] < 0xA0 ? 3 : nil
    case 0xF0: return pointer[1] >= 0x90 ? 4 : nil
    case 0xF4: return pointer[1] < 0x90 ? 4 : nil
    default: return length
    }
  }

  /// Calls `body` with the bytes, without a copy.
  package func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(start: start, count: count))
  }
}
