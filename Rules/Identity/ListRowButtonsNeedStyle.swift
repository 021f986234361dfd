import Linting
import Semantics
import Syntax

extension Rule {
  static let listRowButtonsNeedStyle = Rule(
    RuleInfo(
      id: "list-row-buttons-need-style",
      category: .identity,
      summary: "Several buttons share a row of a list and have no style of their own.",
      rationale: """
        In a row of a 'List' or 'Form' a button without a style makes the whole row its target: one tap runs the actions of all buttons in it. \
        With '.buttonStyle(.borderless)', or any other style, each button takes its own taps.
        """,
      exceptions: """
        Silent when a style or a modifier of the project stands on a button or around it, for buttons that stand each in a row of their own, in \
        menus, labels, alerts or other content of modifiers, in different branches, and for code of macOS, tvOS or watchOS only.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: '.buttonStyle(.borderless)'",
      references: ["https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)"])
  ) { context in
    let lists = context.calls(["List", "Form"]).filter { context.isSwiftUI($0) && !context.isPreview($0.node) }
    return lists.flatMap { list -> [Finding] in
      guard let closure = list.trailingClosure ?? list.argument("content")?.value, closure.kind == .closureExpr else { return [] }
      return Rows.stacks(in: closure.statements, context).compactMap { finding($0, context) }
    }
  }

  private static func finding(_ stack: Call, _ context: FileContext) -> Finding? {
    guard context.runsOnPhones(stack.node), let closure = stack.trailingClosure, let view = context.view(around: stack.node), let member = view.members.first(where: { $0.node.tree === stack.tree && $0.node.contains(stack.node) }),
      let controls = Rows.controls(in: closure.statements, context), controls.count > 1, !isStyled(stack, member, context)
    else { return nil }
    var transaction = Transaction()
    if controls.contains(where: { $0.isNamed("NavigationLink") }) {
      for button in controls where button.isNamed("Button") { transaction.append(modifier: ".buttonStyle(.borderless)", to: button.chain, in: context.file) }
    } else {
      transaction.append(modifier: ".buttonStyle(.borderless)", to: stack.chain, in: context.file)
    }
    return Finding(
      .warning, "A tap on this row runs the actions of all its buttons; with a button style each takes its own taps", at: stack.nameRange,
      notes: controls.map { Diagnostic.Note("one of them", file: context.file, range: $0.nameRange) }, fixes: [transaction.fix("Give the buttons '.buttonStyle(.borderless)'", .unsafe)])
  }

  /// A style, or a modifier that may set one, stands on the stack or around it, up to the member and the places that show it.
  private static func isStyled(_ stack: Call, _ member: Member, _ context: FileContext) -> Bool {
    func mayStyle(_ step: Surrounding) -> Bool {
      switch step {
      case .modified(let call): call.isNamed("buttonStyle") || !context.isForeignModifier(call)
      case .member: true
      case .inside: false
      }
    }
    guard !stack.callee.surroundings(upTo: member.node).contains(where: mayStyle), let view = context.view(around: stack.node) else { return true }
    return OutwardSearch(context.project) { step, _ in mayStyle(step) ? .yes : nil }.answers(from: stack.callee, in: view).contains(.yes)
  }
}

/// What stands in the rows of a list.
private enum Rows {
  /// The stacks that are rows: `Section`, `Group`, loops and branches looked through.
  static func stacks(in statements: [Node], _ context: FileContext) -> [Call] {
    statements.flatMap { statement -> [Call] in
      switch statement.kind {
      case .ifExpr, .switchExpr, .ifConfig: return branches(of: statement).flatMap { stacks(in: $0, context) }
      case .chain:
        guard let call = statement.rootCall, context.isSwiftUI(call), statement.modifierCalls.allSatisfy({ context.isForeignModifier($0) }) else { return [] }
        if stacks.contains(call.name) { return [call] }
        guard ["Section", "Group", "ForEach"].contains(call.name), let closure = call.trailingClosure ?? call.argument("content")?.value, closure.kind == .closureExpr else { return [] }
        return stacks(in: closure.statements, context)
      default: return []
      }
    }
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack"]

  /// The buttons and links without a style that are visible together; nil where one may have a style that is not seen.
  static func controls(in statements: [Node], _ context: FileContext) -> [Call]? {
    var found: [Call] = []
    for statement in statements {
      switch statement.kind {
      case .ifExpr, .switchExpr:
        var most: [Call] = []
        for branch in branches(of: statement) {
          guard let controls = controls(in: branch, context) else { return nil }
          if controls.count > most.count { most = controls }
        }
        found += most
      case .chain:
        guard let call = statement.rootCall else { continue }
        let modifiers = statement.modifierCalls
        // Hidden or disabled for taps: it takes none.
        if modifiers.contains(where: { $0.isNamed("hidden") || $0.isNamed("allowsHitTesting") }) { continue }
        let isStyled = modifiers.contains { $0.isNamed("buttonStyle") }
        if call.isNamed("Button") || call.isNamed("NavigationLink"), context.isSwiftUI(call) {
          if isStyled { continue }
          guard modifiers.allSatisfy({ context.isForeignModifier($0) }) else { return nil }
          // What stands in its label is for another rule.
          if call.node.descendants.contains(where: { $0.kind == .callSuffix && Call($0).map { ["Button", "NavigationLink", "Link", "Menu"].contains($0.name) && !$0.isMember } ?? false }) { return nil }
          found.append(call)
        } else if stacks.contains(call.name) || ["Group", "ForEach", "Grid", "GridRow"].contains(call.name), context.isSwiftUI(call), !isStyled, let closure = call.trailingClosure {
          guard modifiers.allSatisfy({ context.isForeignModifier($0) }), let controls = controls(in: closure.statements, context) else { return nil }
          found += controls
        }
      case .ifConfig: return nil
      default: continue
      }
    }
    return found
  }

  private static func branches(of statement: Node) -> [[Node]] {
    statement.children.compactMap { $0.kind == .switchCase || $0.kind == .ifConfigClause ? $0.statements : $0.codeBlock?.statements }
  }
}
