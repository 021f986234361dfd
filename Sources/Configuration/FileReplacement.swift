import Foundation
import Syntax

/// Writing files, all or nothing: whenever the process ends, a file has its old or its new text.
extension FileSystem {
  /// Replaces a file by new bytes. Keeps the mode, and the owner where that is allowed.
  ///
  /// Throws `FileError` when the file is not as it was read (`original`), so that nobody's work is lost, or when it lies in `boundary`, a folder, as the path
  /// is written, and a link leads out of there.
  package static func replace(_ path: String, original: SourceText, with bytes: [UInt8], inside boundary: String? = nil) throws {
    // A link keeps pointing to the file that is edited.
    let target = try target(of: path, inside: boundary)
    // Another run has done the same work.
    if try current(target, path).bytes == bytes { return }
    let status = try status(target)
    guard retrying({ access(target, W_OK) }) == 0 else { throw FileError(path: path, message: "cannot be written: \(reason(errno))") }
    try write(bytes, to: target, replacing: status, named: path) {
      guard try current(target, path).bytes == original.bytes else {
        throw FileError(path: path, message: "changed on disk since it was read; nothing was written, run again")
      }
    }
  }

  private static func current(_ target: String, _ path: String) throws -> SourceText {
    do { return try read(target, requiresUTF8: false) } catch let error as FileError {
      throw FileError(path: path, message: "cannot be read again: \(error.message); nothing was written")
    }
  }

  /// Writes a file whether it exists or not; the mode of an existing one is kept. Throws `FileError`.
  ///
  /// - Parameter boundary: a folder that no link may lead out of when the path, as it is written, lies in it.
  package static func write(_ path: String, _ bytes: [UInt8], inside boundary: String?) throws {
    let target = try target(of: path, inside: boundary)
    let status = try exists(target) ? status(target) : nil
    if let status, status.st_mode & S_IFMT != S_IFREG { throw FileError(path: path, message: "is not a regular file") }
    try write(bytes, to: target, replacing: status, named: path) {}
  }

  /// The repository around a folder, else the folder itself: what somebody works on.
  package static func boundary(of folder: String) -> String {
    var current = folder
    while (try? exists(current + "/.git")) != true {
      if current == "/" || current.isEmpty { return folder }
      current = RelativePath.parent(current)
    }
    return current
  }

  /// The file that a path leads to, which need not exist if its folder does. Throws `FileError`.
  private static func target(of path: String, inside boundary: String?) throws -> String {
    let absolute = RelativePath.absolute(path, from: FileManager.default.currentDirectoryPath)
    let real: String
    if let found = realPath(absolute) {
      real = found
    } else {
      guard errno == ENOENT else { throw FileError(path: path, message: "cannot be written: \(reason(errno))") }
      if try exists(absolute) { throw FileError(path: path, message: "cannot be written: it is a link that leads nowhere") }
      let folder = RelativePath.parent(absolute)
      guard let parent = realPath(folder) else { throw FileError(path: path, message: "cannot be written: its folder \(reason(errno))") }
      real = (parent == "/" ? "" : parent) + String(Substring(absolute.utf8.dropFirst(folder == "/" ? 0 : folder.utf8.count)))
    }
    if let boundary, RelativePath.isInside(absolute, boundary), !RelativePath.isInside(real, realPath(boundary) ?? boundary) {
      throw FileError(path: path, message: "cannot be written: a link leads out of the project; name the file itself")
    }
    return real
  }

  /// A temporary file in the same folder, then a rename; `check` is asked right before.
  private static func write(_ bytes: [UInt8], to target: String, replacing old: stat?, named path: String, check: () throws -> Void) throws {
    let (temporary, descriptor) = try temporaryFile(in: RelativePath.parent(target), path)
    var isOpen = true
    do {
      try system { fill(descriptor, bytes) }
      // Best effort: only root may give files away.
      if let old, old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
      let mode = old.map { $0.st_mode & 0o7777 } ?? 0o644
      try system { fchmod(descriptor, mode) }
      try system { fsync(descriptor) }
      try check()
      try system { rename(temporary, target) }
      isOpen = false
      // What was written is on the disk: whatever this says comes too late.
      close(descriptor)
    } catch {
      unlink(temporary)
      if isOpen { close(descriptor) }
      if let error = error as? FileError { throw error }
      throw FileError(path: path, message: "cannot be written: \(reason((error as? SystemFailure)?.code ?? EIO)); the file is unchanged")
    }
  }

  private struct SystemFailure: Error { let code: Int32 }

  private static func system(_ call: () -> Int32) throws {
    guard retrying(call) == 0 else { throw SystemFailure(code: errno) }
  }

  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let written = Foundation.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if written < 0 {
          if errno == EINTR { continue }
          return -1
        }
        count += written
      }
      return 0
    }
  }

  // MARK: Temporary files

  private static let temporaryPrefix = ".uilint-"
  private static let temporarySuffix = ".tmp"

  /// Makes an empty file. It is locked until it is closed, so that other runs see that somebody is at it.
  private static func temporaryFile(in folder: String, _ path: String) throws -> (path: String, descriptor: Int32) {
    // Another run may take the file for a leftover in the moment before it is locked.
    for _ in 0..<16 {
      let temporary = (folder == "/" ? "" : folder) + "/" + temporaryPrefix + UUID().uuidString + temporarySuffix
      let descriptor = retrying { open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { throw FileError(path: path, message: "cannot be written: \(reason(errno)) in its folder") }
      // Where the file system knows no locks, nobody takes the file away.
      _ = retrying { flock(descriptor, LOCK_EX) }
      var status = stat()
      if retrying({ fstat(descriptor, &status) }) == 0, status.st_nlink > 0 { return (temporary, descriptor) }
      unlink(temporary)
      close(descriptor)
    }
    throw FileError(path: path, message: "cannot be written: no temporary file can be made in its folder")
  }

  /// Whether a name is that of a temporary file of ours.
  static func isTemporary(_ name: UnsafePointer<CChar>) -> Bool {
    guard strncmp(name, temporaryPrefix, temporaryPrefix.utf8.count) == 0 else { return false }
    let name = String(cString: name)
    return name.hasSuffix(temporarySuffix) && UUID(uuidString: String(name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count))) != nil
  }

  /// Removes a temporary file that a killed run left behind, unless a run is still at it.
  package static func removeLeftover(_ path: String) {
    let descriptor = retrying { open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else { return }
    unlink(path)
  }
}
