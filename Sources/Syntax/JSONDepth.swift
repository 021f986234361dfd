/// How deep JSON nests. Foundation's reader traps on a text that ends one level below the 512 that it allows, so untrusted text is looked at first.
package enum JSONDepth {
  /// Deeper than anything that is ever written here.
  private static let limit = 256

  /// Whether some bracket is nested deeper than the limit, in a text that may be no JSON at all: O(bytes).
  package static func isExcessive(in text: some Sequence<UInt8>) -> Bool {
    var depth = 0
    var isString = false, isEscaped = false
    for byte in text {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "\\"): isEscaped = isString
      case UInt8(ascii: "["), UInt8(ascii: "{"): if !isString { depth += 1 }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isString { depth -= 1 }
      default: continue
      }
      if depth > limit { return true }
    }
    return false
  }
}
