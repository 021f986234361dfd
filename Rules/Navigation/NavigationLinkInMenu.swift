import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationLinkInMenu = Rule(
    RuleInfo(
      id: "navigation-link-in-menu",
      category: .navigation,
      summary: "A link inside a menu or a dialog does not push.",
      rationale: "The content of a menu or a dialog is not part of the screen's stack. Set a state and push with '.navigationDestination'.",
      exceptions: "Silent in a menu's label, in the preview of a context menu, and for links that carry a context menu. Menus and swipe actions are advice of profile 'all'.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: a button and '.navigationDestination(isPresented:)'")
  ) { context in
    guard context.index.isSwiftUI("NavigationLink") else { return [] }
    return context.calls("NavigationLink").compactMap { link -> Finding? in
      guard !link.isMember, !context.isPreview(link.node), let place = place(of: link, context) else { return nil }
      let isCertain = ["contextMenu", "confirmationDialog", "alert"].contains(place.name)
      return Finding(
        isCertain ? .warning : .info, "A link inside '\(place.name)' does not push; set a state and use '.navigationDestination'", at: link.nameRange,
        notes: [Diagnostic.Note("not part of the stack", file: context.file, range: place.nameRange)], fixes: [FixIt("Use a button and '.navigationDestination(isPresented:)'", .suggestion, minimum: Minimum.navigationStack)],
        profile: isCertain ? .default : .all)
    }
  }

  private static func place(of link: Call, _ context: FileContext) -> Call? {
    var inner = link.node
    for ancestor in link.node.ancestors {
      if ancestor.kind.isTypeDeclaration { return nil }
      if ancestor.kind == .callSuffix, let call = Call(ancestor) {
        let label = inner.partLabel
        if NavigationNeed.hosts.contains(call.name) || Presentation(call)?.kind.hasEscapingContent ?? false { return nil }
        if Placement.isMenu(call, label, context), !["CommandMenu", "CommandGroup", "MenuBarExtra"].contains(call.name) { return call }
        if call.isMember, call.isNamed("confirmationDialog") || call.isNamed("alert"), inner.kind == .closureExpr || label == "actions" { return call }
      }
      inner = ancestor
    }
    return nil
  }
}
