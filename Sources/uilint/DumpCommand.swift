import Configuration
import Foundation
import Syntax

/// `uilint dump --tokens|--structure|--errors|--time FILE… [--list FILE]`: what the parser made of files, for comparison and measurement.
///
/// Hidden: a tool of the project's own tests.
enum DumpCommand {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    var files = arguments.positional
    if let list = arguments.value("--list") {
      let text = try FileSystem.read(list)
      files += text.string(0..<text.count).split(separator: "\n").map(String.init)
    }
    let mode = arguments.options.last { $0.name != "--list" }?.name ?? "--structure"
    return mode == "--time" ? time(files) : dump(files, mode)
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

  /// Prints the best of three rounds of reading, lexing and parsing, on one thread.
  private static func time(_ files: [String]) -> Int32 {
    let context = ParserContext()
    var best = [Double](repeating: .infinity, count: 3)
    var bytes = 0, memory = 0
    for _ in 0..<3 {
      var marks = [DispatchTime.now().uptimeNanoseconds]
      let texts = files.compactMap { file in (try? FileSystem.read(file)).map { (text: $0, language: language(of: file)) } }
      marks.append(DispatchTime.now().uptimeNanoseconds)
      for (text, language) in texts where language == .swift { _ = context.lex(text) }
      marks.append(DispatchTime.now().uptimeNanoseconds)
      memory = 0
      for (text, language) in texts { memory += context.parse(text, as: language).memorySize }
      marks.append(DispatchTime.now().uptimeNanoseconds)
      bytes = texts.reduce(0) { $0 + $1.text.count }
      for phase in 0..<3 { best[phase] = min(best[phase], Double(marks[phase + 1] - marks[phase]) / 1e6) }
    }
    let size = Double(bytes) / 1e6
    for (name, milliseconds) in zip(["read", "lex", "lex and parse"], best) {
      Console.output("\(name): \(Int(milliseconds)) ms, \(Int(size / milliseconds * 1000)) MB/s\n")
    }
    Console.output("source \(bytes) bytes, tokens and tree \(Double(Int(Double(memory) / Double(max(1, bytes)) * 100)) / 100) bytes a byte\n")
    return 0
  }
}
