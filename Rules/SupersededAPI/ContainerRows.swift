import Linting
import Semantics
import Syntax

// Sections, boxes, controls with labels, lists and tables.

extension SupersededAPI {
  static let containers: [SupersededAPI] = [
    SupersededAPI(
      "deprecated-section-header", "Section(header:footer:content:)", "Section(content:header:footer:)", minimum: .systems("13 10.15 13 6 1"),
      fix: "safe: header and footer become builders, a bare text the section's title; unsafe where making them may do something", reference: "swiftui/section",
      "The builders stand in the order in which the section shows them, and a section with a plain title takes a string.",
      .calls([
        Form("Section(header:content:)") { SectionHeader.replacement($0, header: 0, footer: nil) },
        Form("Section(footer:content:)") { SectionHeader.replacement($0, header: nil, footer: 0) },
        Form("Section(header:footer:content:)") { SectionHeader.replacement($0, header: 0, footer: 1) },
      ])),
    SupersededAPI(
      "deprecated-group-box-label", "GroupBox(label:content:)", "GroupBox(content:label:)", minimum: .systems("14 10.15 - - 1"),
      fix: "safe: the label becomes a builder", reference: "swiftui/groupbox/init(content:label:)",
      "Labels are builders behind the content, in every container.",
      .calls([Form("GroupBox(label:content:)") { $0.labelBuilder(0, "GroupBox $1 label: {$0}") }])),
    SupersededAPI(
      "deprecated-picker-label", "Picker(selection:label:content:)", "Picker(selection:content:label:)", minimum: .systems("13 10.15 13 6 1"),
      fix: "safe: the label becomes a builder", reference: "swiftui/picker/init(selection:content:label:)",
      "Labels are builders behind the content, in every control.",
      .calls([Form("Picker(selection:label:content:)") { $0.labelBuilder(1, "Picker(selection: $0) $2 label: {$1}") }])),
    SupersededAPI(
      "deprecated-menu-button", "MenuButton(label:content:)", "Menu(content:label:)", minimum: .systems("- 11 - - -"),
      fix: "unsafe: a menu draws itself in its own style", reference: "swiftui/menu",
      "'Menu' exists on every platform and takes a primary action.",
      .calls([
        Form("MenuButton(label:content:)") { $0.labelBuilder(0, "Menu $1 label: {$0}", .unsafe) },
        Form("MenuButton(_:content:)", "Menu($0) $1", .unsafe),
      ])),
    SupersededAPI(
      "deprecated-menu-button-style", "menuButtonStyle(_:)", "menuStyle(_:)", minimum: .systems("- 11 - - -"),
      fix: "unsafe: the nearest style of a menu", reference: "swiftui/view/menustyle(_:)",
      "The styles of 'Menu' took the place of those of 'MenuButton'.",
      .calls([
        Form("menuButtonStyle(_:)") { old in
          switch old[0].text {
          case "BorderlessButtonMenuButtonStyle()", "BorderlessPullDownMenuButtonStyle()": .template(".menuStyle(.borderlessButton)", .unsafe)
          case "DefaultMenuButtonStyle()", "PullDownMenuButtonStyle()": .template(".menuStyle(.automatic)", .unsafe)
          default: .advice
          }
        }
      ])),
    SupersededAPI(
      "deprecated-context-menu", "'contextMenu(_:)' with 'ContextMenu'", "contextMenu(menuItems:)", minimum: .systems("13 10.15 - - 1"),
      fix: "safe: the builder of the menu", reference: "swiftui/view/contextmenu(menuitems:)",
      exceptions: "A menu that may be nil is a suggestion.",
      "The modifier takes the items themselves.",
      .calls([
        Form("contextMenu(_:)") { old in
          guard !old.hasTrailingClosure, !old.context.index.declares("ContextMenu") else { return nil }
          guard let menu = old[0].rootCall, menu.isNamed("ContextMenu"), !menu.isMember, menu.chain == old[0], old[0].children.map({ $0 }).last == menu.node, menu.arguments.count == 1, let items = menu.arguments.first?.value, items.kind == .closureExpr else {
            // No other form takes a value.
            return .advice
          }
          var transaction = Transaction()
          transaction.rewrite(old, as: [.text(".contextMenu "), .argument(items)])
          return .edits(transaction, .safe)
        }
      ])),
    SupersededAPI(
      "scroll-indicators-argument", "ScrollView(_:showsIndicators:content:)", "scrollIndicators(_:axes:)", minimum: .systems("16 13 16 9 1"),
      fix: "safe for 'true', which is the default; unsafe for 'false', because the modifier reaches scroll views inside too and a Mac with a mouse shows its bars", reference: "swiftui/view/scrollindicators(_:axes:)", stillCurrentOn: [.visionOS],
      "Indicators are a property of a part of the screen, for lists and texts as well as for scroll views.",
      .calls([
        Form("ScrollView(showsIndicators:content:)") { ScrollIndicators.replacement($0, axes: false) },
        Form("ScrollView(_:showsIndicators:content:)") { ScrollIndicators.replacement($0, axes: true) },
      ])),
    SupersededAPI(
      "deprecated-slider-labels", "Slider(value:onEditingChanged:label:)", "Slider(value:label:onEditingChanged:)", minimum: .systems("13 10.15 - 6 1"),
      fix: "safe: the same parts in the new order", reference: "swiftui/slider",
      "The label stands first, as in every control, and labels are builders.",
      .calls(Slider.forms)),
    SupersededAPI(
      "deprecated-stepper-label", "Stepper(value:onEditingChanged:label:)", "Stepper(value:label:onEditingChanged:)", minimum: .systems("13 10.15 - 9 1"),
      fix: "safe: the same parts in the new order", reference: "swiftui/stepper",
      "The label stands first, as in every control.",
      .calls(Stepper.forms)),
    SupersededAPI(
      "deprecated-table-list-style", "a style with 'alternatesRowBackgrounds:'", "alternatingRowBackgrounds(_:)", minimum: .systems("- 14 - - -"),
      fix: "unsafe: the modifier reaches lists and tables inside too", reference: "swiftui/view/alternatingrowbackgrounds(_:)",
      "Stripes are a property of rows, not of a style, and work with every one.",
      .calls(["listStyle", "tableStyle"].map { modifier in Form("\(modifier)(_:)") { RowBackgrounds.replacement($0, modifier) } })),
  ]
}

extension SupersededCall {
  /// A label that was a value becomes a builder. A label whose making may do something keeps its turn only for a person.
  fileprivate func labelBuilder(_ label: Int, _ template: String, _ applicability: FixIt.Applicability = .safe) -> Replacement? {
    guard self[label].kind != .closureExpr, arguments.last?.value.kind == .closureExpr else { return nil }
    return .template(template, isPure(self[label]) ? applicability : .unsafe)
  }

  /// Making the view has no effect that depends on when it happens: an initialiser, a member, a function that says it is a view.
  func isPure(_ node: Node) -> Bool {
    node.leaves.allSatisfy { context.project.receiver(ofExpression: $0.node, in: file).isView } && !node.descendants.contains { [.assignmentOperator, .inoutExpr, .awaitExpr, .tryExpr].contains($0.kind) && $0.ancestors.first { $0.kind == .closureExpr }.map { !node.contains($0) } ?? true }
  }
}

/// `Section(header: Text("A"), footer: F()) { … }`
private enum SectionHeader {
  static func replacement(_ old: SupersededCall, header: Int?, footer: Int?) -> Replacement? {
    let views = [header, footer].compactMap { $0 }
    let content = views.count
    // Sections of other frameworks take strings, and closures with a parameter.
    guard old[content].kind == .closureExpr, views.allSatisfy({ old[$0].kind != .closureExpr && old[$0].kind != .stringLiteral }), !old[content].descendants.contains(where: { $0.kind == .closureParameter && $0.ancestors.first { $0.kind == .closureExpr } == old[content] })
    else { return nil }
    let applicability: FixIt.Applicability = views.allSatisfy { old.isPure(old[$0]) } ? .safe : .unsafe
    // An initialiser of the project's with a title may be what the string would find.
    let hasOwn = old.context.index.extensions(named: "Section").contains { $0.node.memberDeclarations.contains { $0.kind == .initializerDecl } }
    if !hasOwn, footer == nil, let header, old.targets.meets(.systems("15 12 15 8 1")), let title = title(old[header], old) {
      var transaction = Transaction()
      transaction.rewrite(old, as: [.text("Section("), .argument(title), .text(") "), .argument(old[content])])
      return .edits(transaction, .safe)
    }
    let builders = [header.map { "header: {$\($0)}" }, footer.map { "footer: {$\($0)}" }].compactMap { $0 }.joined(separator: " ")
    return .template("Section $\(content) \(builders)", applicability)
  }

  /// `Text("x")` and `Text(name)` where the name is a String, and nothing else said of it.
  private static func title(_ header: Node, _ old: SupersededCall) -> Node? {
    guard let text = header.rootCall, text.isNamed("Text"), !text.isMember, text.chain == header, header.children.map({ $0 }).last == text.node, text.arguments.count == 1, let only = text.arguments.first, only.label == nil, !only.isTrailing,
      old.context.index.isForeign("Text", at: text.node, in: old.file)
    else { return nil }
    if only.value.kind == .stringLiteral { return only.value }
    guard only.value.kind == .identifierExpr || only.value.kind == .chain, TypeResolver(old.context.index).type(of: only.value, in: old.file) == .known("String") else { return nil }
    return only.value
  }
}

private enum ScrollIndicators {
  static func replacement(_ old: SupersededCall, axes: Bool) -> Replacement? {
    let flag = axes ? 1 : 0
    let head = axes ? "ScrollView($0)" : "ScrollView"
    guard old[flag + 1].kind == .closureExpr else { return nil }
    let content = old.arguments[flag + 1].isTrailing ? " $\(flag + 1)" : nil
    switch (old[flag].text, content) {
    case ("true", let content?): return .template(head + content)
    case ("false", let content?): return .template(head + content + " .scrollIndicators(.hidden)", .unsafe)
    default: return .advice
    }
  }
}

private enum Slider {
  /// Old orders of the arguments with the new spelling; ranges and steps come first in both.
  static let forms: [SupersededAPI.Form] = [[], ["in"], ["in", "step"]].flatMap { options -> [SupersededAPI.Form] in
    let values = ["value"] + options
    let count = values.count
    func pattern(_ labels: [String]) -> String { "Slider(" + (values + labels).map { $0 + ":" }.joined() + ")" }
    return [
      .init(pattern(["onEditingChanged", "label"])) { Labels.replacement($0, "Slider", values, label: count + 1, actions: [("onEditingChanged", count)]) },
      .init(pattern(["onEditingChanged", "minimumValueLabel", "maximumValueLabel", "label"])) {
        Labels.replacement($0, "Slider", values, label: count + 3, builders: [("minimumValueLabel", count + 1), ("maximumValueLabel", count + 2)], actions: [("onEditingChanged", count)])
      },
      .init(pattern(["minimumValueLabel", "maximumValueLabel", "label"])) {
        Labels.replacement($0, "Slider", values, label: count + 2, builders: [("minimumValueLabel", count), ("maximumValueLabel", count + 1)])
      },
    ]
  }
}

private enum Stepper {
  static let forms: [SupersededAPI.Form] = [["value"], ["value", "in"], ["value", "step"], ["value", "in", "step"]].map { values in
    .init("Stepper(" + (values + ["onEditingChanged", "label"]).map { $0 + ":" }.joined() + ")") { old in
      Labels.replacement(old, "Stepper", values, label: values.count + 1, actions: [("onEditingChanged", values.count)])
    }
  } + [
    .init("Stepper(onIncrement:onDecrement:label:)") { Labels.replacement($0, "Stepper", [], label: 2, actions: [("onIncrement", 0), ("onDecrement", 1)]) },
    .init("Stepper(onIncrement:onDecrement:onEditingChanged:label:)") { Labels.replacement($0, "Stepper", [], label: 3, actions: [("onIncrement", 0), ("onDecrement", 1), ("onEditingChanged", 2)]) },
  ]
}

/// Controls whose label moves to the front of their closures.
private enum Labels {
  /// The values come first in both spellings, then the label, builders of other labels, and the actions.
  static func replacement(_ old: SupersededCall, _ control: String, _ values: [String], label: Int, builders: [(String, Int)] = [], actions: [(String, Int)] = []) -> Replacement? {
    guard old[label].kind == .closureExpr, builders.allSatisfy({ old[$0.1].kind != .closureExpr }) else { return nil }
    let list = values.enumerated().map { "\($1): $\($0)" }
    let applicability: FixIt.Applicability = builders.allSatisfy { old.isPure(old[$0.1]) } ? .safe : .unsafe
    // A function's name or nil is no trailing closure: then everything stands in the parentheses.
    guard actions.allSatisfy({ old[$0.1].kind == .closureExpr }) else {
      let parts = list + ["label: $\(label)"] + builders.map { "\($0): {$\($1)}" } + actions.map { "\($0): $\($1)" }
      return .template("\(control)(\(parts.joined(separator: ", ")))", applicability)
    }
    let head = list.isEmpty ? control : "\(control)(\(list.joined(separator: ", ")))"
    return .template(head + " $\(label)" + builders.map { " \($0): {$\($1)}" }.joined() + actions.map { " \($0): $\($1)" }.joined(), applicability)
  }
}

/// `.listStyle(.inset(alternatesRowBackgrounds: true))` → `.listStyle(.inset).alternatingRowBackgrounds(.enabled)`
private enum RowBackgrounds {
  private static let styles: [String: String] = ["inset": ".inset", "bordered": ".bordered", "InsetListStyle": ".inset", "BorderedListStyle": ".bordered", "InsetTableStyle": ".inset", "BorderedTableStyle": ".bordered"]

  static func replacement(_ old: SupersededCall, _ modifier: String) -> Replacement? {
    guard old[0].kind == .chain, let style = old[0].children.map({ $0 }).last.flatMap({ Call($0) }), let new = styles[style.name], style.arguments.count == 1, let flag = style.argument("alternatesRowBackgrounds"), !old.context.index.declares(style.name), !["ListStyle", "TableStyle"].contains(where: { old.context.index.extensions(named: $0).contains { $0.node.memberDeclarations.contains { $0.kind == .functionDecl && $0.declaredName == style.name } } }) else { return nil }
    let behaviour: [Piece]
    switch flag.value.text {
    case "true": behaviour = [.text(".enabled")]
    case "false": behaviour = [.text(".disabled")]
    default: behaviour = [.text(flag.value.kind == .sequence ? "(" : ""), .argument(flag.value), .text((flag.value.kind == .sequence ? ")" : "") + " ? .enabled : .disabled")]
    }
    var transaction = Transaction()
    transaction.rewrite(old, as: [.text(".\(modifier)(\(new))"), .nextModifier, .text(".alternatingRowBackgrounds(")] + behaviour + [.text(")")])
    return .edits(transaction, .unsafe)
  }
}
