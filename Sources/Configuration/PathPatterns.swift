/// A pattern for paths with the meaning that `.gitignore` gives it.
///
/// `*` and `?` stay within a folder, `**` crosses folders, `[a-z]` is a set. Without a slash, or with one at its end only, the pattern
/// holds at any depth; else it starts at the folder of the file that it is written in. Source: gitignore(5).
struct PathPattern: Sendable {
  let text: String
  let isNegated: Bool
  private let isFolderOnly: Bool
  private let parts: [Part]

  private enum Part: Sendable {
    case anyFolders
    case literal([UInt8])
    /// `*` followed by plain bytes: the commonest pattern.
    case suffix([UInt8])
    case glob([UInt8])

    init(_ bytes: [UInt8]) {
      func isPlain(_ bytes: some Sequence<UInt8>) -> Bool { bytes.allSatisfy { !"*?[\\".utf8.contains($0) } }
      if bytes == Array("**".utf8) { self = .anyFolders } else if isPlain(bytes) { self = .literal(bytes) } else if bytes.first == UInt8(ascii: "*"), isPlain(bytes.dropFirst()) {
        self = .suffix(Array(bytes.dropFirst()))
      } else {
        self = .glob(bytes)
      }
    }

    func matches(_ name: ArraySlice<UInt8>) -> Bool {
      switch self {
      case .anyFolders: true
      case .literal(let bytes): name.elementsEqual(bytes)
      case .suffix(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
      case .glob(let bytes): PathPattern.matches(bytes[...], name)
      }
    }
  }

  /// Nil for a pattern that names no path.
  init?(_ pattern: String, writtenAs written: String? = nil) {
    text = written ?? pattern
    var bytes = Array(pattern.utf8)[...]
    if bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst(2) }
    isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes = bytes.dropFirst() }
    // `\!` and `\#` are the characters themselves.
    if bytes.starts(with: "\\!".utf8) || bytes.starts(with: "\\#".utf8) { bytes = bytes.dropFirst() }
    isFolderOnly = bytes.last == UInt8(ascii: "/")
    if isFolderOnly { bytes = bytes.dropLast() }
    // No path has a part without a name.
    if bytes.last == UInt8(ascii: "/") || zip(bytes, bytes.dropFirst()).contains(where: { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }) { return nil }
    let isAnchored = bytes.contains(UInt8(ascii: "/"))
    let segments = bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard !segments.isEmpty else { return nil }
    parts = (isAnchored ? [] : [.anyFolders]) + segments.map(Part.init)
  }

  /// Whether the pattern names this path, given by its parts; not whether it names a folder above it.
  func matches(_ path: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    if isFolderOnly && !isFolder { return false }
    // Patterns without a slash look at the name alone.
    if parts.count == 2, case .anyFolders = parts[0], let name = path.last {
      if case .anyFolders = parts[1] { return true }
      return parts[1].matches(name)
    }
    // The greedy algorithm for one kind of star: O(parts × path).
    var part = 0, name = path.startIndex
    var star: (part: Int, name: Int)?
    while name < path.endIndex {
      if part < parts.count, case .anyFolders = parts[part] {
        // At the end it means everything below, not the folder itself.
        if part == parts.count - 1 { return true }
        star = (part, name)
        part += 1
      } else if part < parts.count, parts[part].matches(path[name]) {
        part += 1
        name += 1
      } else if let last = star {
        part = last.part + 1
        name = last.name + 1
        star = (last.part, last.name + 1)
      } else {
        return false
      }
    }
    return part == parts.count
  }

  /// Whether something below a folder may match: if not, the folder need not be walked.
  func mayMatch(below folder: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    for (part, name) in zip(parts, folder) {
      if case .anyFolders = part { return true }
      if !part.matches(name) { return false }
    }
    return true
  }

  /// A name against a pattern with `*`, `?`, `[…]` and `\`: O(pattern × name).
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var p = pattern.startIndex, n = name.startIndex
    var star: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.endIndex, let next = element(pattern, p, matches: name[n]) {
        p = next
        n += 1
      } else if let last = star {
        p = last.pattern + 1
        n = last.name + 1
        star = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    while p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.endIndex
  }

  /// The index after the element of the pattern that matches one byte, nil when it does not.
  private static func element(_ pattern: ArraySlice<UInt8>, _ start: Int, matches byte: UInt8) -> Int? {
    switch pattern[start] {
    case UInt8(ascii: "?"): return start + 1
    // With nothing behind it, it matches nothing, as in git.
    case UInt8(ascii: "\\"): return start + 1 < pattern.endIndex && pattern[start + 1] == byte ? start + 2 : nil
    case UInt8(ascii: "["):
      var index = start + 1
      let isNegated = index < pattern.endIndex && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
      if isNegated { index += 1 }
      let start = index
      var isMember = false
      /// Where the character is: behind a backslash, if there is one.
      func character(_ index: Int) -> Int { pattern[index] == UInt8(ascii: "\\") && index + 1 < pattern.endIndex ? index + 1 : index }
      while index < pattern.endIndex, pattern[index] != UInt8(ascii: "]") || index == start {
        if let (isOfClass, next) = characterClass(pattern, index, byte) {
          isMember = isMember || isOfClass
          index = next
        } else {
          let first = character(index)
          index = first + 1
          isMember = isMember || pattern[first] == byte
          guard index + 1 < pattern.endIndex, pattern[index] == UInt8(ascii: "-"), pattern[index + 1] != UInt8(ascii: "]") else { continue }
          let last = character(index + 1)
          index = last + 1
          isMember = isMember || (pattern[first] <= byte && byte <= pattern[last])
        }
      }
      // A set without an end matches nothing, as in git.
      guard index < pattern.endIndex else { return nil }
      return isMember != isNegated ? index + 1 : nil
    default: return pattern[start] == byte ? start + 1 : nil
    }
  }
}

extension PathPattern {
  /// `[:alpha:]` in a set: whether the byte is of the class, and the index after it; nil where none stands.
  fileprivate static func characterClass(_ pattern: ArraySlice<UInt8>, _ start: Int, _ byte: UInt8) -> (Bool, Int)? {
    guard pattern[start...].starts(with: "[:".utf8), let end = pattern[start...].dropFirst(2).firstIndex(of: UInt8(ascii: ":")), end + 1 < pattern.endIndex, pattern[end + 1] == UInt8(ascii: "]")
    else { return nil }
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte), isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    let isMember =
      switch String(decoding: pattern[(start + 2)..<end], as: UTF8.self) {
      case "alpha": isLower || isUpper
      case "digit": isDigit
      case "alnum": isLower || isUpper || isDigit
      case "lower": isLower
      case "upper": isUpper
      case "xdigit": isDigit || (0x61...0x66).contains(byte | 0x20)
      case "space": byte == 0x20 || (0x09...0x0D).contains(byte)
      case "blank": byte == 0x20 || byte == 0x09
      case "punct": (0x21...0x7E).contains(byte) && !isLower && !isUpper && !isDigit
      case "print": (0x20...0x7E).contains(byte)
      case "graph": (0x21...0x7E).contains(byte)
      case "cntrl": byte < 0x20 || byte == 0x7F
      default: false
      }
    return (isMember, end + 2)
  }
}

/// An absolute path as its parts: split once, asked often.
struct PathParts: Sendable {
  fileprivate let parts: [ArraySlice<UInt8>]

  init(_ path: String) { parts = Array(path.utf8).split(separator: UInt8(ascii: "/")) }

  private init(parts: [ArraySlice<UInt8>]) { self.parts = parts }

  func appending(_ name: String) -> PathParts { PathParts(parts: parts + [Array(name.utf8)[...]]) }

  /// The last part.
  var name: ArraySlice<UInt8> { parts.last ?? [] }
}

/// The patterns of one file or one key, in order: the last that matches decides.
struct PathPatterns: Sendable {
  /// The folder that paths are relative to, absolute.
  let folder: String
  let patterns: [PathPattern]
  private let folderParts: PathParts

  init(_ patterns: [String], in folder: String) {
    self.folder = folder
    let all = patterns.compactMap { PathPattern($0) }
    // Where nothing is taken back, all of a folder is the folder, which then need not be walked.
    self.patterns = all.contains(where: \.isNegated) ? all : all.map { $0.text.hasSuffix("/**") && !$0.text.hasSuffix("**/**") ? PathPattern("/" + $0.text.dropLast(2), writtenAs: $0.text) ?? $0 : $0 }
    folderParts = PathParts(folder)
  }

  /// The patterns of a `.gitignore`.
  init(ignoreFile text: String, in folder: String) {
    let lines = text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }).map { Self.withoutSpacesBehind(String($0)) }
    // To git `./a` names nothing; only in a configuration it is `a`.
    self.init(lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("./") }, in: folder)
  }

  /// A line without the spaces at its end; one behind a backslash is kept.
  private static func withoutSpacesBehind(_ line: String) -> String {
    let bytes = Array(line.utf8)
    var end = 0, index = 0
    while index < bytes.count {
      let isEscaped = bytes[index] == UInt8(ascii: "\\")
      index += isEscaped ? 2 : 1
      if isEscaped || bytes[index - 1] != UInt8(ascii: " ") { end = min(index, bytes.count) }
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// The pattern that decides about a path; nil when none names it.
  func decision(_ path: PathParts, isFolder: Bool) -> PathPattern? {
    guard !patterns.isEmpty, let parts = relative(path) else { return nil }
    return patterns.last { $0.matches(parts, isFolder: isFolder) }
  }

  /// The same, or of the nearest folder above that a pattern names.
  func decisionWithParents(_ path: PathParts) -> PathPattern? {
    guard !patterns.isEmpty, let parts = relative(path) else { return nil }
    for end in stride(from: parts.endIndex, to: parts.startIndex, by: -1) {
      if let pattern = patterns.last(where: { $0.matches(parts[..<end], isFolder: end < parts.endIndex) }) { return pattern }
    }
    return nil
  }

  /// Whether a folder, or something in it, may match.
  func mayMatch(below path: PathParts) -> Bool {
    guard let parts = relative(path) else { return true }
    return decisionWithParents(path) != nil || patterns.contains { $0.mayMatch(below: parts) }
  }

  /// The parts below the folder; nil for a path that is not below it.
  private func relative(_ path: PathParts) -> ArraySlice<ArraySlice<UInt8>>? {
    let count = folderParts.parts.count
    guard path.parts.count > count, path.parts.starts(with: folderParts.parts) else { return nil }
    return path.parts[count...]
  }
}
