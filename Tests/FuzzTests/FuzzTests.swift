import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// Mutated sources through the parser, the linter and the fixer.
///
/// A short run with fixed seeds in every test; `make fuzz` sets `UILINT_FUZZ_SECONDS` and, to add sources of one's own,
/// `UILINT_FUZZ_CORPUS`, a folder or a file of paths.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let corpus: [[UInt8]] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var paths = swiftFiles(root.appendingPathComponent("Fixtures").path) + swiftFiles(root.appendingPathComponent("Sources").path)
    if let extra = environment["UILINT_FUZZ_CORPUS"] {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: extra, isDirectory: &isFolder)
      paths += isFolder.boolValue ? swiftFiles(extra) : ((try? String(contentsOfFile: extra, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }
    return paths.compactMap { FileManager.default.contents(atPath: $0).map { Array($0) } }.filter { !$0.isEmpty && $0.count < 60_000 }
  }()

  private static func swiftFiles(_ folder: String) -> [String] { files(folder, [".swift"]) }

  static func files(_ folder: String, _ suffixes: [String]) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted().map { folder + "/" + $0 }
  }

  @Test func mutatedSourcesHoldEveryProperty() throws {
    try #require(!Self.corpus.isEmpty)
    let seconds = Self.environment["UILINT_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
    let end = Date().addingTimeInterval(seconds)
    let first = Self.environment["UILINT_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let context = ParserContext()
    var seed = first
    while seed < first + 1500 || Date() < end {
      var mutator = Mutator(seed: seed)
      let base = Self.corpus[mutator.next(Self.corpus.count)], other = Self.corpus[mutator.next(Self.corpus.count)]
      let bytes = mutator.mutate(base, with: other)
      if let path = Self.environment["UILINT_FUZZ_LAST"] { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
      let problem = Self.problem(bytes, context)
      #expect(problem == nil, "seed \(seed): \(problem ?? "")")
      if problem != nil { break }
      seed += 1
    }
    if seconds > 0 { print("fuzz: \(seed - first) texts from seed \(first), \(Self.corpus.count) sources") }
  }

  /// Texts that once broke a property, cut down.
  @Test(arguments: [
    "struct A {\n  @Query(sort: \\View {\n    switch x {\n    case .a: b(\n    }\n  }\n  ) var y: [Int]\n}\n",
    "@a(b { switch c { case d: e( } ) var f = 1\n",
  ])
  func oldProblemsStaySolved(_ text: String) {
    let problem = Self.problem(Array(text.utf8), ParserContext())
    #expect(problem == nil, "\(problem ?? "")")
  }

  /// What is wrong with the treatment of a text, if anything.
  static func problem(_ bytes: [UInt8], _ context: ParserContext) -> String? {
    let start = DispatchTime.now().uptimeNanoseconds
    let tree = context.parse(SourceText(bytes))
    let elapsed = DispatchTime.now().uptimeNanoseconds - start
    // Generous against a busy machine: a hundred times what is usual.
    if elapsed > 500_000_000 + UInt64(bytes.count) * 2000 { return "parsing took \(elapsed / 1_000_000) ms for \(bytes.count) bytes" }
    if let problem = TreeInvariants.problem(tree) { return problem }
    let again = context.parse(SourceText(bytes))
    if again.nodeCount != tree.nodeCount || again.tokenCount != tree.tokenCount || again.errors.count != tree.errors.count { return "a second parse differs" }
    var options = LintOptions()
    options.settings[0].choices.profile = .all
    options.threads = 1
    let linter = Linter(rules: Registry.rules, options: options)
    let unit = Linter.Unit(SourceFile(path: "fuzz.swift", tree: tree))
    let result = linter.check([unit])
    for diagnostic in result.diagnostics where diagnostic.range.lowerBound < 0 || diagnostic.range.upperBound > bytes.count {
      return "\(diagnostic.ruleID) reports outside of the file"
    }
    let fixed = Fixer(linter, allowsUnsafe: true).run([unit])
    guard let new = fixed.units.first?.file.tree else { return "the fixer lost the file" }
    if new.errors.count > tree.errors.count { return "fixing added syntax errors" }
    if fixed.isUnsettled { return "fixing does not come to rest: \(Set(fixed.result.diagnostics.map(\.ruleID)))" }
    return nil
  }
}

/// What holds for every tree, whatever the bytes.
enum TreeInvariants {
  static func problem(_ tree: SyntaxTree) -> String? {
    var last = 0
    for token in 0..<tree.tokenCount {
      let range = tree.range(ofToken: token)
      if range.lowerBound < last || range.upperBound < range.lowerBound || range.upperBound > tree.text.count { return "token \(token) overlaps or lies outside" }
      // Every byte between two tokens is blank, a comment, or was reported.
      if let problem = gapProblem(last..<range.lowerBound, tree) { return problem }
      last = range.upperBound
    }
    if last != tree.text.count { return "bytes after the last token" }
    for position in 0..<tree.nodeCount {
      let node = Node(tree, position)
      if node.firstToken > node.endToken || node.endToken > tree.tokenCount { return "node \(position) (\(node.kind)) has tokens \(node.firstToken)..<\(node.endToken)" }
      if node.endIndex > tree.nodeCount { return "node \(position) reaches past the last node" }
      var token = node.firstToken
      for child in node.children {
        if child.parent != node { return "node \(child.index) has a wrong parent" }
        if child.firstToken < token || child.endToken > node.endToken { return "node \(child.index) (\(child.kind)) leaves its parent \(node.kind)" }
        token = max(token, child.endToken)
      }
    }
    return nil
  }

  private static func gapProblem(_ gap: Range<Int>, _ tree: SyntaxTree) -> String? {
    for offset in gap {
      switch tree.text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: continue
      // A line splice.
      case UInt8(ascii: "\\") where tree.language == .objectiveC: continue
      default:
        let isComment = tree.comments.contains { $0.range.contains(offset) }
        let isText = isInString(offset, tree)
        if !isComment && !isText && tree.errors.isEmpty && !(offset < 3 && tree.text[0] == 0xEF) { return "byte \(offset) belongs to nothing" }
      }
    }
    return nil
  }

  /// The text of a literal is the gap between its tokens.
  private static func isInString(_ offset: Int, _ tree: SyntaxTree) -> Bool {
    let next = tree.firstToken(atOrAfter: offset)
    let kind = tree.kind(ofToken: next)
    return kind == .stringEnd || kind == .interpolationStart
  }
}
