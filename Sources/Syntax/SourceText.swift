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

  /// Calls `body` with the bytes, without a copy.
  package func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(start: start, count: count))
  }
}
