import Foundation

/// Runs the built binary as a user would.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `UILINT_BINARY`, else the release build of the package.
  static let binary: String = {
    ProcessInfo.processInfo.environment["UILINT_BINARY"] ?? root.appendingPathComponent(".build/release/uilint").path
  }()

  /// Runs `uilint` in a folder.
  static func uilint(_ arguments: [String], in folder: URL? = nil, input: String? = nil) throws -> Command {
    try run(binary, arguments, in: folder, input: input)
  }

  static func run(_ executable: String, _ arguments: [String], in folder: URL? = nil, input: String? = nil) throws -> Command {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // Files instead of pipes: no reader is needed while the process runs.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    func handle(_ name: String, _ text: String = "") throws -> FileHandle {
      let url = scratch.appendingPathComponent(name)
      try text.write(to: url, atomically: false, encoding: .utf8)
      return try FileHandle(forUpdating: url)
    }
    process.standardInput = try handle("in", input ?? "")
    process.standardOutput = try handle("out")
    process.standardError = try handle("err")
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) -> String {
      String(decoding: FileManager.default.contents(atPath: scratch.appendingPathComponent(name).path) ?? Data(), as: UTF8.self)
    }
    return Command(status: process.terminationStatus, output: text("out"), errors: text("err"))
  }

  /// Where a tool stands on this machine, if it is installed.
  static func tool(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A folder of sources that goes away with the test.
final class Workspace {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    _ = try? Command.run("/bin/chmod", ["-R", "u+rwX", url.path])
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ name: String) -> String { String(decoding: FileManager.default.contents(atPath: url.appendingPathComponent(name).path) ?? Data(), as: UTF8.self) }

  /// The names in the folder, hidden ones too: nothing temporary may stay.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

  func uilint(_ arguments: String..., input: String? = nil) throws -> Command { try Command.uilint(arguments, in: url, input: input) }

  /// A copy of the binary that everybody can reach, as the checkout perhaps is not.
  private static let sharedCopy: String? = {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-binary-\(getpid())").path
    guard (try? FileManager.default.copyItem(atPath: Command.binary, toPath: copy)) != nil else { return nil }
    _ = try? Command.run("/bin/chmod", ["755", copy])
    return copy
  }()

  /// Runs as a user without rights, so that modes count even where the tests run as root; nil where that is not possible.
  func uilintUnprivileged(_ arguments: String...) throws -> Command? {
    if geteuid() != 0 { return try Command.uilint(arguments, in: url) }
    guard let tool = Command.tool("setpriv"), let copy = Self.sharedCopy else { return nil }
    return try Command.run(tool, ["--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments, in: url)
  }
}

enum Sample {
  /// One safe fix: the state is made private.
  static let fixable = """
    import SwiftUI

    struct Counter: View {
      @State var count = 0 // taps
      var body: some View { Button("\\(count)") { count += 1 } }
    }

    """
  static let fixed = fixable.replacingOccurrences(of: "@State var", with: "@State private var")

  /// An error without a safe fix.
  static let error = """
    import SwiftUI

    struct Screen: View {
      var body: some View { Text("a").sheet(isPresented: .constant(false)) { Text("b") } }
    }

    """
  static let clean = "import SwiftUI\n\nstruct Row: View { var body: some View { Text(\"a\") } }\n"
}
