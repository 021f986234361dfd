/// Arithmetic on paths as they are written: no link is followed, nothing is read.
package enum RelativePath {
  /// Without `.`, `..` and doubled slashes. A relative path stays relative, and may still start with `..`.
  package static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else if part != ".." || !path.hasPrefix("/") { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Most paths need no work: no part of theirs starts with a dot, none is empty.
  private static func isNormal(_ path: String) -> Bool {
    var last = UInt8(ascii: "/")
    var count = 0
    for byte in path.utf8 {
      if last == UInt8(ascii: "/"), byte == UInt8(ascii: ".") || (byte == UInt8(ascii: "/") && count > 0) { return false }
      last = byte
      count += 1
    }
    return count > 0 && (last != UInt8(ascii: "/") || count == 1)
  }

  /// The absolute form of a path that is relative to `folder`.
  package static func absolute(_ path: String, from folder: String) -> String { normalized(path.hasPrefix("/") ? path : folder + "/" + path) }

  /// The path relative to `root`, when it lies in it; else the absolute path.
  package static func of(_ path: String, from folder: String, to root: String) -> String {
    let absolute = absolute(path, from: folder)
    if absolute == root { return "." }
    let prefix = root == "/" ? "/" : root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// Whether an absolute path lies in a folder, or is it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: folder.utf8) && (path.utf8.count == folder.utf8.count || folder.utf8.last == UInt8(ascii: "/") || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
  }

  /// The folder of a path; `/` for the root itself.
  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
