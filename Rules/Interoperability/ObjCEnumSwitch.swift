import Linting
import Semantics
import Syntax

extension Rule {
  static let objcEnumSwitch = Rule(
    RuleInfo(
      id: "objc-enum-switch",
      category: .interoperability,
      summary: "A view switches over an 'NS_ENUM' without a case for other values.",
      rationale: """
        An 'NS_ENUM' is a number: Objective-C code, an archive or a server can hand over one that no case names, and its header can gain cases. \
        A 'switch' that covers the known cases only stops the program then; '@unknown default' shows something instead, and the compiler still \
        tells when a case is missing.
        """,
      exceptions: """
        Silent for 'NS_CLOSED_ENUM', for values whose type is not certain, and for patterns that are not plain cases of the enum. \
        Only code of views is looked at.
        """,
      severity: .warning,
      fix: "safe: '@unknown default: EmptyView()', where the branches are views of a builder; else a suggestion")
  ) { context in
    guard context.knowsHeaders else { return [] }
    let resolver = TypeResolver(context.index)
    return context.views.isEmpty && context.extensions.isEmpty ? [] : context.tree.nodes(.switchExpr).compactMap { node -> Finding? in
      guard let subject = node.firstChild, context.view(around: node) != nil, !context.isPreview(node), case .importedEnum(let name) = resolver.type(of: subject, in: context.file),
        let type = context.index.imported.enums[name], type.kind == .open, covers(node, type)
      else { return nil }
      return Finding(
        .warning, "A value of '\(type.name)' (\(type.origin.fileName)) that no case names stops the program here; add '@unknown default'", at: node.start..<subject.end,
        fixes: [fix(node, context)])
    }
  }

  /// The cases are those of the enum, all of them, and nothing else is matched.
  private static func covers(_ node: Node, _ type: ImportedEnum) -> Bool {
    var named: Set<String> = []
    for part in node.children.dropFirst() {
      guard part.kind == .switchCase, let label = part.firstChild(.caseLabel) else { return false }
      for pattern in label.children {
        // `where` may leave the case to another branch.
        guard pattern.kind == .expressionPattern, let name = caseName(pattern, type) else { return false }
        named.insert(name)
      }
    }
    let names = Set(type.cases.map(\.name))
    let needed = Set(type.cases.filter { !$0.isAlias && !$0.availability.isUnavailable }.map(\.name))
    return !needed.isEmpty && named.isSubset(of: names) && needed.isSubset(of: named)
  }

  /// `.local`, `ABCKind.local`
  private static func caseName(_ pattern: Node, _ type: ImportedEnum) -> String? {
    guard let expression = pattern.firstChild else { return nil }
    if expression.kind == .implicitMember { return expression.name }
    guard expression.kind == .chain else { return nil }
    let parts = Array(expression.children)
    guard parts.count >= 2, parts.dropLast().map(\.name).joined(separator: ".") == type.name, let last = parts.last, last.kind == .memberSuffix else { return nil }
    return last.name
  }

  private static func fix(_ node: Node, _ context: FileContext) -> FixIt {
    let title = "Add '@unknown default'"
    let cases = node.children.filter { $0.kind == .switchCase }
    guard let last = cases.last, isInBuilder(node, context), cases.allSatisfy({ $0.statements.count == 1 && $0.statements.allSatisfy { context.project.receiver(ofExpression: $0, in: context.file).isView } }),
      let statement = last.statements.first, context.tree.flags(ofToken: last.firstToken).contains(.newlineBefore)
    else { return FixIt(title, .suggestion) }
    let tree = context.tree, line = tree.lineEnd, indentation = tree.indentation(at: last.start)
    let isOnOwnLine = tree.flags(ofToken: statement.firstToken).contains(.newlineBefore)
    let body = isOnOwnLine ? line + tree.indentation(at: statement.start) : " "
    let end = tree.comment(behind: last.end)?.upperBound ?? last.end
    var transaction = Transaction()
    transaction.insert("\(line)\(indentation)@unknown default:\(body)EmptyView()", at: end, in: context.file)
    return transaction.fix(title, .safe)
  }

  /// The statement stands in `body`, in a member with `@ViewBuilder`, or in the content of one of SwiftUI's containers.
  private static func isInBuilder(_ node: Node, _ context: FileContext) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let call = ancestor.closureArgument?.call else { return false }
        return ClosureRole.isKnownContainer(call.name) && !call.isMember && context.index.isSwiftUI(call.name)
      case .functionDecl: return ancestor.attributes.contains { $0.attributeName == "ViewBuilder" }
      case .variableDecl: return ancestor.declaredProperties.contains { $0.name == "body" } || ancestor.attributes.contains { $0.attributeName == "ViewBuilder" }
      case .sequence, .returnStatement, .argument, .patternBinding: if ancestor.expressionChild?.contains(node) ?? false { return false }
      default: continue
      }
    }
    return false
  }
}
