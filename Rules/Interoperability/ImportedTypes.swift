import Linting
import Semantics
import Syntax

// What the rules about Objective-C ask.

extension FileContext {
  /// Some header declares something: without one none of these rules has anything to do.
  var knowsHeaders: Bool { !index.imported.isEmpty }

  /// The class or enum of a header that a value is of.
  func imported(_ type: ValueType) -> ImportedType? {
    switch type {
    case .importedClass(let name): index.imported.classes[name].map { .class($0) }
    case .importedEnum(let name): index.imported.enums[name].map { .enumeration($0) }
    default: nil
    }
  }
}

extension ImportedType {
  var origin: ImportedOrigin {
    switch self {
    case .class(let type): type.origin
    case .enumeration(let type): type.origin
    }
  }

  /// For messages: `the Objective-C class 'ABCStation' (ABCStation.h)`
  var description: String {
    switch self {
    case .class(let type): "the Objective-C class '\(type.name)' (\(type.origin.fileName))"
    case .enumeration(let type): "the Objective-C enum '\(type.name)' (\(type.origin.fileName))"
    }
  }
}

extension ProjectIndex {
  /// The project has a modifier of the same name with an `item:` of its own.
  func hasOwnItemModifier(_ name: String) -> Bool {
    extensions(named: "View").contains { part in
      part.node.memberDeclarations.contains { function in
        function.kind == .functionDecl && function.declaredName == name
          && function.firstChild(.parameterClause)?.children.contains { $0.kind == .parameter && $0.tree.token($0.keywordToken, is: "item") } ?? false
      }
    }
  }
}

/// Gives a type of a header the conformance to Identifiable, in one place of the project whoever asks for it.
struct ImportedConformanceFix {
  private let type: ImportedType
  private let context: FileContext

  init(_ type: ImportedType, _ context: FileContext) {
    self.type = type
    self.context = context
  }

  /// `extension ABCStation: Identifiable {}`: an object is identified by itself; an enum needs an `id`, which has to be public as the type is.
  func fix(_ applicability: FixIt.Applicability) -> FixIt {
    let title = "Conform '\(type.name)' to Identifiable in Swift"
    guard let needsID else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    if let part = extensionToExtend, !needsID {
      if let clause = part.node.firstChild(.inheritanceClause), let last = clause.children.map({ $0 }).last {
        transaction.insert(", Identifiable", at: last.end, in: part.file)
      } else if let extended = part.node.typeChild {
        transaction.insert(": Identifiable", at: extended.end, in: part.file)
      }
    } else if let (declaration, file) = place {
      let tree = file.tree, line = tree.lineEnd
      let body = needsID ? " {\(line)\(tree.indentationUnit(around: declaration.descendants.first { $0.kind == .codeBlock || $0.kind == .closureExpr } ?? declaration))public var id: Self { self }\(line)}" : " {}"
      let end = tree.comment(behind: declaration.end)?.upperBound ?? declaration.end
      transaction.insert("\(line)\(line)extension \(type.name): Identifiable\(body)", at: end, in: file)
    }
    return transaction.fix(title, applicability)
  }

  /// Whether the extension has to say what `id` is; nil when a header has an `id` that may not do.
  private var needsID: Bool? {
    switch type {
    case .class(let type):
      guard let property = context.index.imported.property("id", of: type.name) else { return false }
      return TypeResolver(context.index).type(of: property).unwrapped.isKnown ? false : nil
    case .enumeration: return true
    }
  }

  private var lastName: String { type.name.split(separator: ".").last.map(String.init) ?? type.name }

  /// The first extension of the type in the project.
  private var extensionToExtend: ExtensionDeclaration? {
    context.index.extensions(named: lastName).filter { part in
      isUsable(part.file) && part.path.joined(separator: ".") == type.name && part.node.firstChild(.whereClause) == nil && !part.node.ancestors.contains { $0.kind == .ifConfigClause }
    }.min { ($0.file.path, $0.node.start) < ($1.file.path, $1.node.start) }
  }

  /// The first declaration of the project, at the top of its file, that names the type. O(types written in the project): for a finding.
  private var place: (declaration: Node, file: SourceFile)? {
    for file in context.index.files.filter(isUsable).sorted(by: { $0.path < $1.path }) {
      for node in file.tree.nodes(.identifierType) where node.typeName == lastName {
        let outer = [node] + Array(node.ancestors)
        guard !outer.contains(where: { $0.kind == .ifConfigClause }), let declaration = outer.last(where: { $0.kind.isTypeDeclaration }) else { continue }
        return (declaration, file)
      }
    }
    return nil
  }

  private func isUsable(_ file: SourceFile) -> Bool { !file.isContextOnly && file.tree.errors.isEmpty }
}
