/// How Swift names what it imports: the words of camel case, and the prefix that the cases of an enum lose.
///
/// Source of the rules: the compiler's `ImportEnumInfo.cpp` and `StringExtras.cpp`.
enum SwiftNaming {
  /// The names of an enum's cases; nil when a name would start with a digit or be empty, for which the compiler has rules of its own.
  ///
  /// - Parameter usesForPrefix: which of the cases decide about the prefix: those that are neither deprecated nor named by hand.
  static func cases(_ names: [String], of enumName: String, usesForPrefix: [Bool]) -> [String]? {
    let deciding = zip(names, usesForPrefix).filter(\.1).map(\.0)
    let prefix = self.prefix(of: deciding.isEmpty ? names : deciding, in: enumName)
    var result: [String] = []
    for name in names {
      let rest = name.utf8.starts(with: prefix.utf8) ? String(name.dropFirst(prefix.count)) : name
      guard let first = rest.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else { return nil }
      result.append(lowercasedInitialism(rest))
    }
    return result
  }

  /// The part that all names share with each other and with the enum's name, in whole words.
  private static func prefix(of names: [String], in enumName: String) -> String {
    guard var common = names.first, !enumName.isEmpty else { return "" }
    for name in names.dropFirst() { common = commonWords(common, name) }
    guard !common.isEmpty else { return "" }
    var checked = Substring(common)
    // `kABCKindLocal`
    let second = common.utf8.dropFirst().first
    if checked.first == "k", let second, isUpper(second) { checked = checked.dropFirst() }
    let shared = commonPlural(String(checked), enumName)
    var length = shared.count + common.count - checked.count
    // `ABCKind_Local`
    if shared.count < checked.count, checked.dropFirst(shared.count).first == "_" { length += 1 }
    return String(common.prefix(length))
  }

  /// The words at the start of two names that are the same.
  private static func commonWords(_ left: String, _ right: String) -> String {
    var result = ""
    for (one, other) in zip(words(left), words(right)) {
      guard one == other else { break }
      result += one
    }
    return result
  }

  /// As `commonWords`, where the enum may be named in the plural: `ABCOptions` for `ABCOptionFast`.
  private static func commonPlural(_ singular: String, _ plural: String) -> String {
    let common = commonWords(singular, plural)
    guard common.count < singular.count, plural.hasSuffix("s") else { return common }
    guard var word = words(String(singular.dropFirst(common.count))).first else { return common }
    let withWord = common + word
    var stem = plural.dropLast()
    if stem.hasSuffix(word) { return withWord }
    guard stem.hasSuffix("e") else { return common }
    stem = stem.dropLast()
    if stem.hasSuffix(word) { return withWord }
    guard stem.hasSuffix("i"), word.hasSuffix("y") else { return common }
    stem = stem.dropLast()
    word.removeLast()
    return stem.hasSuffix(word) ? withWord : common
  }

  /// The words of a name in camel case; an underscore is a word, and so is an acronym.
  static func words(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var result: [String] = []
    var start = 0
    while start < bytes.count {
      var end = start
      if bytes[start] == UInt8(ascii: "_") {
        end = start + 1
      } else {
        while end < bytes.count, isUpper(bytes[end]) { end += 1 }
        if end - start > 1 {
          if end < bytes.count, isLower(bytes[end]) { end -= 1 }
        } else {
          while end < bytes.count, !isUpper(bytes[end]), bytes[end] != UInt8(ascii: "_") { end += 1 }
        }
      }
      result.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return result
  }

  /// `url` of `URL`, `urlSession` of `URLSession`, `local` of `Local`
  static func lowercasedInitialism(_ name: String) -> String {
    var bytes = Array(name.utf8)
    guard let first = bytes.first, isUpper(first) else { return name }
    for index in bytes.indices {
      if index + 1 < bytes.count, !isUpper(bytes[index + 1]) {
        let rest = words(String(decoding: bytes[(index + 1)...], as: UTF8.self)).first ?? ""
        if index == 0 || !isLetter(bytes[index + 1]) || ["s", "es", "ies"].contains(rest) { bytes[index] |= 0x20 }
        break
      }
      // What is no capital here is a digit or an underscore, which stays.
      if isUpper(bytes[index]) { bytes[index] |= 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
}
