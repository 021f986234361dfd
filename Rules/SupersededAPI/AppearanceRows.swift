import Linting
import Semantics
import Syntax

// Colours, shapes, layers.

extension SupersededAPI {
  static let appearance: [SupersededAPI] = [
    .foregroundColor,
    SupersededAPI(
      "deprecated-corner-radius", "cornerRadius", "clipShape(.rect(cornerRadius:))", minimum: .systems("13 10.15 13 6 1"),
      fix: "safe: the same shape in words", reference: "swiftui/view/clipshape(_:style:)",
      exceptions: "Silent on marks of charts, whose 'cornerRadius' is current, and for every other label than 'antialiased:'.",
      "'cornerRadius' is clipping by a rounded rectangle under another name. 'clipShape' says so and takes any shape.",
      .calls([
        Form("cornerRadius(_:)", ".clipShape(.rect(cornerRadius: $0))", sdk: Version(17)),
        Form("cornerRadius(_:antialiased:)", ".clipShape(.rect(cornerRadius: $0), style: FillStyle(antialiased: $1))", sdk: Version(17)),
        Form("cornerRadius(_:)", ".clipShape(RoundedRectangle(cornerRadius: $0))"),
        Form("cornerRadius(_:antialiased:)", ".clipShape(RoundedRectangle(cornerRadius: $0), style: FillStyle(antialiased: $1))"),
      ])),
    SupersededAPI(
      "deprecated-accent-color", "accentColor(_:)", "tint(_:)", minimum: .systems("15 12 15 8 1"),
      fix: "unsafe: 'Color.accentColor' read below keeps its value, and macOS draws other controls in the tint", reference: "swiftui/view/tint(_:)-93mfq",
      "'tint' colours the controls of a part of the screen, and each control may have its own.",
      .calls([Form("accentColor(_:)", ".tint($0)", .unsafe)])),
    SupersededAPI(
      "deprecated-edges-ignoring-safe-area", "edgesIgnoringSafeArea(_:)", "ignoresSafeArea(_:edges:)", minimum: .systems("14 11 14 7 1"),
      fix: "safe: the same edges and regions", reference: "swiftui/view/ignoressafearea(_:edges:)",
      "'ignoresSafeArea' names the regions that it ignores; its default is what 'edgesIgnoringSafeArea' did.",
      .calls([
        Form("edgesIgnoringSafeArea(_:)") { old in .template([".all", "Edge.Set.all", "[.all]"].contains(old[0].text) ? ".ignoresSafeArea()" : ".ignoresSafeArea(edges: $0)") }
      ])),
    SupersededAPI(
      "deprecated-color-scheme", "colorScheme(_:)", "environment(\\.colorScheme, _:)", minimum: .systems("13 10.15 13 6 1"),
      fix: "safe: the same environment value", reference: "swiftui/environmentvalues/colorscheme",
      "'colorScheme(_:)' sets the environment of a part of the screen. 'preferredColorScheme(_:)' is no replacement: it changes the whole window or sheet.",
      .calls([Form("colorScheme(_:)", ".environment(\\.colorScheme, $0)")])),
    SupersededAPI(
      "deprecated-overlay-view", "overlay(_:alignment:)", "overlay(alignment:content:)", minimum: .systems("15 12 15 8 1"),
      fix: "safe: the view becomes the content of a builder, its alignment stays", reference: "swiftui/view/overlay(alignment:content:)",
      exceptions: "Silent for colours, gradients and other styles, which have an overload of their own, and where the argument is not known to be a view.",
      "The builder takes several views, conditions and switches; the form with a value takes one view.",
      .calls([
        Form("overlay(_:)") { $0.hasTrailingClosure ? nil : $0.viewBuilder("overlay", hasStyleForm: true) },
        Form("overlay(_:alignment:)") { $0.viewBuilder("overlay", alignment: 1, hasStyleForm: true) },
      ])),
    SupersededAPI(
      "deprecated-background-view", "background(_:alignment:)", "background(alignment:content:)", minimum: .systems("15 12 15 8 1"),
      fix: "safe: the view becomes the content of a builder, its alignment stays", reference: "swiftui/view/background(alignment:content:)",
      exceptions: "Silent for colours, gradients and other styles, which have an overload of their own that reaches into the safe area, and where the argument is not known to be a view.",
      "The builder takes several views, conditions and switches; the form with a value takes one view.",
      .calls([
        Form("background(_:)") { $0.hasTrailingClosure ? nil : $0.viewBuilder("background", hasStyleForm: true) },
        Form("background(_:alignment:)") { $0.viewBuilder("background", alignment: 1, hasStyleForm: true) },
      ])),
    SupersededAPI(
      "deprecated-mask-view", "mask(_:)", "mask(alignment:_:)", minimum: .systems("15 12 15 8 1"),
      fix: "safe: the view becomes the content of a builder", reference: "swiftui/view/mask(alignment:_:)",
      exceptions: "Silent where the argument is not known to be a view.",
      "The builder takes several views and an alignment; the form with a value takes one view in the middle.",
      .calls([Form("mask(_:)") { $0.hasTrailingClosure ? nil : $0.viewBuilder("mask", hasStyleForm: false) }])),
    SupersededAPI(
      "deprecated-coordinate-space", "coordinateSpace(name:)", "coordinateSpace(.named(_:))", minimum: .systems("17 14 17 10 1"),
      fix: "safe: the same name", reference: "swiftui/view/coordinatespace(_:)",
      "Since iOS 17 and macOS 14 a coordinate space is a typed value, and named ones are one kind of it.",
      .calls([Form("coordinateSpace(name:)", ".coordinateSpace(.named($0))")])),
    SupersededAPI(
      "deprecated-frame-empty", "frame()", "the view without it", minimum: .systems("13 10.15 13 6 1"),
      fix: "safe: the call goes", reference: "swiftui/view/frame()",
      "'frame()' without parameters does nothing.",
      .calls([
        Form("frame()") { old in
          // As an argument, a colour without it would be a style; in a branch of '#if' it may be all there is.
          guard old.call.chain.kind == .chain, old.call.chain.parent?.kind != .argument else { return .advice }
          var transaction = Transaction()
          transaction.cut(old.call, in: old.file)
          return .edits(transaction, .safe)
        }
      ])),
    SupersededAPI(
      "deprecated-status-bar", "statusBar(hidden:)", "statusBarHidden(_:)", minimum: .systems("13 - - - 1"),
      fix: "safe: another name", reference: "swiftui/view/statusbarhidden(_:)",
      "The same modifier, named like the others that hide something.",
      .calls([Form("statusBar(hidden:)", ".statusBarHidden($0)")])),
    SupersededAPI(
      "deprecated-tinted-style", "a style with 'tint:'", "tint(_:)", minimum: .systems("15 12 15 8 1"),
      fix: "unsafe: the tint also reaches the controls in the label", reference: "swiftui/view/tint(_:)-93mfq",
      "A colour belongs to a part of the screen, not to the style of its controls: '.tint' works with every style.",
      .uses { TintedStyle.uses(in: $0) }),
    SupersededAPI(
      "deprecated-watch", "'listRowPlatterColor(_:)' or 'complicationForeground()'", "'listItemTint(_:)' or 'widgetAccentable(_:)'", minimum: .systems("- - - 7 -"),
      fix: "unsafe: the system draws the tint in its own way", reference: "swiftui/view/listitemtint(_:)-1mu9z",
      "The watch's own names gave way to those that all platforms share.",
      .calls([
        Form("listRowPlatterColor(_:)", named: "listItemTint(_:)") { $0[0].kind == .nilLiteral ? .advice : .template(".listItemTint($0)", .unsafe) },
        Form("complicationForeground()", ".widgetAccentable()", .unsafe, named: "widgetAccentable(_:)", minimum: .systems("- - - 9 -")),
      ])),
    SupersededAPI(
      "font-weight-bold", "fontWeight(.bold)", "bold()", minimum: .systems("13 10.15 13 6 1"), profile: .all,
      fix: "unsafe: a weight and a trait differ for custom fonts and for fonts that are heavier already", reference: "swiftui/text/bold()",
      "'bold()' asks for the bold trait of whatever font is in use, which the system adapts to the reader's settings.",
      .calls([
        Form("fontWeight(_:)") { old in
          guard [".bold", "Font.Weight.bold"].contains(old[0].text), old.receiver == .view("Text") || old.targets.meets(.systems("16 13 16 9 1")) else { return nil }
          return .template(".bold()", .unsafe)
        }
      ])),
    SupersededAPI(
      "deprecated-color-uikit", "'Color(_:)' with a platform colour", "'Color(uiColor:)', 'Color(nsColor:)' or 'Color(cgColor:)'", minimum: .systems("15 12 15 8 1"),
      fix: "safe where the argument's type is written there or declared; unsafe for the names of system colours", reference: "swiftui/color/init(uicolor:)",
      exceptions: "Silent where the type of the argument is not known.",
      "The label says what is converted; without it a colour of UIKit, of AppKit and of the asset catalog look the same.",
      .calls([Form("Color(_:)") { PlatformColor.replacement($0) }])),
  ]
}

extension SupersededCall {
  var hasTrailingClosure: Bool { arguments.contains(where: \.isTrailing) }
}

/// `.toggleStyle(SwitchToggleStyle(tint: .green))` → `.toggleStyle(.switch).tint(.green)`
private enum TintedStyle {
  private static let styles: [String: (modifier: String, name: String)] = [
    "SwitchToggleStyle": ("toggleStyle", ".switch"), "CircularProgressViewStyle": ("progressViewStyle", ".circular"), "LinearProgressViewStyle": ("progressViewStyle", ".linear"), "BorderedButtonStyle": ("buttonStyle", ".bordered"),
  ]

  static func uses(in context: FileContext) -> [SupersededUse] {
    context.calls(Array(styles.keys)).compactMap { style -> SupersededUse? in
      guard context.isSwiftUI(style), style.arguments.count == 1, let tint = style.argument("tint"), let new = styles[style.name] else { return nil }
      var use = SupersededUse(range: style.nameRange, node: style.node, names: ("\(style.name)(tint:)", "'\(new.name)' with 'tint(_:)'"))
      // The style's own chain is the modifier's only argument.
      guard style.chain.children.map({ $0 }).last == style.node, let argument = style.chain.parent, argument.kind == .argument, let call = argument.argumentCall, call.name == new.modifier, call.arguments.count == 1 else { return use }
      var transaction = Transaction()
      let old = SupersededCall(call: call, arguments: call.arguments, receiver: .view(""), context: context)
      transaction.rewrite(old, as: [.text(".\(new.modifier)(\(new.name))"), .nextModifier, .text(".tint("), .argument(tint.value), .text(")")])
      use.replacement = .edits(transaction, .unsafe)
      return use
    }
  }
}

/// `Color(UIColor.label)`, `Color(platformColor)`
private enum PlatformColor {
  private static let labels = ["UIColor": "uiColor", "NSColor": "nsColor", "CGColor": "cgColor"]

  static func replacement(_ old: SupersededCall) -> Replacement? {
    guard !old.hasTrailingClosure else { return nil }
    let value = old[0]
    if let label = label(value, old) { return labelled(label, value, old, .safe) }
    guard value.kind == .implicitMember, let type = systemColors.first(where: { $0.value.contains(value.name) })?.key, let label = labels[type],
      !old.context.index.extensions(named: type).contains(where: { $0.properties.contains { $0.name == value.name } })
    else { return nil }
    return labelled(label, value, old, .unsafe)
  }

  private static func labelled(_ label: String, _ value: Node, _ old: SupersededCall, _ applicability: FixIt.Applicability) -> Replacement {
    var transaction = Transaction()
    transaction.insert("\(label): ", at: value.start, in: old.file)
    return .edits(transaction, applicability)
  }

  private static func label(_ value: Node, _ old: SupersededCall) -> String? {
    if value.kind == .chain {
      let parts = Array(value.children)
      // `UIColor.label`, `UIColor(…)`, `UIColor.label.withAlphaComponent(0.5)`; nothing that may be optional.
      guard let base = parts.first, base.kind == .identifierExpr, let label = labels[base.name], old.context.index.isForeign(base.name, at: base, in: old.file), parts.allSatisfy({ [.identifierExpr, .memberSuffix, .callSuffix].contains($0.kind) }) else { return declared(value, old) }
      let isSure = parts.count == 2 && parts[1].kind == .memberSuffix || parts.count == 2 && parts[1].kind == .callSuffix && !isFailable(Call(parts[1])) || parts.count == 4 && parts[2].name == "withAlphaComponent"
      guard isSure, parts.last?.name != "cgColor" else { return parts.count == 3 && parts.last?.name == "cgColor" ? "cgColor" : nil }
      return label
    }
    return declared(value, old)
  }

  /// `UIColor(named:)` may give nil, and `Color` of nothing does not compile; initialisers of the project's own are unknown.
  private static func isFailable(_ call: Call?) -> Bool { call.map { $0.argument("named") != nil } ?? true }

  private static func declared(_ value: Node, _ old: SupersededCall) -> String? {
    guard value.kind == .identifierExpr else { return nil }
    let root = value.ancestors.first { $0.kind.isTypeDeclaration } ?? value.tree.root
    let local = value.localDeclaration(of: value.name, upTo: root)
    let annotation = local.map { $0.typeChild ?? ($0.parent?.kind == .patternBinding ? $0.parent?.typeChild : nil) } ?? old.context.project.enclosingType(of: value, in: old.file)?.properties.first { $0.name == value.name }?.type
    guard let name = annotation?.typePath?.last, annotation?.kind == .identifierType else { return nil }
    return labels[name]
  }

  /// Colours of UIKit and AppKit that are no likely names of assets. Source: Apple's pages on standard and UI element colours.
  private static let systemColors: [String: Set<String>] = [
    "NSColor": [
      "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "textColor", "placeholderTextColor", "selectedTextColor", "textBackgroundColor", "selectedTextBackgroundColor", "linkColor", "separatorColor",
      "selectedContentBackgroundColor", "unemphasizedSelectedContentBackgroundColor", "selectedMenuItemTextColor", "gridColor", "headerTextColor", "controlAccentColor", "controlColor", "controlBackgroundColor", "controlTextColor",
      "disabledControlTextColor", "selectedControlColor", "selectedControlTextColor", "windowBackgroundColor", "windowFrameTextColor", "underPageBackgroundColor", "keyboardFocusIndicatorColor",
    ],
    "UIColor": [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "opaqueSeparator", "systemRed", "systemGreen",
      "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4",
      "systemGray5", "systemGray6",
    ],
  ]
}
