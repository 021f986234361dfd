import Foundation

/// Finds the Swift files below the paths that a user names.
package struct SourceDiscovery {
  /// Folders that hold no sources of the project.
  private static let excludedFolders: Set<String> = [
    ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules", "build",
  ]

  package private(set) var files: [String] = []
  package private(set) var errors: [FileError] = []
  private var seen: Set<String> = []
  private var visitedFolders: Set<FileIdentity> = []

  private struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// Walks the paths: O(entries). Files named directly are taken whatever their ending.
  package init(_ paths: [String]) {
    for path in paths { visit(Self.normalized(path), isNamed: true) }
    files.sort()
  }

  /// Without `./` and doubled or trailing slashes.
  private static func normalized(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    parts.removeAll { $0 == "." }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  private mutating func visit(_ path: String, isNamed: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A dangling link inside a folder is no source.
      if isNamed || errno != ENOENT { errors.append(FileError(path: path, message: FileSystem.reason(errno))) }
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      let identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
      guard visitedFolders.insert(identity).inserted else { return }
      return walk(path)
    }
    guard isNamed || path.hasSuffix(".swift") else { return }
    if seen.insert(path).inserted { files.append(path) }
  }

  private mutating func walk(_ folder: String) {
    guard let directory = opendir(folder) else {
      errors.append(FileError(path: folder, message: FileSystem.reason(errno)))
      return
    }
    var names: [(name: String, mayBeFolder: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let type = Int32(entry.pointee.d_type)
      names.append((name, type != Int32(DT_REG)))
    }
    closedir(directory)
    for (name, mayBeFolder) in names.sorted(by: { $0.name < $1.name }) {
      let isSource = name.hasSuffix(".swift")
      guard mayBeFolder || isSource else { continue }
      if mayBeFolder && (Self.excludedFolders.contains(name) || (name.hasPrefix(".") && !isSource)) { continue }
      let path = folder == "." ? name : folder + "/" + name
      // The folder already said that it is a regular file.
      if !mayBeFolder {
        if seen.insert(path).inserted { files.append(path) }
      } else {
        visit(path, isNamed: false)
      }
    }
  }
}
