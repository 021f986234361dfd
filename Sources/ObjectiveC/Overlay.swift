import Foundation

/// The files that clang sees: those of the project, under their own paths and once more in one flat folder, as Xcode's header maps have them.
///
/// Nothing else exists for clang (`fallthrough: false`), neither `/etc/passwd` nor `/dev/zero` nor a FIFO, whatever an `#include`, an `#embed` or a
/// `__has_include` names. Each file is resolved first: a symbolic link out of the root is left out, and so is what is no regular file.
struct Overlay {
  /// Where every header of the project is found by its name.
  static let headerFolder = "/uilint/headers"

  /// Listed path → the file itself, each absolute and inside the root.
  let files: [String: String]
  /// Paths below `headerFolder` → the file itself, or `/dev/null` for a header of Apple's.
  let headers: [String: String]

  private let others: [String: String]

  /// Larger files are no source of a person.
  private static let maximumSize = 8 << 20

  /// - Parameter others: paths that exist besides → the files themselves; they are not looked at.
  init(_ project: ClangProject, others: [String: String] = [:]) {
    self.others = others
    let root = URL(fileURLWithPath: project.root).resolvingSymlinksInPath().path
    let prefix = root == "/" ? root : root + "/"
    var files: [String: String] = [:]
    for path in project.files {
      let listed = URL(fileURLWithPath: project.absolute(path)).standardizedFileURL.path
      guard let real = Self.regularFile(listed), real.hasPrefix(prefix) else { continue }
      files[listed] = real
      files[real] = real
    }
    self.files = files
    self.headers = Self.headers(files)
  }

  /// The path behind all symbolic links, if it is a regular file of a size that is read.
  private static func regularFile(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maximumSize else { return nil }
    return String(validatingCString: resolved)
  }

  // MARK: Headers by name

  private static let headerExtensions: Set<Substring> = ["h", "hh", "hpp", "hxx", "pch", "inc", "def", "inl"]

  private static func headers(_ files: [String: String]) -> [String: String] {
    // Of two headers with one name the one nearer to the root, as a guess that is the same each time.
    let sorted = files.keys.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    var byName: [Substring: [String]] = [:]
    for path in sorted {
      guard let name = path.split(separator: "/").last, let ending = name.split(separator: ".").last, headerExtensions.contains(ending) else { continue }
      byName[name, default: []].append(path)
    }
    var headers: [String: String] = [:]
    for (name, paths) in byName { headers[String(name)] = paths.first.flatMap { files[$0] } }
    for written in ImportScanner.imports(in: Set(files.values).sorted()) {
      let parts = written.split(separator: "/")
      guard let first = parts.first, let name = parts.last, parts.count > 1, !parts.contains("..") else { continue }
      let candidates = byName[name] ?? []
      if let path = candidates.first(where: { $0.hasSuffix("/" + written) }) ?? (Stub.frameworkNames.contains(first) ? nil : candidates.first) {
        headers[written] = files[path]
      } else if Stub.frameworkNames.contains(first) {
        headers[written] = "/dev/null"
      }
    }
    return headers
  }

  // MARK: The file that clang reads

  /// The overlay in the form that `-ivfsoverlay` takes.
  var json: String {
    var folders: [String: [(name: String, path: String)]] = [:]
    for (path, real) in files.merging(headers.map { ("\(Self.headerFolder)/\($0)", $1) }, uniquingKeysWith: { first, _ in first }).merging(others, uniquingKeysWith: { first, _ in first }) {
      guard let slash = path.lastIndex(of: "/") else { continue }
      folders[String(path[..<slash]), default: []].append((String(path[path.index(after: slash)...]), real))
    }
    let roots = folders.sorted { $0.key < $1.key }.map { folder, entries in
      let contents = entries.sorted { $0.name < $1.name }.map {
        #"{"type":"file","name":\#(quoted($0.name)),"external-contents":\#(quoted($0.path))}"#
      }
      return #"{"type":"directory","name":\#(quoted(folder.isEmpty ? "/" : folder)),"contents":[\#(contents.joined(separator: ","))]}"#
    }
    // Projects are written on disks that do not tell `foo.h` from `Foo.h`.
    return #"{"version":0,"case-sensitive":"false","fallthrough":"false","roots":[\#(roots.joined(separator: ",\n"))]}"#
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
