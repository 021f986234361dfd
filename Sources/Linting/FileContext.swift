import Semantics
import Syntax

/// Everything a rule can ask about one file. Used by one thread at a time; its facts are computed once.
package final class FileContext {
  package let file: SourceFile
  package let index: ProjectIndex
  package let targets: DeploymentTargets
  package let sdk: Version?
  /// The facts of the view-like types that the file declares.
  package let views: [ViewFacts]
  /// Every presentation in the file, in a view-like type or not.
  package let presentations: [Presentation]

  private var factsOfOtherTypes: [String: ViewFacts] = [:]

  package init(file: SourceFile, declarations: FileDeclarations, index: ProjectIndex, targets: DeploymentTargets, sdk: Version?) {
    self.file = file
    self.index = index
    self.targets = targets
    self.sdk = sdk
    views = declarations.types.filter { index.isViewLike($0) }.map { ViewFacts.facts(of: $0, in: index) }
    var presentations: [Presentation] = []
    for position in 0..<file.tree.nodeCount where Node(file.tree, position).kind == .callSuffix {
      if let call = Call(Node(file.tree, position)), let presentation = Presentation(call) { presentations.append(presentation) }
    }
    self.presentations = presentations
  }

  package var tree: SyntaxTree { file.tree }

  /// The facts of a view-like type of any file.
  package func facts(of type: TypeDeclaration) -> ViewFacts {
    if let known = views.first(where: { $0.type.node == type.node }) { return known }
    let key = type.file.path + "\u{0}" + type.qualifiedName
    if let known = factsOfOtherTypes[key] { return known }
    let facts = ViewFacts.facts(of: type, in: index)
    factsOfOtherTypes[key] = facts
    return facts
  }

  /// The facts of the view-like type whose code `node` is, extensions in this file included.
  package func view(around node: Node) -> ViewFacts? {
    for ancestor in node.ancestors where ancestor.kind.isTypeDeclaration {
      if let view = views.first(where: { $0.type.node == ancestor }) { return view }
      if ancestor.kind == .extensionDecl, let path = ancestor.typeChild?.typePath,
        case .found(let type) = index.resolve(path, from: [], in: file), index.isViewLike(type)
      {
        return facts(of: type)
      }
      return nil
    }
    return nil
  }

  /// Whether code belongs to a preview, where constants and inline objects are normal.
  package func isPreview(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .macroExpansion, .macroExpansionDecl:
        let token = ancestor.keywordToken + 1
        if tree.token(token, is: "Preview") { return true }
      case .structDecl, .classDecl, .enumDecl:
        if ancestor.declaredName.contains("Preview") || ancestor.inheritedTypes.contains(where: { $0.typeName == "PreviewProvider" }) { return true }
      case .extensionDecl: if ancestor.inheritedTypes.contains(where: { $0.typeName == "PreviewProvider" }) { return true }
      default: break
      }
    }
    return false
  }

  /// The type that the element of an optional property's type names: `W` of `W?`, `Optional<W>`.
  package func note(_ message: String, _ node: Node) -> Diagnostic.Note { Diagnostic.Note(message, file: file, range: node.range) }

  package func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(path: file.path, range: range, newText: text) }

  package func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(path: file.path, range: offset..<offset, newText: text) }

  // MARK: Text of the source

  /// The blank bytes at the start of the line that holds `offset`.
  package func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    var end = start
    while tree.text[end] == UInt8(ascii: " ") || tree.text[end] == UInt8(ascii: "\t") { end += 1 }
    return tree.text.string(start..<end)
  }

  /// The offset of the first byte of the line.
  package func lineStart(_ offset: Int) -> Int {
    var start = min(max(0, offset), tree.text.count)
    while start > 0, tree.text[start - 1] != UInt8(ascii: "\n"), tree.text[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return start
  }

  /// The line end that the file uses around `offset`.
  package var lineEnd: String {
    let hasCarriageReturn = tree.text.withBytes { bytes in
      bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    }
    return hasCarriageReturn ? "\r\n" : "\n"
  }

  /// The range of a whole statement or declaration with its line, when nothing else stands on the line.
  ///
  /// Nil when a comment stands there, which a deletion would lose.
  package func lines(of range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start > 0, tree.text[start - 1] == UInt8(ascii: " ") || tree.text[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start == 0 || tree.text[start - 1] == UInt8(ascii: "\n") || tree.text[start - 1] == UInt8(ascii: "\r") else { return nil }
    var end = range.upperBound
    while tree.text[end] == UInt8(ascii: " ") || tree.text[end] == UInt8(ascii: "\t") { end += 1 }
    if tree.text[end] == UInt8(ascii: "\r") { end += 1 }
    if tree.text[end] == UInt8(ascii: "\n") { end += 1 } else if end < tree.text.count && tree.text[end - 1] != UInt8(ascii: "\r") { return nil }
    return tree.hasComment(in: start..<end) ? nil : start..<end
  }
}
