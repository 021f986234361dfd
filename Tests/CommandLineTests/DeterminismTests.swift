import Foundation
import Testing

/// A report depends on the code and on nothing else: not on threads, on the order in which a disk lists files, on language, time zone or folder. `make torture` does this with more.
@Suite struct DeterminismTests {
  private static let formats = ["text", "concise", "xcode", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "html"]

  /// Sources of several categories in folders with the same names of files, and a project that says what it is compiled for.
  private static let files: [(name: String, text: String)] = {
    var files: [(String, String)] = [(".git/HEAD", ""), ("Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\", platforms: [.iOS(.v17)])\n")]
    let fixtures = Command.root.appendingPathComponent("Fixtures")
    for (number, category) in ["State", "Identity", "Navigation", "Presentation", "Concurrency"].enumerated() {
      let folder = fixtures.appendingPathComponent(category)
      for rule in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().prefix(6) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + rule)) ?? []).sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".fixed.") && !$0.contains(".unsafe.") }
        for name in names.prefix(3) {
          let text = (try? String(contentsOf: folder.appendingPathComponent(rule).appendingPathComponent(name), encoding: .utf8)) ?? ""
          files.append(("App\(number)/\(rule)/\(name)", text))
        }
      }
    }
    return files
  }()

  private func plant(_ files: [(name: String, text: String)]) throws -> Workspace {
    let workspace = try Workspace([:])
    for file in files { try workspace.write("tree/" + file.name, file.text) }
    return workspace
  }

  /// Every report of one run, without how long it took and where the tree lies.
  private func reports(_ workspace: Workspace, _ arguments: [String] = ["."], environment: [String] = [], folder: String = "tree") throws -> [String: String] {
    try FileManager.default.createDirectory(atPath: workspace.url.path + "/out", withIntermediateDirectories: true)
    let reporters = Self.formats.flatMap { ["--reporter", "\($0)=\(workspace.url.path)/out/\($0)"] }
    let run = try Command.run("/usr/bin/env", environment + [Command.binary] + arguments + ["--profile", "all", "--quiet"] + reporters, in: workspace.url.appendingPathComponent(folder))
    #expect(run.status == 1, "\(run.errors)")
    var result: [String: String] = [:]
    for format in Self.formats {
      var text = workspace.read("out/" + format)
      #expect(!text.isEmpty, "\(format)")
      for pattern in ["\"durationMs\": ?[0-9]+", " time=\"[0-9.]+\"", "checked in [0-9.,]+ ?m?s"] { text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression) }
      result[format] = text.replacingOccurrences(of: workspace.url.resolvingSymlinksInPath().path, with: "").replacingOccurrences(of: workspace.url.path, with: "")
    }
    return result
  }

  private func expectSame(_ first: [String: String], _ second: [String: String], _ what: String, except: Set<String> = []) {
    for format in Self.formats where !except.contains(format) { #expect(first[format] == second[format], "\(format) differs with \(what)") }
  }

  @Test func theReportsAreThoseOfTheCode() throws {
    let workspace = try plant(Self.files)
    let first = try reports(workspace, [".", "--threads", "1"])
    #expect((first["concise"] ?? "").split(separator: "\n").count > 50)
    for threads in 2...8 { expectSame(first, try reports(workspace, [".", "--threads", "\(threads)"]), "\(threads) threads") }
    for environment in [["LANG=C", "LC_ALL=C", "TZ=UTC"], ["LANG=tr_TR.UTF-8", "LC_ALL=tr_TR.UTF-8", "TZ=Asia/Tokyo"], ["LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8", "TZ=America/St_Johns", "HOME=/nowhere"]] {
      expectSame(first, try reports(workspace, environment: environment), "\(environment)")
    }
    // From a folder inside: the reports for people name paths from there.
    let inner = try reports(workspace, [".."], folder: "tree/App0")
    expectSame(first, inner, "another working folder", except: ["text", "concise"])
    #expect(inner["concise"]?.replacingOccurrences(of: "../", with: "") == first["concise"])
    // Files that were made in another order, and a copy in yet another one.
    var generator = Shuffle()
    for _ in 0..<2 { expectSame(first, try reports(plant(Self.files.shuffled(using: &generator))), "another order of making") }
    let copy = try Workspace([:])
    _ = try Command.run("/bin/bash", ["-c", "mkdir tree && cd \"$0\" && find . -type f | sort -r | tar cf - -T - | tar xf - -C \"$1\"", workspace.url.path + "/tree", copy.url.path + "/tree"], in: copy.url)
    expectSame(first, try reports(copy), "a copy")
  }

  /// The same files, whether they are named one by one in any order, as folders, or twice.
  @Test func theOrderOfPathsMeansNothing() throws {
    let workspace = try plant(Self.files)
    let folders = ["App0", "App1", "App2", "App3", "App4", "Package.swift"]
    let first = try reports(workspace, folders)
    expectSame(first, try reports(workspace, folders.reversed()), "folders in another order")
    expectSame(first, try reports(workspace, folders + ["App2", "./App1/", "App3"]), "folders named twice")
  }

  @Test func fixesAreTheSameWithAnyNumberOfThreads() throws {
    func mended(_ threads: Int) throws -> [String] {
      let workspace = try plant(Self.files)
      _ = try Command.uilint(["--fix", "--unsafe-fixes", "--profile", "all", "--threads", "\(threads)"], in: workspace.url.appendingPathComponent("tree"))
      return Self.files.map { workspace.read("tree/" + $0.name) }
    }
    let one = try mended(1)
    #expect(one != Self.files.map(\.text))
    for threads in [2, 5] { #expect(try mended(threads) == one) }
  }

  private struct Shuffle: RandomNumberGenerator {
    var state: UInt64 = 42
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
