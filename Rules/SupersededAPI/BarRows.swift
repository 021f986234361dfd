import Linting
import Semantics
import Syntax

// Navigation bars, toolbars, tabs, links, search.

extension SupersededAPI {
  static let bars: [SupersededAPI] = [
    SupersededAPI(
      "deprecated-navigation-bar-title", "navigationBarTitle(_:displayMode:)", "navigationTitle(_:)", minimum: .systems("14 - 14 7 1"),
      fix: "safe: the same title, the mode in a modifier of its own", reference: "swiftui/view/navigationtitle(_:)-avgj",
      "'navigationTitle' works on every platform; how the title is shown is a setting of its own.",
      .calls([
        Form("navigationBarTitle(_:)", ".navigationTitle($0)"),
        Form("navigationBarTitle(_:displayMode:)", ".navigationTitle($0) .navigationBarTitleDisplayMode($1)"),
      ])),
    SupersededAPI(
      "deprecated-navigation-bar-items", "navigationBarItems(leading:trailing:)", "toolbar(content:)", minimum: .systems("14 - 14 - 1"),
      fix: "unsafe: each side becomes a 'ToolbarItem'; a suggestion where a chain sets the items twice, because items of toolbars add up", reference: "swiftui/view/toolbar(content:)-7vdkx",
      "A toolbar says what its items are for, on every platform; the old items were views at the two ends of one bar.",
      .calls([
        Form("navigationBarItems(leading:trailing:)") { BarItems.replacement($0, ["Leading", "Trailing"]) },
        Form("navigationBarItems(leading:)") { BarItems.replacement($0, ["Leading"]) },
        Form("navigationBarItems(trailing:)") { BarItems.replacement($0, ["Trailing"]) },
      ])),
    SupersededAPI(
      "deprecated-navigation-bar-hidden", "navigationBarHidden(_:)", "toolbar(_:for:)", minimum: .systems("16 - 16 9 1"),
      fix: "unsafe: '.hidden' or '.automatic' for the navigation bar", reference: "swiftui/view/toolbarvisibility(_:for:)",
      "Visibility has three values: hidden, visible and up to the system. Not hiding the bar is the third.",
      .calls([
        Form("navigationBarHidden(_:)") { old in
          let modifier = old.targets.meets(.systems("18 - 18 11 2")) ? "toolbarVisibility" : "toolbar"
          switch old[0].text {
          case "true": return .template(".\(modifier)(.hidden, for: .navigationBar)", .unsafe)
          case "false": return .template(".\(modifier)(.automatic, for: .navigationBar)", .unsafe)
          default:
            let condition = old[0].kind == .sequence ? "($0)" : "$0"
            return .template(".\(modifier)(\(condition) ? .hidden : .automatic, for: .navigationBar)", .unsafe)
          }
        }
      ])),
    SupersededAPI(
      "deprecated-navigation-view-style", "navigationViewStyle(_:)", "'NavigationStack' or 'NavigationSplitView'", minimum: .systems("16 13 16 9 1"),
      fix: "suggestion: it goes together with its 'NavigationView'", reference: "swiftui/migrating-to-new-navigation-types",
      "The style chose between a stack and columns; the new containers are the one or the other.",
      .calls([.advice("navigationViewStyle(_:)")])),
    SupersededAPI(
      "deprecated-toolbar-placement", "'navigationBarLeading' or 'navigationBarTrailing'", "'topBarLeading' or 'topBarTrailing'", minimum: .systems("14 - 14 10 1"),
      fix: "safe: the same places", reference: "swiftui/toolbaritemplacement/topbarleading",
      exceptions: "Silent for a case of the same name in an enum of the project.",
      "The bar at the top is not always a navigation bar; the new names say where it is.",
      .uses { ToolbarPlacement.uses(in: $0) }),
    SupersededAPI(
      "deprecated-toolbar-visibility", "toolbar(_:for:)", "toolbarVisibility(_:for:)", minimum: .systems("18 15 18 11 2"),
      fix: "safe: another name", reference: "swiftui/view/toolbarvisibility(_:for:)", stillCurrentOn: [.visionOS],
      "'toolbar' is for the items; what shows and hides the bars has its own name since iOS 18 and macOS 15.",
      .calls([Form("toolbar(_:)") { BarVisibility.replacement($0, "toolbarVisibility") }, Form("toolbar(_:for:)") { BarVisibility.rename($0, "toolbarVisibility") }] + BarVisibility.longForms("toolbar") { BarVisibility.rename($0, "toolbarVisibility") })),
    SupersededAPI(
      "deprecated-toolbar-background-visibility", "'toolbarBackground(_:for:)' with a visibility", "toolbarBackgroundVisibility(_:for:)", minimum: .systems("18 15 18 11 2"),
      fix: "safe: another name", reference: "swiftui/view/toolbarbackgroundvisibility(_:for:)",
      exceptions: "Silent for styles, whose 'toolbarBackground' is current.", stillCurrentOn: [.visionOS],
      "'toolbarBackground' takes a style; whether it is seen has its own name since iOS 18 and macOS 15.",
      .calls([Form("toolbarBackground(_:for:)") { BarVisibility.replacement($0, "toolbarBackgroundVisibility") }] + BarVisibility.longForms("toolbarBackground") { BarVisibility.replacement($0, "toolbarBackgroundVisibility") })),
    SupersededAPI(
      "deprecated-search-suggestions", "searchable(text:suggestions:)", "searchSuggestions(_:)", minimum: .systems("16 13 16 9 1"),
      fix: "safe: the suggestions become a modifier", reference: "swiftui/view/searchsuggestions(_:)",
      exceptions: "Silent with tokens, whose trailing closure makes the tokens.",
      "Suggestions are a modifier of their own, which can stand deeper in the screen and be hidden in parts of it.",
      .calls(SearchSuggestions.forms)),
    SupersededAPI(
      "deprecated-tab-item", "tabItem(_:)", "Tab(_:systemImage:value:content:)", minimum: .systems("18 15 18 11 2"),
      fix: "unsafe: all children of the 'TabView' become tabs; a suggestion where one of them is no view with a label and, under a selection, a tag", reference: "swiftui/tab",
      "A tab says its label and its value before its content, and the system can show it in a bar, in a sidebar or on top.",
      .uses { TabItems.uses(in: $0) }),
    SupersededAPI(
      "deprecated-navigation-link-value", "'NavigationLink(destination:label:)' with a view", "'NavigationLink(destination:label:)' with builders", minimum: .systems("13 10.15 13 6 1"),
      fix: "safe: the destination becomes the content of a builder", reference: "swiftui/navigationlink/init(destination:label:)-27n7s",
      exceptions: "Silent for closures and values of function type, with 'isActive:' and 'tag:', and where the destination is not known to be a view.",
      "The builder takes conditions and switches; the form with a value is deprecated.",
      .calls([
        Form("NavigationLink(destination:label:)") { old in LinkDestination.isView(old[0], old) ? .template("NavigationLink {$0} label: $1") : nil },
        Form("NavigationLink(_:destination:)") { old in !old.arguments[1].isTrailing && LinkDestination.isView(old[1], old) ? .template("NavigationLink($0) {$1}") : nil },
      ])),
  ]
}

/// `.navigationBarItems(trailing: Button("Add") { … })` → `.toolbar { ToolbarItem(placement: .topBarTrailing) { … } }`
private enum BarItems {
  static func replacement(_ old: SupersededCall, _ sides: [String]) -> Replacement {
    let calls = old.call.chain.outermostChain.modifierCalls.filter { $0.isNamed("navigationBarItems") }
    guard calls.count == 1, !old.hasTrailingClosure else { return .advice }
    let isOldSDK = old.context.sdk.map { $0 < Version(17) } ?? false
    let layout = CallLayout(old.call)
    var pieces: [Piece] = [.text(".toolbar {")]
    for (position, side) in sides.enumerated() where old[position].text != "EmptyView()" {
      pieces += [.text(layout.lineBreak(depth: 1) + "ToolbarItem(placement: .\(isOldSDK ? "navigationBar" : "topBar")\(side)) {" + layout.lineBreak(depth: 2)), .lines(old[position], depth: 2), .text(layout.lineBreak(depth: 1) + "}")]
    }
    var transaction = Transaction()
    transaction.rewrite(old, as: pieces + [.text(layout.lineBreak(depth: 0) + "}")])
    return .edits(transaction, .unsafe)
  }
}

/// `ToolbarItem(placement: .navigationBarLeading)`, `ToolbarItemPlacement.navigationBarLeading`
private enum ToolbarPlacement {
  private static let names: [String: String] = ["navigationBarLeading": "topBarLeading", "navigationBarTrailing": "topBarTrailing"]

  static func uses(in context: FileContext) -> [SupersededUse] {
    if let sdk = context.sdk, sdk < Version(17) { return [] }
    if context.index.extensions(named: "ToolbarItemPlacement").contains(where: { $0.properties.contains { names[$0.name] != nil } }) { return [] }
    return context.toolbarPlacements(named: Set(names.keys)).compactMap { member in
      // On a Mac there is neither the old name nor the new one.
      guard let new = names[member.name], context.targets[.macOS] == nil || member.isCompiled(for: .macOS).isNo else { return nil }
      var transaction = Transaction()
      transaction.replace(member.nameRange, with: new, in: context.file)
      return SupersededUse(range: member.nameRange, node: member, replacement: .edits(transaction, .safe), names: (member.name, new))
    }
  }
}

/// `.toolbar(.hidden, for: .tabBar)` → `.toolbarVisibility(.hidden, for: .tabBar)`
private enum BarVisibility {
  static func replacement(_ old: SupersededCall, _ name: String) -> Replacement? {
    old[0].leaves.allSatisfy { isVisibility($0.node) } ? rename(old, name) : nil
  }

  /// The old name with `for:` takes nothing but a visibility.
  static func rename(_ old: SupersededCall, _ name: String) -> Replacement? {
    guard !old.hasTrailingClosure else { return nil }
    var transaction = Transaction()
    transaction.replace(old.call.nameRange, with: name, in: old.file)
    return .edits(transaction, .safe)
  }

  private static func isVisibility(_ node: Node) -> Bool {
    let word = node.text.hasPrefix("Visibility.") ? String(node.text.dropFirst(10)) : node.text
    return [".visible", ".hidden", ".automatic"].contains(word)
  }

  /// `for:` takes several bars.
  static func longForms(_ old: String, _ replacement: @escaping @Sendable (SupersededCall) -> Replacement?) -> [SupersededAPI.Form] {
    (1...3).map { count in SupersededAPI.Form("\(old)(_:for:" + String(repeating: "_:", count: count) + ")", replacement) }
  }
}

/// `.searchable(text: $q) { … }` → `.searchable(text: $q).searchSuggestions { … }`
private enum SearchSuggestions {
  static let forms: [SupersededAPI.Form] = [[], ["isPresented"]].flatMap { presented in
    [[], ["placement"], ["prompt"], ["placement", "prompt"]].map { options in
      let labels = ["text"] + presented + options
      return SupersededAPI.Form("searchable(\(labels.map { $0 + ":" }.joined())suggestions:)") { old in
        let suggestions = old[labels.count]
        guard suggestions.kind == .closureExpr || suggestions.isPlainReference else { return nil }
        let list = labels.enumerated().map { "\($1): $\($0)" }.joined(separator: ", ")
        return .template(".searchable(\(list)) .searchSuggestions" + (suggestions.kind == .closureExpr ? " $\(labels.count)" : "($\(labels.count))"))
      }
    }
  }
}

/// The destination of a link as an argument.
private enum LinkDestination {
  static func isView(_ node: Node, _ old: SupersededCall) -> Bool { node.leaves.allSatisfy { $0.node.kind != .closureExpr && old.context.project.receiver(ofExpression: $0.node, in: old.file).isView } }
}
