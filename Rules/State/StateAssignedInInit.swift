import Linting
import Semantics
import Syntax

extension Rule {
  static let stateAssignedInInit = Rule(
    RuleInfo(
      id: "state-assigned-in-init",
      category: .state,
      summary: "An initialiser assigns a '@State' that already has its value; the assignment has no effect.",
      rationale: """
        As soon as every stored property has a value, 'self.x = value' calls the setter of '@State', and before the view is on screen that \
        setter does nothing: the view starts with the default. A property with a default, or an optional one, has its value from the start; \
        so the assignment works only while some other property is still without one. '_x = State(initialValue: value)' always works.
        """,
      exceptions: """
        Silent for a '@State' without default, which the assignment initialises; while another stored property still waits for its value; for \
        initialisers that delegate to another or set properties in branches first; for '@AppStorage', '@Binding' and other wrappers, whose \
        setters work; and when the value is the one that the property has anyway. With SDK 27, optional states count only with a written default.
        """,
      severity: .error,
      fix: "safe: '_x = State(initialValue: value)'",
      references: ["https://developer.apple.com/documentation/swiftui/state"])
  ) { context in
    // What the macro makes of an optional without a written default is not known.
    let isMacro = context.sdk.map { $0 >= Version(27) } ?? false
    return initializerWrites(context).compactMap { write in
      guard write.effect == .setter, !write.isDefault, write.hasWrittenDefault || !isMacro else { return nil }
      return Finding(
        .error, "This does not change '\(write.property.name)': it has its value already, and '@State' ignores what is set before the view is shown", at: write.access.node.nameRange,
        notes: write.property.initialValue.map { [Diagnostic.Note("the view starts with this value", file: write.type.file, range: $0.range)] } ?? [],
        fixes: [write.fix(context)])
    }
  }

  static let stateInitOrder = Rule(
    RuleInfo(
      id: "state-init-order",
      category: .state,
      summary: "An initialiser assigns a '@State' with a default before all properties have their values; SDK 27 does not compile this.",
      rationale: """
        Up to SDK 26 such an assignment initialises the state once more, which works. From SDK 27 on '@State' is a macro, and the compiler \
        reports a variable that is used before being initialised. Moving the assignment behind the others compiles, but then it has no effect.
        """,
      exceptions: "Runs only when the SDK is known to be 27 or later. Silent for a '@State' without a written default.",
      severity: .warning,
      fix: "safe: '_x = State(initialValue: value)'",
      references: ["https://developer.apple.com/documentation/swiftui/state"])
  ) { context in
    guard let sdk = context.sdk, sdk >= Version(27) else { return [] }
    return initializerWrites(context).compactMap { write in
      guard write.effect == .initialization, write.hasWrittenDefault, case .write = write.access.kind else { return nil }
      return Finding(
        .warning, "With SDK 27 this does not compile, because '\(write.property.name)' has a default and other properties have no value yet", at: write.access.node.nameRange, fixes: [write.fix(context)])
    }
  }

  /// The writes of '@State' that run with an initialiser of this file.
  private static func initializerWrites(_ context: FileContext) -> [InitializerWriteSite] {
    context.views.flatMap { view -> [InitializerWriteSite] in
      guard view.type.kind == .struct, view.members.contains(where: { $0.kind == .initializer }), !context.isPreviewType(view.type.node) else { return [] }
      return view.members.enumerated().flatMap { position, member -> [InitializerWriteSite] in
        guard member.kind == .initializer, member.file === context.file, let order = InitializationOrder(of: member.node, in: view) else { return [] }
        return view.accesses.compactMap { access in
          guard access.member == position, access.isWrite, access.place == .inline, view.isState(access.property), let property = view.property(access.property),
            // `items.append(…)` changes the value, `model.name = …` the object behind it.
            access.isAssignment || context.index.isReferenceType(property, in: view.type).isNo
          else { return nil }
          return InitializerWriteSite(access: access, property: property, type: view.type, effect: order.effect(of: access.node, of: property))
        }
      }
    }
  }
}

/// A write of a '@State' in an initialiser.
private struct InitializerWriteSite {
  let access: Access
  let property: Property
  let type: TypeDeclaration
  let effect: InitializerWrite

  /// The value is the one that the property has anyway.
  var isDefault: Bool {
    guard case .write(let value?) = access.kind else { return false }
    if value.kind == .identifierExpr, value.name == property.name, value.localDeclaration(of: value.name, upTo: value.tree.root) == nil { return true }
    return value.text == property.initialValue?.text || value.kind == .nilLiteral && property.initialValue == nil
  }

  var hasWrittenDefault: Bool { property.hasDefault && !(property.initialValue == nil && property.isOptional) }

  func fix(_ context: FileContext) -> FixIt {
    let title = "Initialise the state: '_\(property.name) = State(initialValue: …)'"
    guard case .write = access.kind, let statement = access.statement, statement.kind == .sequence, let target = statement.firstChild, let operation = target.nextSibling,
      operation.kind == .assignmentOperator, let value = operation.nextSibling, value.kind != .ifExpr, value.kind != .switchExpr, !property.isBackticked
    else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.replace(target.range, with: "_\(property.name)", in: context.file)
    // A nested type `State` would be meant.
    transaction.insert(context.index.declares("State") ? ".init(initialValue: " : "State(initialValue: ", at: value.start, in: context.file)
    transaction.insert(")", at: statement.end, in: context.file)
    return transaction.fix(title, .safe)
  }
}

extension Access {
  /// `x = …` rather than `x.append(…)` or `x += …`.
  var isAssignment: Bool { if case .write = kind { true } else { false } }
}
