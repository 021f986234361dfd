import Linting
import Semantics
import Syntax

extension Rule {
  static let closureBindingInBody = Rule(
    RuleInfo(
      id: "closure-binding-in-body",
      category: .state,
      summary: "'Binding(get:set:)' reads and writes a property that has a projection already.",
      rationale: """
        'Binding(get: { model.name }, set: { model.name = $0 })' is '$model.name' with two closures that are made with each run of the body and \
        that SwiftUI cannot compare. The projection says the same and keeps animations and transactions.
        """,
      exceptions: """
        Reports the plain round trip only: a binding that converts or does something else besides is left alone, and so are members that are \
        not known to be settable, numbers that Swift converts by itself (Double and CGFloat), objects from '@Environment', and bindings in initialisers.
        """,
      severity: .info,
      fix: "safe: the projection",
      references: ["https://developer.apple.com/documentation/swiftui/binding"])
  ) { context in
    (context.calls("Binding") + context.calls("init")).compactMap { call in
      guard isBinding(call, context), call.arguments.count == 2, case .computed(let getter, let setter) = BindingExpression(call.chain),
        let view = context.view(around: call.node), let read = getter.onlyStatement, setter.setsTo(read), let path = read.propertyPath, isProjected(path, at: call.node, view, context)
      else { return nil }
      let text = "$" + path.joined(separator: ".")
      var transaction = Transaction()
      transaction.replace(call.chain.range, with: text, in: context.file)
      return Finding(.info, "This binding is '\(text)'", at: call.nameRange, fixes: [transaction.fix("Use '\(text)'", .safe)])
    }
  }

  /// `Binding(…)`, `SwiftUI.Binding<Int>(…)` with nothing behind it; `.init(…)` where a view of SwiftUI takes it.
  private static func isBinding(_ call: Call, _ context: FileContext) -> Bool {
    guard call.node.endToken == call.chain.endToken else { return false }
    guard call.isNamed("init") else { return call.isMember ? call.calleePath == ["Binding"] && call.chain.firstChild?.name == "SwiftUI" : context.isSwiftUI(call) }
    guard call.callee.kind == .implicitMember, let argument = call.chain.parent, argument.kind == .argument, let view = argument.parent.flatMap({ Call($0) }) else { return false }
    return view.isInitializer && !view.isMember && context.isSwiftUI(view)
  }

  /// The first name is a property of the view with a projection, and the last one something that can be set.
  private static func isProjected(_ path: [String], at node: Node, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard let root = path.first, let property = view.property(root), node.localDeclaration(of: root, upTo: view.type.node) == nil,
      !node.ancestors.contains(where: { $0.kind == .initializerDecl || $0.kind == .functionDecl && $0.modifierNames.contains("static") })
    else { return false }
    // The projection writes past the property's observers.
    guard !property.hasObservers else { return false }
    let resolver = TypeResolver(context.index)
    var type = resolver.type(of: property, in: view.type.file)
    switch property.wrapperName {
    case "State", "Binding", "AppStorage", "SceneStorage": break
    case "Bindable", "StateObject", "ObservedObject", "EnvironmentObject": if path.count == 1 { return false }
    default: return false
    }
    for name in path.dropFirst() {
      guard let owner = resolver.declaration(of: type), let member = settableMember(name, of: owner, context) else { return false }
      type = resolver.type(of: member, in: context.index.file(of: member.binding.tree) ?? owner.file)
    }
    return type.isKnown && !["Double", "CGFloat", "Float"].contains { type.unwrapped == .known($0) }
  }

  private static func settableMember(_ name: String, of owner: TypeDeclaration, _ context: FileContext) -> Property? {
    let found =
      owner.kind == .class
      ? context.index.property(name, ofClass: owner).map { [$0.property] } ?? []
      : (owner.properties + context.index.extensions(of: owner).flatMap(\.properties)).filter { $0.name == name && !$0.isStatic }
    guard found.count == 1, let member = found.first, !member.isLet, !member.isPrivate,
      !member.declaration.modifiers.contains(where: { $0.text.hasSuffix("(set)") || ["nonisolated", "private", "fileprivate"].contains(context.index.file(of: member.binding.tree)?.tree.text(ofToken: $0.firstToken)) })
    else { return nil }
    if member.isComputed, !member.binding.descendants.contains(where: { $0.kind == .accessorDecl && $0.tree.kind(ofToken: $0.keywordToken) == .softSet }) { return nil }
    return member
  }
}

extension Node {
  /// The expression that is all a closure consists of.
  fileprivate var onlyStatement: Node? {
    guard kind == .closureExpr, firstChild(.closureSignature) == nil, statements.count == 1, let statement = statements.first else { return nil }
    return statement.kind == .returnStatement ? statement.firstChild : statement
  }

  /// `{ path = $0 }`, `{ value in path = value }`
  fileprivate func setsTo(_ read: Node) -> Bool {
    guard kind == .closureExpr, statements.count == 1, let statement = statements.first, statement.kind == .sequence else { return false }
    let parts = Array(statement.children)
    guard parts.count == 3, parts[1].kind == .assignmentOperator, parts[2].kind == .identifierExpr, let path = read.propertyPath, parts[0].propertyPath == path else { return false }
    guard let signature = firstChild(.closureSignature) else { return parts[2].name == "$0" }
    let parameters = signature.descendants.filter { $0.kind == .closureParameter }
    return parameters.count == 1 && parameters[0].declaredName == parts[2].name && !signature.descendants.contains { $0.kind == .captureItem } && path.first != parts[2].name
  }

  /// The names of `a.b.c`, `self` left out; nil when anything else is part of it.
  fileprivate var propertyPath: [String]? {
    let parts = kind == .chain ? Array(children) : [self]
    guard parts.first?.kind == .identifierExpr, parts.dropFirst().allSatisfy({ $0.kind == .memberSuffix }) else { return nil }
    let names = parts.map(\.name)
    let path = names.first == "self" ? Array(names.dropFirst()) : names
    return path.isEmpty || path.contains { $0.hasPrefix("$") || $0.hasPrefix("_") } ? nil : path
  }
}
