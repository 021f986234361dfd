import Foundation
import Syntax

/// Why a path could not be read or written, in words for people.
package struct FileError: Error, Sendable {
  package let path: String
  package let message: String
  /// What the system said (`errno`); nil where it was not the system that said no.
  let code: Int32?

  package init(path: String, message: String) {
    self.path = path
    self.message = message
    code = nil
  }

  init(path: String, code: Int32) {
    self.path = path
    message = FileSystem.reason(code)
    self.code = code
  }

  /// Nothing is there.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
  /// Nothing is there for this user, or for anybody: a state, not a mishap of this run.
  package var isExpected: Bool { code == nil || isAbsence || code == EACCES || code == EPERM || code == ELOOP }
}

/// Reading files and folders, with errors that say what to do.
package enum FileSystem {
  /// Sources larger than this are refused: no hand-written source comes near, and everything is kept in memory.
  package static let maximumSourceSize = 64 << 20

  /// The bytes of a regular file.
  ///
  /// Throws `FileError` for what is no regular file, cannot be opened, is too large or is not UTF-8.
  package static func read(_ path: String, requiresUTF8: Bool = true, maximumSize: Int = maximumSourceSize) throws -> SourceText {
    // Without O_NONBLOCK, opening a FIFO would wait for a writer.
    let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard retrying({ fstat(descriptor, &status) }) == 0 else { throw FileError(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, message: status.st_mode & S_IFMT == S_IFDIR ? "is a directory" : "is not a regular file")
    }
    guard status.st_size <= maximumSize else {
      throw FileError(path: path, message: "is larger than \(maximumSize >> 20) MB\(maximumSize == maximumSourceSize ? "; exclude it if it is generated" : "")")
    }
    let size = Int(status.st_size)
    let text = try SourceText(capacity: size) { buffer in
      var count = 0
      while count < size {
        let read = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0 {
          if errno == EINTR { continue }
          throw FileError(path: path, code: errno)
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

  /// The text of a file that need not be there: nil where it is not, or is nothing that could be read as text.
  ///
  /// A link that leads out of `boundary`, a folder with its links followed, is as good as none. What only this run could not read is added to `errors`.
  static func readIfPresent(_ path: String, inside boundary: String? = nil, _ errors: inout [FileError]) -> SourceText? {
    do {
      if let boundary, let real = realPath(path), !RelativePath.isInside(real, boundary) { return nil }
      return try read(path)
    } catch let error as FileError {
      if error.code != nil, !error.isAbsence { errors.append(error) }
      return nil
    } catch {
      return nil
    }
  }

  /// What lies at a path; throws `FileError`, also when nothing does.
  static func status(_ path: String, followsLinks: Bool = true) throws -> stat {
    var status = stat()
    guard retrying({ followsLinks ? stat(path, &status) : lstat(path, &status) }) == 0 else { throw FileError(path: path, code: errno) }
    return status
  }

  /// Whether something lies at a path; a link counts, wherever it leads. Throws `FileError` where that cannot be told.
  package static func exists(_ path: String) throws -> Bool {
    do {
      _ = try status(path, followsLinks: false)
      return true
    } catch let error as FileError where error.isAbsence {
      return false
    }
  }

  /// Calls `body` with the type (`DT_…`) and the name of each entry of a folder. Throws `FileError`: a part of a folder is not passed off as all of it.
  static func forEachEntry(of folder: String, _ body: (Int32, UnsafePointer<CChar>) -> Void) throws {
    var directory = opendir(folder)
    while directory == nil, errno == EINTR { directory = opendir(folder) }
    guard let directory else { throw FileError(path: folder, code: errno) }
    defer { closedir(directory) }
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        if errno == EINTR { continue }
        if errno != 0 { throw FileError(path: folder, code: errno) }
        return
      }
      let type = Int32(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { body(type, $0) }
      }
    }
  }

  /// The names in a folder. Throws `FileError`.
  static func names(in folder: String) throws -> [String] {
    var names: [String] = []
    try forEachEntry(of: folder) { _, name in
      let name = String(cString: name)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path with every link followed, as the system and git see it; nil for what does not exist.
  package static func realPath(_ path: String) -> String? {
    var found = realpath(path, nil)
    while found == nil, errno == EINTR { found = realpath(path, nil) }
    guard let resolved = found else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Repeats a call that a signal interrupted.
  package static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "does not exist"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "is a loop of symbolic links"
    case EMFILE, ENFILE: "too many open files"
    case ENAMETOOLONG: "has a path that is too long"
    case ENOSPC: "no space left on the disk"
    case EROFS: "the file system is read-only"
    default: String(cString: strerror(code))
    }
  }
}
