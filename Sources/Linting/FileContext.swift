import Semantics
import Syntax

/// Everything a rule can ask about one file. Used by one thread at a time; its facts are computed once.
package final class FileContext {
  package let file: SourceFile
  package let project: Project
  package let navigation: ProjectNavigation
  /// The oldest systems that the file is compiled for.
  package let targets: DeploymentTargets
  private let settings: FileSettings
  private let askClang: (@Sendable (SourceFile) -> ClangFacts?)?
  /// What libclang says of a source in Objective-C; nil where it says nothing. The first question may take long.
  package private(set) lazy var clangFacts: ClangFacts? = tree.language == .objectiveC ? askClang?(file) : nil
  /// The rule that is asking, whose options are meant.
  var ruleID = ""
  /// The types that the file declares.
  package let types: [TypeDeclaration]
  /// The modules that the file imports.
  package let imports: Set<String>
  /// The extensions in the file.
  package let extensions: [ExtensionDeclaration]
  /// The facts of the view-like types that the file declares.
  package let views: [ViewFacts]
  /// Every presentation in the file, in a view-like type or not.
  package let presentations: [Presentation]

  /// A file of tests.
  package private(set) lazy var isTest = file.isInTests || !imports.isDisjoint(with: Self.testModules)
  private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble", "Kiwi", "Specta", "Expecta", "OCMock"]

  /// What `isPreviewType` found: many rules ask.
  private var previewTypes: [Node: Bool] = [:]

  /// The file uses SwiftUI, or declares views.
  package let isUserInterface: Bool
  private lazy var allCallsByName = Dictionary(grouping: tree.nodes(.callSuffix).compactMap { Call($0) }, by: \.name)
  private lazy var viewPositions = Dictionary(views.indices.map { (views[$0].type.node, $0) }) { first, _ in first }
  private var callsByName: [String: [Call]] { isUserInterface ? allCallsByName : [:] }
  /// The file imports a module that is neither Apple's nor known to be harmless.
  package private(set) lazy var importsForeignModules = index.importsForeignModules(file)
  /// The file imports SwiftUI, or nothing from which the names of SwiftUI could come instead.
  package private(set) lazy var mayUseSwiftUI = imports.contains("SwiftUI") || !importsForeignModules

  /// The properties that read the environment by a key path, by the last name of the path.
  package private(set) lazy var environmentProperties: [String: [Property]] = {
    guard isUserInterface, !index.declaresWrapper("Environment") else { return [:] }
    let all = (types.flatMap(\.properties) + extensions.flatMap(\.properties)).compactMap { property -> (String, Property)? in
      guard let wrapper = property.wrapper, wrapper.attributeName == "Environment", let path = wrapper.children.first(where: { $0.kind == .argument })?.firstChild, path.kind == .keyPathExpr else { return nil }
      return (tree.name(ofToken: path.endToken - 1), property)
    }
    return Dictionary(grouping: all) { $0.0 }.mapValues { $0.map(\.1) }
  }()

  /// The code of the file that deals with view controllers; empty without UIKit.
  package private(set) lazy var controllerCode: ControllerCode = {
    if tree.language == .objectiveC { return ObjectiveCControllerReader(file, index.objectiveC).read() }
    guard !imports.isDisjoint(with: UIKitNames.modules) else { return ControllerCode() }
    var code = SwiftControllerReader(file, index).read(allCallsByName)
    code.delegates = SwiftDelegateReader(index).read(types)
    return code
  }()

  package init(
    file: SourceFile, declarations: FileDeclarations, project: Project, navigation: ProjectNavigation, targets: DeploymentTargets, settings: FileSettings,
    clangFacts: (@Sendable (SourceFile) -> ClangFacts?)? = nil
  ) {
    self.file = file
    self.project = project
    self.navigation = navigation
    self.targets = targets
    self.settings = settings
    askClang = clangFacts
    types = declarations.types
    imports = declarations.imports
    extensions = declarations.extensions
    views = declarations.types.compactMap { project.knownFacts(of: $0) }
    presentations = declarations.presentations
    isUserInterface = !declarations.imports.isDisjoint(with: ["SwiftUI", "WidgetKit"]) || !views.isEmpty || !declarations.presentations.isEmpty
  }

  package var index: ProjectIndex { project.index }

  /// Whether libclang knows that no `#if` lets the code through. Asks it.
  func isLeftOut(_ range: Range<Int>) -> Bool { clangFacts?.isInactive(range.lowerBound) ?? false }

  /// The SDK that the project builds with, if it is known.
  package var sdk: Version? { settings.sdk }

  /// Whether forms of the rule that is asking are shown that belong to a profile: what costs much is not looked for in vain.
  package func shows(_ profile: Profile) -> Bool { profile <= settings.choices.profile || settings.choices.only.contains(ruleID) }

  private func value(_ option: RuleOption) -> OptionValue { settings.choices.options[ruleID]?[option.name] ?? option.defaultValue }

  /// The value of an option of the rule that is asking.
  package func integer(_ option: RuleOption) -> Int {
    if case .integer(let value) = value(option) { value } else { 0 }
  }

  package func boolean(_ option: RuleOption) -> Bool { value(option) == .boolean(true) }

  package func choices(_ option: RuleOption) -> [String] {
    if case .choices(let value) = value(option) { value } else { [] }
  }

  /// The calls of functions, modifiers and initialisers of a name, in the order of the source; none in files without SwiftUI.
  package func calls(_ name: String) -> [Call] { isUserInterface && file.mayMention(name) ? allCallsByName[name] ?? [] : [] }

  /// The calls of modifiers that SwiftUI dates, in the order of the source.
  package func modifierCalls() -> [Call] {
    callsByName.filter { !ModifierTable.overloads(of: $0.key).isEmpty }.values.flatMap { $0 }.filter { !$0.isInitializer }.sorted { $0.nameToken < $1.nameToken }
  }

  /// The calls of initialisers whose names are wanted, in the order of the source.
  package func constructions(where isWanted: (String) -> Bool) -> [Call] {
    var found: [Call] = []
    // Calls of one name are all of initialisers, or none is.
    for (name, calls) in callsByName where (calls.first?.isInitializer ?? false) && isWanted(name) { found += calls }
    return found.sorted { $0.nameToken < $1.nameToken }
  }

  package func calls(_ names: [String]) -> [Call] {
    guard isUserInterface else { return [] }
    var found: [Call] = []
    for name in names where file.mayMention(name) { found += allCallsByName[name] ?? [] }
    return found.sorted { $0.nameToken < $1.nameToken }
  }

  package var tree: SyntaxTree { file.tree }

  /// The facts of a view-like type of any file.
  package func facts(of type: TypeDeclaration) -> ViewFacts { project.facts(of: type) }

  /// The facts of the view-like type whose code `node` is, extensions in this file included.
  package func view(around node: Node) -> ViewFacts? {
    for ancestor in node.ancestors where ancestor.kind.isTypeDeclaration {
      if let position = viewPositions[ancestor] { return views[position] }
      if ancestor.kind == .extensionDecl, let path = ancestor.typeChild?.typePath,
        case .found(let type) = index.resolve(path, from: [], in: file), index.isViewLike(type)
      {
        return facts(of: type)
      }
      return nil
    }
    return nil
  }

  /// The facts of the view-like type whose code `node` of any file is.
  package func view(around node: Node, in other: SourceFile) -> ViewFacts? {
    if other === file { return view(around: node) }
    return project.enclosingType(of: node, in: other).flatMap { index.isViewLike($0) ? facts(of: $0) : nil }
  }

  /// Whether code belongs to a preview, where constants and inline objects are normal.
  package func isPreview(_ node: Node) -> Bool {
    node.isInPreview || node.ancestors.contains { [.structDecl, .classDecl, .enumDecl].contains($0.kind) && isPreviewType($0) }
  }

  /// A preview provider, a type named for previews, or one that only previews make.
  ///
  /// "Preview" in the middle of a name says nothing: apps show previews of themes, files and links.
  package func isPreviewType(_ type: Node) -> Bool {
    if let known = previewTypes[type] { return known }
    let isPreview = findIsPreviewType(type)
    previewTypes[type] = isPreview
    return isPreview
  }

  private func findIsPreviewType(_ type: Node) -> Bool {
    let name = type.declaredName
    if name.hasSuffix("_Previews") || name.hasSuffix("_Preview") || name.hasSuffix("Previews") { return true }
    if type.inheritedTypes.contains(where: { $0.typeName == "PreviewProvider" }) { return true }
    guard name.contains("Preview") else { return false }
    let uses = index.constructions(named: name)
    return !uses.isEmpty && uses.allSatisfy { $0.call.node.isInPreview }
  }

  package func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(path: file.path, range: range, newText: text) }

  package func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(path: file.path, range: offset..<offset, newText: text) }
}

extension FileContext {
  /// The file whose tree holds a node of a view's parts.
  package func fileOf(_ node: Node, _ view: ViewFacts) -> SourceFile {
    if node.tree === tree { return file }
    return view.members.first { $0.file.tree === node.tree }?.file ?? index.file(of: node.tree) ?? file
  }
}
