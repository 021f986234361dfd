/// `if … else if … else …`
package struct ObjCIf: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcIf else { return nil }
    self.node = node
  }

  /// A condition with the statement that runs when it holds.
  package struct Branch: Sendable, Hashable {
    package let node: Node
    /// The last expression of the condition, or the variable that it declares.
    package var condition: Node? { node.children.reversed().dropFirst().first }
    /// A block, or one statement.
    package var body: Node? { node.children.reversed().first }
  }

  package var branches: [Branch] { node.children.filter { $0.kind == .ifBranch }.map(Branch.init) }
  /// What runs when no condition holds.
  package var elseBody: Node? { node.firstChild(.elseClause)?.firstChild }
}

extension Node {
  /// The body of a loop, a branch, `else`, `@synchronized` and the like: a block, or one statement.
  package var objcBodyStatement: Node? {
    switch kind {
    case .objcDo, .elseClause, .objcAutoreleasePool, .objcFinally: firstChild
    case .whileStatement, .forStatement, .objcForIn, .objcSwitch, .objcSynchronized, .ifBranch, .catchClause: children.reversed().first
    default: nil
    }
  }

  /// The statements of a block, a case or a body that is a single statement.
  package var objcStatements: [Node] {
    switch kind {
    case .codeBlock, .ifConfigClause: Array(children)
    case .switchCase: children.filter { $0.kind != .caseLabel && $0.kind != .defaultLabel }
    default: [self]
    }
  }

  /// The expression of an expression statement, or of `return`; nil when it has none or several.
  package var objcExpression: Node? {
    switch kind {
    case .objcExpressionStatement, .returnStatement:
      guard let expression = firstChild, expression.nextSibling == nil else { return nil }
      return expression
    default: return nil
    }
  }

  /// The path of `#import "Garden.h"`, `#include <UIKit/UIKit.h>` or `@import UIKit;`, without its quotes.
  package var objcImportPath: String? {
    guard kind == .objcImport else { return nil }
    let text = text
    if text.hasPrefix("@") { return text.drop { !$0.isWhitespace }.filter { !$0.isWhitespace && $0 != ";" } }
    guard let open = text.firstIndex(where: { $0 == "\"" || $0 == "<" }) else { return nil }
    let rest = text[text.index(after: open)...]
    return rest.firstIndex { $0 == "\"" || $0 == ">" }.map { String(rest[..<$0]) }
  }
}
