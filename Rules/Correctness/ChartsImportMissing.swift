import Linting
import Semantics
import Syntax

extension Rule {
  static let chartsImportMissing = Rule(
    RuleInfo(
      id: "charts-import-missing",
      category: .correctness,
      summary: "A chart is drawn without 'import Charts'.",
      rationale: "'Chart' and its marks are in a framework of their own; SwiftUI does not bring it.",
      exceptions: "Silent when the file imports a module that is not Apple's or the project hands one on, or Charts, with '@_exported import'; when the project declares a 'Chart'; and unless the chart holds marks of Swift Charts.",
      severity: .warning,
      fix: "safe: 'import Charts'",
      references: ["https://developer.apple.com/documentation/charts/chart"])
  ) { context in
    guard !context.index.imports(of: context.file).contains("Charts"), context.seesEverything, !context.index.declares("Chart") else { return [] }
    guard let chart = context.calls("Chart").first(where: { context.isSwiftUI($0) && $0.node.holdsMarks }), !context.index.files.contains(where: { $0.tree.handsOnCharts }) else { return [] }
    return [Finding(.warning, "'Chart' needs 'import Charts'", at: chart.nameRange, fixes: [context.fixImporting("Charts")])]
  }
}

extension FileContext {
  /// `import Module` among the other imports, in the order of the alphabet where they are.
  fileprivate func fixImporting(_ module: String) -> FixIt {
    let title = "Add 'import \(module)'"
    let imports = tree.root.children.filter { $0.kind == .importDecl }
    guard let last = imports.last else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    if let next = imports.first(where: { tree.name(ofToken: $0.keywordToken + 1) > module && $0.firstToken == $0.keywordToken }) {
      transaction.insert("import \(module)\(tree.lineEnd)", at: next.start, in: file)
    } else {
      transaction.insert("\(tree.lineEnd)import \(module)", at: tree.comment(behind: last.end)?.upperBound ?? last.end, in: file)
    }
    return transaction.fix(title, .safe)
  }
}

extension Node {
  fileprivate var holdsMarks: Bool {
    descendants.contains { $0.kind == .callSuffix && (Call($0).map { ["BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark", "SectorMark"].contains($0.name) } ?? false) }
  }
}

extension SyntaxTree {
  /// `@_exported import Charts`
  fileprivate var handsOnCharts: Bool { root.children.contains { $0.kind == .importDecl && $0.text.contains("Charts") && $0.attributes.contains { $0.attributeName == "_exported" } } }
}
