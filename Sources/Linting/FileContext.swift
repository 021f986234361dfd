import Semantics
import Syntax

/// Everything a rule can ask about one file. Used by one thread at a time; its facts are computed once.
package final class FileContext {
  package let file: SourceFile
  package let index: ProjectIndex
  package let targets: DeploymentTargets
  package let sdk: Version?
  /// The types that the file declares.
  package let types: [TypeDeclaration]
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
    types = declarations.types
    views = declarations.types.filter { index.isViewLike($0) }.map { ViewFacts.facts(of: $0, in: index) }
    presentations = declarations.presentations
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
        if isPreviewType(ancestor) { return true }
      case .extensionDecl: if ancestor.inheritedTypes.contains(where: { $0.typeName == "PreviewProvider" }) { return true }
      default: break
      }
    }
    return false
  }

  /// A preview provider, a type named for previews, or one that only previews make.
  ///
  /// "Preview" in the middle of a name says nothing: apps show previews of themes, files and links.
  package func isPreviewType(_ type: Node) -> Bool {
    let name = type.declaredName
    if name.hasSuffix("_Previews") || name.hasSuffix("_Preview") || name.hasSuffix("Previews") { return true }
    if type.inheritedTypes.contains(where: { $0.typeName == "PreviewProvider" }) { return true }
    guard name.contains("Preview") else { return false }
    let uses = index.constructions(named: name)
    return !uses.isEmpty && uses.allSatisfy { use in use.call.node.ancestors.contains { isPreviewRoot($0) } }
  }

  private func isPreviewRoot(_ node: Node) -> Bool {
    switch node.kind {
    case .macroExpansion, .macroExpansionDecl: node.tree.token(node.keywordToken + 1, is: "Preview")
    case .structDecl, .classDecl, .enumDecl, .extensionDecl: node.inheritedTypes.contains { $0.typeName == "PreviewProvider" }
    default: false
    }
  }

  package func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(path: file.path, range: range, newText: text) }

  package func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(path: file.path, range: offset..<offset, newText: text) }
}

extension FileContext {
  /// The file whose tree holds a node of a view's parts.
  package func fileOf(_ node: Node, _ view: ViewFacts) -> SourceFile {
    if node.tree === tree { return file }
    return view.members.first { $0.file.tree === node.tree }?.file ?? index.files.first { $0.tree === node.tree } ?? file
  }
}
