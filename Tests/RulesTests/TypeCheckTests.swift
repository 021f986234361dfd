import Foundation
import Testing

/// Fixtures and everything that fixing makes of them compile against the SwiftUI stub, unless they say why not.
@Suite struct TypeCheckTests {
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func fixturesCompile() throws {
    let compiler = try #require(Self.compiler, "swiftc is on the PATH where the tests run")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-stub-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["SwiftUI", "UIKit", "UniformTypeIdentifiers", "Charts"] {
      let stub = Fixture.root.appendingPathComponent("Fixtures/\(name)Stub")
      let sources = try FileManager.default.contentsOfDirectory(atPath: stub.path).filter { $0.hasSuffix(".swift") }.map { stub.appendingPathComponent($0).path }
      let module = try Self.run(compiler, in: folder, ["-emit-module", "-module-name", name, "-parse-as-library", "-I", folder.path, "-o", folder.appendingPathComponent("\(name).swiftmodule").path] + sources)
      try #require(module.status == 0, "\(module.text)")
    }

    var jobs: [[String]] = Fixture.all.filter { $0.typeCheckExemption == nil }.flatMap { fixture -> [[String]] in
      let base = fixture.files.filter { $0.language == .swift }.map(\.url.path)
      guard !base.isEmpty else { return [] }
      func variant(_ ending: String) -> [String]? {
        let paths = base.map { $0.replacingOccurrences(of: ".swift", with: ending) }
        guard paths.contains(where: { FileManager.default.fileExists(atPath: $0) }) else { return nil }
        return zip(paths, base).map { FileManager.default.fileExists(atPath: $0) ? $0 : $1 }
      }
      return [base] + [variant(".fixed.swift"), variant(".unsafe.swift")].compactMap { $0 }
    }
    let demo = Fixture.root.appendingPathComponent("Fixtures/Demo")
    jobs.append(try FileManager.default.contentsOfDirectory(atPath: demo.path).filter { $0.hasSuffix(".swift") }.map { demo.appendingPathComponent($0).path })
    #expect(jobs.count > 200)

    let results = Results()
    let work = jobs
    DispatchQueue.concurrentPerform(iterations: work.count) { index in
      let result = try? Self.run(compiler, in: folder, ["-typecheck", "-parse-as-library", "-module-cache-path", folder.path, "-I", folder.path] + work[index])
      if result?.status != 0 { results.add("\(work[index].first ?? ""): \(result?.text.prefix(600) ?? "did not run")") }
    }
    #expect(results.texts.isEmpty, "\(results.texts.joined(separator: "\n"))")
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var texts: [String] { lock.withLock { stored } }
    func add(_ text: String) { lock.withLock { stored.append(text) } }
  }

  /// The compiler's driver leaves a folder behind for each run: `folder` takes them.
  private static func run(_ executable: String, in folder: URL, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
