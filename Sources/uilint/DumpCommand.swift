import Configuration
import Foundation
import Linting
import Semantics
import Syntax

/// `uilint dump --tokens|--structure|--errors|--through PHASE FILE… [--list FILE]`: what the parser made of files, for comparison and measurement.
///
/// Hidden: a tool of the project's own tests.
enum DumpCommand {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    var files = arguments.positional
    if let list = arguments.value("--list") {
      let text = try FileSystem.read(list)
      files += text.string(0..<text.count).split(separator: "\n").map(String.init)
    }
    if let phase = arguments.value("--through").flatMap(Phase.init) { return measure(files, through: phase) }
    return dump(files, arguments.options.last { $0.name != "--list" }?.name ?? "--structure")
  }

  private static func dump(_ files: [String], _ mode: String) -> Int32 {
    let context = ParserContext()
    var code: Int32 = 0
    for file in files {
      guard let text = read(file) else {
        Console.error("error: \(file) cannot be read")
        code = 2
        continue
      }
      let tree = context.parse(text, as: language(of: file))
      switch mode {
      case "--tokens": Console.output(StructureDump.tokens(of: tree, path: file))
      case "--errors":
        guard let first = tree.errors.first else { continue }
        let location = LineTable(text).location(Int(first.offset))
        Console.output("\(file):\(location.line):\(location.column): \(first.kind)\n")
      default: Console.output(tree.language == .swift ? StructureDump.structure(of: tree, path: file) : StructureDump.nodes(of: tree))
      }
    }
    return code
  }

  /// Any bytes, as the parser takes them; only the linter insists on UTF-8.
  private static func read(_ path: String) -> SourceText? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return SourceText(data)
  }

  private static func language(of path: String) -> SourceLanguage {
    [".m", ".mm", ".h", ".pch", ".c", ".cpp"].contains { path.hasSuffix($0) } ? .objectiveC : .swift
  }

  /// How far a measured pass goes; each phase includes those before.
  enum Phase: String, CaseIterable {
    case read, lex, parse, facts
  }

  /// One pass on one thread, each file for itself up to the tree. Whole processes are compared with each other, so that every tool pays for its start.
  private static func measure(_ files: [String], through phase: Phase) -> Int32 {
    let start = ContinuousClock.now
    let context = ParserContext()
    var bytes = 0, memory = 0
    var units: [Linter.Unit] = []
    for file in files {
      guard let text = try? FileSystem.read(file) else { continue }
      bytes += text.count
      switch phase {
      case .read: continue
      case .lex: _ = context.lex(text)
      case .parse: memory += context.parse(text, as: language(of: file)).memorySize
      case .facts: units.append(Linter.Unit(SourceFile(path: file, tree: context.parse(text, as: language(of: file)))))
      }
    }
    if phase == .facts {
      var options = LintOptions()
      options.threads = 1
      _ = Linter(rules: [], options: options).check(units)
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    Console.output("\(phase.rawValue): \(Int(seconds * 1000)) ms, \(Int(Double(bytes) / 1e6 / max(seconds, 1e-9))) MB/s")
    Console.output(phase == .parse ? ", tokens and tree \(Double(memory * 100 / max(1, bytes)) / 100) bytes a byte\n" : "\n")
    return 0
  }
}
