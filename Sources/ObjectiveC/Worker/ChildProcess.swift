import Foundation

/// A program run as a child that answers one message after the other: each a length and that many bytes.
///
/// Whatever the child does, the caller goes on: it waits no longer than its deadline, and a child that dies, hangs or
/// answers nonsense is killed. Used by one thread at a time.
final class ChildProcess {
  /// Why there is no answer.
  enum Failure: Error, Sendable {
    /// It could not be started, in the words of the system.
    case notStarted(String)
    /// It took longer than it may.
    case timedOut
    /// It ended, or its answer made no sense.
    case died
  }

  /// Larger answers make no sense.
  static let maximumMessageSize = 256 << 20

  private let process: pid_t
  private let input: Int32
  private let output: Int32

  /// Descriptors that one thread opens must not be inherited by the child that another one starts meanwhile.
  private static let startLock = NSLock()

  /// Starts the program with an environment of its own; its stderr goes nowhere. Throws `Failure`.
  init(_ executable: String, _ arguments: [String], environment: [String: String]) throws {
    Self.startLock.lock()
    defer { Self.startLock.unlock() }
    var toChild: [Int32] = [-1, -1], fromChild: [Int32] = [-1, -1]
    guard pipe(&toChild) == 0 else { throw Failure.notStarted(String(cString: strerror(errno))) }
    guard pipe(&fromChild) == 0 else {
      let reason = String(cString: strerror(errno))
      toChild.forEach { close($0) }
      throw Failure.notStarted(reason)
    }
    for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    do {
      process = try Self.spawn([executable] + arguments, environment.map { "\($0.key)=\($0.value)" }.sorted(), input: toChild[0], output: fromChild[1])
    } catch {
      (toChild + fromChild).forEach { close($0) }
      throw error
    }
    close(toChild[0])
    close(fromChild[1])
    input = toChild[1]
    output = fromChild[0]
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  deinit { end() }

  private static func spawn(_ words: [String], _ environment: [String], input: Int32, output: Int32) throws -> pid_t {
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    guard let executable = words[0] else { throw Failure.notStarted("no memory") }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, nil, &words, &variables)
    guard code == 0 else { throw Failure.notStarted(String(cString: strerror(code))) }
    return process
  }

  /// Sends a message and waits for the answer. Throws `Failure`; then the child is of no use any more.
  func answer(to message: [UInt8], within seconds: Double) throws -> [UInt8] {
    let deadline = ContinuousClock.now + .seconds(seconds)
    try send(Frame.header(message.count) + message, deadline)
    let header = try receive(Frame.headerSize, deadline)
    guard let count = Frame.count(header), count <= Self.maximumMessageSize else { throw Failure.died }
    return try receive(count, deadline)
  }

  private func send(_ bytes: [UInt8], _ deadline: ContinuousClock.Instant) throws {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress.map { $0 + position }, bytes.count - position) }
      if count > 0 { position += count } else { try wait(input, Int16(POLLOUT), deadline, count) }
    }
  }

  private func receive(_ size: Int, _ deadline: ContinuousClock.Instant) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var position = 0
    while position < size {
      let count = bytes.withUnsafeMutableBytes { read(output, $0.baseAddress.map { $0 + position }, size - position) }
      if count == 0 { throw Failure.died }
      if count > 0 { position += count } else { try wait(output, Int16(POLLIN), deadline, count) }
    }
    return bytes
  }

  /// Waits until a descriptor is ready after a call that returned `count`.
  private func wait(_ descriptor: Int32, _ events: Int16, _ deadline: ContinuousClock.Instant, _ count: Int) throws {
    guard count < 0, errno == EAGAIN || errno == EINTR else { throw Failure.died }
    let left = deadline - .now
    guard left > .zero else { throw Failure.timedOut }
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&entry, 1, Int32(clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1))
  }

  private func end() {
    close(input)
    close(output)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

/// How a message travels: eight bytes with its size, the lowest first, then the message.
enum Frame {
  static let headerSize = 8

  static func header(_ count: Int) -> [UInt8] { (0..<headerSize).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } }

  /// Nil for a size that no message has.
  static func count(_ header: [UInt8]) -> Int? {
    let value = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
