import Linting
import Semantics
import Syntax

extension Rule {
  static let stateInitInOtherFile = Rule(
    RuleInfo(
      id: "state-init-in-other-file",
      category: .state,
      summary: "An initialiser in another file needs the default of a private '@State'; with SDK 27 debug builds do not link.",
      rationale: """
        From SDK 27 on '@State' is a macro, and the default of a private '@State' exists only in the file of its declaration. An initialiser \
        in another file needs it too: the build ends with an undefined symbol and no line that says why. Declare the initialiser in the \
        file of the view, or let it call one that is declared there.
        """,
      exceptions: """
        Runs only when the SDK is known to be 27 or later. Silent for initialisers that delegate to another one and for states without a \
        written default.
        """,
      severity: .error,
      fix: "none; move the initialiser to the file of the view")
  ) { context in
    guard let sdk = context.sdk, sdk >= Version(27) else { return [] }
    return context.extensions.flatMap { part -> [Finding] in
      guard case .found(let type) = context.index.resolve(part.path, from: [], in: context.file), type.kind == .struct, type.file !== context.file, context.index.isViewLike(type),
        let property = context.facts(of: type).propertiesInOrder.first(where: { $0.wrapperName == "State" && $0.isPrivate && $0.initialValue != nil })
      else { return [] }
      return part.node.memberDeclarations.compactMap { initializer in
        guard initializer.kind == .initializerDecl, let body = initializer.codeBlock,
          !body.descendants.contains(where: { $0.kind == .memberSuffix && $0.name == "init" && $0.previousSibling?.name == "self" })
        else { return nil }
        return Finding(
          .error, "With SDK 27 this does not link in debug builds: the default of the private '\(property.name)' exists only in '\(type.file.fileName)'",
          at: context.tree.range(ofToken: initializer.keywordToken),
          notes: [Diagnostic.Note("'\(property.name)' is declared here", file: type.file, range: property.binding.tree.range(ofToken: property.nameToken))])
      }
    }
  }
}
