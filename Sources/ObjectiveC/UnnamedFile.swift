import Foundation

/// A file with a text that clang reads, gone when this is: it has no name any more once it is written, so nothing is left behind by a process that is
/// killed, and nobody else can put something in its place.
final class UnnamedFile {
  private let descriptor: Int32
  /// Good as long as this lives, in this process.
  let path: String

  /// What `mkstemp` and `mkdtemp` make a name of that nobody else has: they fill in the last six characters.
  static var template: [CChar] { Array((NSTemporaryDirectory() + "/uilint-XXXXXX").utf8CString) }

  /// Takes over a file that is there: its name is removed. Throws when it cannot be opened.
  init(adopting name: String) throws {
    descriptor = open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    unlink(name)
    path = "/dev/fd/\(descriptor)"
  }

  /// Throws when no temporary file can be made.
  init(_ text: String) throws {
    var template = Self.template
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(template)
    path = "/dev/fd/\(descriptor)"
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        close(descriptor)
        throw CocoaError(.fileWriteUnknown)
      }
      written += count
    }
  }

  deinit { close(descriptor) }
}
