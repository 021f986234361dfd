import Foundation

/// The child's side: opens libclang for one project, then answers one request after the other until nobody asks any more.
package enum WorkerLoop {
  /// The hidden command that the tool runs itself with.
  package static let command = "__clang-worker"

  /// The first message. It is answered with a `ClangPool.Availability`.
  struct Opening: Sendable, Codable {
    let project: ClangProject
    /// The longest time for one answer: a child whose parent was killed does not go on for ever.
    let seconds: Int
  }

  /// Enough for the largest translation units of real projects, little enough for a machine of a continuous integration.
  private static let memory = 3 << 30

  /// Runs until stdin ends, and returns the exit code.
  package static func run() -> Int32 {
    guard let message = read(), let opening = try? JSONDecoder().decode(Opening.self, from: Data(message)) else { return 2 }
    ProcessLimits.limitMemory(to: memory)
    let service: ClangService
    do {
      let library = try Libclang.open(environment: ProcessInfo.processInfo.environment)
      service = try ClangService(library: library, project: opening.project)
      // What is needed was written.
      ProcessLimits.forbidWriting()
      guard write(ClangPool.Availability.found(path: library.path, version: library.version)) else { return 2 }
    } catch {
      return write(ClangPool.Availability.missing("\(error)")) ? 0 : 2
    }
    while let message = read() {
      alarm(UInt32(clamping: opening.seconds))
      guard let request = try? JSONDecoder().decode(ClangRequest.self, from: Data(message)), write(service.answer(request)) else { return 2 }
      alarm(0)
    }
    return 0
  }

  private static func read() -> [UInt8]? {
    guard let header = read(Frame.headerSize), let count = Frame.count(header), count <= ChildProcess.maximumMessageSize else { return nil }
    return read(count)
  }

  private static func read(_ size: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: size)
    var position = 0
    while position < size {
      let count = bytes.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress.map { $0 + position }, size - position) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      position += count
    }
    return bytes
  }

  private static func write(_ message: some Encodable) -> Bool {
    guard let data = try? JSONEncoder().encode(message) else { return false }
    let bytes = Frame.header(data.count) + data
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress.map { $0 + position }, bytes.count - position) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      position += count
    }
    return true
  }
}
