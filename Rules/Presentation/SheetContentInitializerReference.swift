import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetContentInitializerReference = Rule(
    RuleInfo(
      id: "sheet-content-initializer-reference",
      category: .presentation,
      summary: "A content closure only hands its item to an initialiser.",
      rationale: "'content: Detail.init' says the same as '{ item in Detail(item: item) }'.",
      exceptions: "Silent with further arguments or modifiers, for generic views, and when the initialiser takes more than the item.",
      severity: .info, profile: .all,
      fix: "safe: 'content: Detail.init(item:)'")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.isItemDriven, presentation.kind.hasEscapingContent, let closure = presentation.contentClosure, let argument = presentation.call.arguments.first(where: { $0.value == closure }), argument.isTrailing,
        argument.label == nil, closure.statements.count == 1, let call = closure.statements.first?.rootCall, call.chain == closure.statements.first, call.chain.children.map({ $0 }).last == call.node, call.arguments.count == 1,
        let only = call.arguments.first, !only.isTrailing, let type = context.project.view(madeBy: call, in: context.file), type.genericParameters.isEmpty, takesOnly(only.label, type)
      else { return nil }
      let parameter = closure.firstChild(.closureSignature)?.descendants.first { $0.kind == .closureParameter }?.declaredName ?? "$0"
      guard only.value.text == parameter, closure.firstChild(.closureSignature)?.descendants.contains(where: { $0.kind == .captureItem }) != true else { return nil }
      let reference = "\(call.calleePath.joined(separator: ".")).init\(only.label.map { "(\($0):)" } ?? "")"
      var transaction = Transaction()
      let last = presentation.call.arguments.last { !$0.isTrailing }?.node ?? presentation.driverArgument.node
      transaction.insert(", content: \(reference)", at: last.end, in: context.file)
      transaction.replace(context.tree.range(ofToken: argument.node.firstToken - 1).upperBound..<argument.node.end, with: "", in: context.file)
      return Finding(.info, "The closure only hands the item on; 'content: \(reference)' says the same", at: presentation.call.nameRange, fixes: [transaction.fix("Use 'content: \(reference)'", .safe)])
    }
  }

  /// The one initialiser that can be meant takes the argument and nothing else.
  private static func takesOnly(_ label: String?, _ type: TypeDeclaration) -> Bool {
    let initializers = type.initializers
    if !initializers.isEmpty {
      guard initializers.count == 1, let parameters = initializers[0].firstChild(.parameterClause) else { return false }
      let all = parameters.children.filter { $0.kind == .parameter }
      let word = initializers[0].text.prefix { $0 != "{" }
      return all.count == 1 && !word.contains(" throws") && !word.contains(" async") && all[0].tree.name(ofToken: all[0].keywordToken) == (label ?? "_")
    }
    let stored = type.properties.filter { !$0.isStatic && !$0.isComputed && !($0.isLet && $0.initialValue != nil) && !["Environment", "EnvironmentObject"].contains($0.wrapperName) && !($0.isPrivate && $0.wrapper != nil) }
    return stored.count == 1 && stored[0].name == label && stored[0].initialValue == nil && !stored[0].isPrivate && stored[0].wrapper == nil
  }
}
