import Foundation
import Testing

/// The parser against the compiler's: what the compiler accepts parses without error, and has the same structure.
@Suite struct ParserComparisonTests {
  private static func swiftFiles(_ folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }.sorted().map { folder.appendingPathComponent($0).path }
      .filter { !$0.contains(" ") && !$0.contains("/.build/") }
  }

  private static let toolchain: URL? = Command.tool("swiftc").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent() }

  /// The package's own sources, every fixture, and the interfaces of the toolchain.
  private static let sources: [String] = {
    let own = ["Sources", "Rules", "Tests", "Fixtures"].flatMap { swiftFiles(Command.root.appendingPathComponent($0)) }
    return own + (toolchain.map { swiftFiles($0.appendingPathComponent("lib/swift")) } ?? [])
  }()

  @Test func validCodeParses() throws {
    let list = try Workspace(["list": Self.sources.joined(separator: "\n")])
    #expect(Self.sources.count > 300)
    let run = try Command.uilint(["dump", "--errors", "--list", "list"], in: list.url)
    #expect(run.status == 0)
    #expect(run.output.isEmpty, "\(run.output)")
  }

  /// Needs the reference dumper, a small program of the toolchain's own parser, and is left out where it cannot be had.
  @Test func structureIsTheCompilers() throws {
    guard let script = ProcessInfo.processInfo.environment["UILINT_ORACLE"] ?? Self.siblingOracle, let bash = Command.tool("bash"), let python = Command.tool("python3") else { return }
    let workspace = try Workspace(["list": Self.sources.filter { $0.hasSuffix(".swift") }.joined(separator: "\n")])
    let built = try Command.run(bash, [script + "/build", workspace.url.appendingPathComponent("oracle").path])
    try #require(built.status == 0, "\(built.errors)")
    let reference = try Command.run(workspace.url.appendingPathComponent("oracle").path, ["structure", "-j", "2", "--list", "list"], in: workspace.url)
    let own = try Command.uilint(["dump", "--structure", "--list", "list"], in: workspace.url)
    try workspace.write("a", reference.output)
    try workspace.write("b", own.output)
    let difference = try Command.run(python, [script + "/spd-diff", "--skip-errors", "a", "b"], in: workspace.url)
    #expect(difference.status == 0, "\(difference.output)")
  }

  /// A checkout may have the tool beside it.
  private static let siblingOracle: String? = {
    let folder = Command.root.deletingLastPathComponent().appendingPathComponent("shared/tools/oracle").path
    return FileManager.default.fileExists(atPath: folder + "/build") ? folder : nil
  }()
}
