import Foundation
import Syntax

/// The two output streams.
enum Console {
  /// Reports: complete, or the process ends quietly when nobody reads any more.
  ///
  /// A report that cannot be written is no report: the process ends with 2.
  static func output(_ text: String) {
    guard let failure = write(text, STDOUT_FILENO), failure != EPIPE else { return }
    error("error: stdout cannot be written: \(String(cString: strerror(failure)))")
    exit(2)
  }

  static func error(_ line: String) { write(PrintableText.logLine(line) + "\n", STDERR_FILENO) }

  /// Returns why the text could not be written.
  @discardableResult
  static func write(_ text: String, _ descriptor: Int32) -> Int32? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { buffer in
      var position = 0
      while position < buffer.count {
        let count = Foundation.write(descriptor, buffer.baseAddress.map { $0 + position }, buffer.count - position)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        position += count
      }
      return nil
    }
  }

  /// Colour on a terminal, unless the environment or the option says otherwise.
  static func usesColor(_ option: String, _ descriptor: Int32 = STDOUT_FILENO) -> Bool {
    if option == "always" { return true }
    if option == "never" { return false }
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment[name], value != "0" { return true }
    }
    return isatty(descriptor) == 1 && environment["TERM"] != "dumb"
  }
}

/// How far a long run is, on a terminal; nothing in the first half second, and nothing elsewhere.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let isShown: Bool
  private let start = DispatchTime.now()
  private var phase = ""
  private var total = 0
  private var done = 0
  private var lastShown: UInt64 = 0
  private var isDirty = false

  init(quiet: Bool) {
    isShown = !quiet && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  func begin(_ phase: String, total: Int) {
    guard isShown else { return }
    lock.withLock {
      self.phase = phase
      self.total = total
      done = 0
    }
  }

  func step() {
    guard isShown else { return }
    lock.withLock {
      done += 1
      let now = DispatchTime.now().uptimeNanoseconds
      guard now - start.uptimeNanoseconds > 500_000_000, now - lastShown > 100_000_000 else { return }
      lastShown = now
      isDirty = true
      Console.write("\r\u{1B}[K\(phase) \(done) of \(total)…", STDERR_FILENO)
    }
  }

  /// Takes the line away.
  func end() {
    guard isShown else { return }
    lock.withLock {
      if isDirty { Console.write("\r\u{1B}[K", STDERR_FILENO) }
      isDirty = false
    }
  }
}
