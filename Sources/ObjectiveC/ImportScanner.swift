import Foundation

/// The names that the `#import`, `#include` and `__has_include` of files are written with.
enum ImportScanner {
  /// Each name once. Comments and inactive code count too: a name too many does no harm.
  static func imports(in paths: [String]) -> Set<String> {
    var found: Set<String> = []
    for path in paths {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { continue }
      data.withUnsafeBytes { scan($0, &found) }
    }
    return found
  }

  /// Everything between `<` or `"` and its end on a line with a `#` that has a slash and ends like a header.
  static func scan(_ bytes: UnsafeRawBufferPointer, _ found: inout Set<String>) {
    var position = 0
    while let hash = next(UInt8(ascii: "#"), in: bytes, from: position) {
      let end = next(UInt8(ascii: "\n"), in: bytes, from: hash) ?? bytes.count
      var start = hash + 1
      while let open = (start..<end).first(where: { bytes[$0] == UInt8(ascii: "<") || bytes[$0] == UInt8(ascii: "\"") }) {
        let closing = bytes[open] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "\"")
        guard let close = (open + 1..<end).first(where: { bytes[$0] == closing }) else { break }
        let name = bytes[(open + 1)..<close]
        if name.count < 256, name.contains(UInt8(ascii: "/")), name.contains(UInt8(ascii: ".")), let text = String(bytes: name, encoding: .utf8) {
          found.insert(text)
        }
        start = close + 1
      }
      position = end
    }
  }

  private static func next(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
