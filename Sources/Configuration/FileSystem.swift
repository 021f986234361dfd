import Foundation
import Syntax

/// Why a path could not be read or written, in words for people.
package struct FileError: Error, Sendable {
  package let path: String
  package let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

/// Reading and replacing files, with errors that say what to do.
package enum FileSystem {
  /// Sources larger than this are refused: no hand-written source comes near, and everything is kept in memory.
  package static let maximumSourceSize = 64 << 20

  /// The bytes of a regular file.
  ///
  /// Throws `FileError` for what is no regular file, cannot be opened, is too large or is not UTF-8.
  package static func read(_ path: String, requiresUTF8: Bool = true) throws -> SourceText {
    // Without O_NONBLOCK, opening a FIFO would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, message: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, message: reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, message: status.st_mode & S_IFMT == S_IFDIR ? "is a directory" : "is not a regular file")
    }
    guard status.st_size <= maximumSourceSize else {
      throw FileError(path: path, message: "is larger than \(maximumSourceSize >> 20) MB; exclude it if it is generated")
    }
    let size = Int(status.st_size)
    let text = try SourceText(capacity: size) { buffer in
      var count = 0
      while count < size {
        let read = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0 {
          if errno == EINTR { continue }
          throw FileError(path: path, message: reason(errno))
        }
        if read == 0 { break }
        count += read
      }
      return count
    }
    if requiresUTF8 { try requireUTF8(text, path) }
    return text
  }

  /// Throws unless the bytes are UTF-8: other encodings cannot be checked, and must not pass as checked.
  package static func requireUTF8(_ text: SourceText, _ path: String) throws {
    if !text.isUTF8 { throw FileError(path: path, message: "is not UTF-8 text; convert it, or exclude it") }
  }

  /// Replaces a file by new bytes, all or nothing: a temporary file in the same folder, then a rename.
  ///
  /// Keeps the mode. Throws when the file is not as it was read (`original`), so that nobody's work is lost.
  package static func replace(_ path: String, original: SourceText, with bytes: [UInt8]) throws {
    // A link keeps pointing to the file that is edited.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let current = try? read(target), current.bytes == original.bytes else {
      throw FileError(path: path, message: "changed on disk since it was read; nothing was written, run again")
    }
    var status = stat()
    guard stat(target, &status) == 0 else { throw FileError(path: path, message: reason(errno)) }
    guard access(target, W_OK) == 0 else { throw FileError(path: path, message: "cannot be written: \(reason(errno))") }
    try write(bytes, to: target, mode: status.st_mode & 0o7777, named: path)
  }

  /// Writes a file, all or nothing, whether it exists or not; the mode of an existing one is kept. Throws `FileError`.
  package static func write(_ path: String, _ bytes: [UInt8]) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { throw FileError(path: path, message: "is not a regular file") }
    try write(bytes, to: target, mode: exists ? status.st_mode & 0o7777 : 0o644, named: path)
  }

  /// A temporary file in the same folder, then a rename.
  private static func write(_ bytes: [UInt8], to target: String, mode: mode_t, named path: String) throws {
    let folder = RelativePath.parent(target)
    let temporary = folder + "/.uilint-\(UUID().uuidString).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path, message: "cannot be written: \(reason(errno)) in its folder") }
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let written = Foundation.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if written < 0 {
          if errno == EINTR { continue }
          failure = errno
          return
        }
        count += written
      }
    }
    if failure == 0, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw FileError(path: path, message: "cannot be written: \(reason(failure)); the file is unchanged")
    }
  }

  /// The path with every link followed, as the system and git see it; nil for what does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "does not exist"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "is a loop of symbolic links"
    case EMFILE, ENFILE: "too many open files"
    case ENOSPC: "no space left on the disk"
    case EROFS: "the file system is read-only"
    default: String(cString: strerror(code))
    }
  }
}
