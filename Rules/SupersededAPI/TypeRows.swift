import Linting
import Semantics
import Syntax

// Types, macros and whole patterns.

extension SupersededAPI {
  static let types: [SupersededAPI] = [
    SupersededAPI(
      "deprecated-animatable-modifier", "AnimatableModifier", "'ViewModifier' and 'Animatable'", minimum: .systems("13 10.15 13 6 1"),
      fix: "unsafe: the two protocols instead of one", reference: "swiftui/animatable",
      "The protocol was nothing but the two together.",
      .uses { context in
        (context.types.map(\.node) + context.extensions.map(\.node)).flatMap { type -> [SupersededUse] in
          guard !context.index.declares("AnimatableModifier") else { return [] }
          let names = type.inheritedTypes.map(\.typeName)
          return type.inheritedTypes.filter { $0.typePath == ["AnimatableModifier"] || $0.typePath == ["SwiftUI", "AnimatableModifier"] }.map { node in
            var transaction = Transaction()
            transaction.replace(node.range, with: ["ViewModifier", "Animatable"].filter { !names.contains($0) }.joined(separator: ", "), in: context.file)
            return SupersededUse(range: node.range, node: node, replacement: .edits(transaction, .unsafe))
          }
        }
      }),
    SupersededAPI(
      "deprecated-map-region", "'Map(coordinateRegion:)' with its annotations", "'Map(position:)' with 'Annotation' and 'Marker'", minimum: .systems("17 14 17 10 1"),
      fix: "suggestion: annotations become content of the map", reference: "mapkit/map",
      "Since iOS 17 and macOS 14 a map's annotations, lines and areas are the content of a builder, and its camera is a position.",
      .uses { context in
        let maps = context.calls("Map").filter { $0.argument("coordinateRegion") != nil || $0.argument("mapRect") != nil }
        return (maps + context.calls(["MapAnnotation", "MapMarker", "MapPin"])).filter { context.isSwiftUI($0) }.map { SupersededUse(range: $0.nameRange, node: $0.node) }
      }),
    SupersededAPI(
      "deprecated-small", "'collapsible(_:)', 'PopUpButtonPickerStyle', 'easeInEaseOut' or 'borderedButton'", "'Section(isExpanded:)', 'menu', 'easeInOut' or 'button'", minimum: .systems("14 11 - - 1"),
      fix: "unsafe for the style of pickers and the curve; else a suggestion", reference: "swiftui",
      "Small parts of the API that were renamed or taken over by something more general.",
      .uses { SmallThings.uses(in: $0) }),
    SupersededAPI(
      "deprecated-preview-modifiers", "'previewDisplayName' and its kin", "#Preview(_:traits:body:)", minimum: .systems("13 10.15 13 6 1"), profile: .all,
      fix: "suggestion: they go together with their preview provider", reference: "swiftui/preview(_:traits:_:body:)",
      "'#Preview' takes a name and traits instead of modifiers.",
      .uses { context in
        let names = ["previewDisplayName", "previewDevice", "previewLayout", "previewInterfaceOrientation", "previewContext"]
        return context.calls(names).filter { call in
          !context.project.addsFunction(call.name) && context.receiver(of: call).isView && call.node.isInPreview && call.node.ancestors.contains { $0.kind.isTypeDeclaration }
        }.map { SupersededUse(range: $0.nameRange, node: $0.node, names: ($0.name, "#Preview(_:traits:body:)")) }
      }),
    SupersededAPI(
      "observable-object-migration", "ObservableObject", "@Observable", minimum: .systems("17 14 17 10 1"), profile: .all,
      fix: "suggestion: wrappers in all of its views change too", reference: "swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro",
      exceptions: "Silent for classes whose publishers are used.",
      "Views of an '@Observable' object are updated by the properties that they read, not by every one that changes.",
      .uses { ObservableClasses.uses(in: $0) }),
    SupersededAPI(
      "animatable-data-manual", "animatableData", "@Animatable", minimum: .systems("13 10.15 13 6 1"), profile: .all,
      fix: "suggestion: the macro, with '@AnimatableIgnored' for what stays", reference: "swiftui/animatable()",
      exceptions: "Silent with an SDK older than 26 or unknown.",
      "The macro of the SDK 26 writes the property from the stored ones.",
      .uses { context in
        guard context.sdk.map({ $0 >= Version(26) }) ?? false, !context.index.declares("Animatable") else { return [] }
        return context.types.filter { type in ["Animatable", "Shape", "InsettableShape", "AnimatableModifier"].contains { type.inherited.contains($0) } }.flatMap(\.properties).filter { $0.name == "animatableData" && !$0.isStatic }
          .map { SupersededUse(range: context.tree.range(ofToken: $0.nameToken), node: $0.binding) }
      }),
    SupersededAPI(
      "haptics-uikit", "'UIImpactFeedbackGenerator' and its kin", "sensoryFeedback(_:trigger:)", minimum: .systems("17 14 17 10 26"), profile: .all,
      fix: "suggestion: feedback that follows a state", reference: "swiftui/view/sensoryfeedback(_:trigger:)",
      exceptions: "Silent outside of views.",
      "'sensoryFeedback' plays when a value changes, on every platform that can.",
      .uses { context in
        context.calls(["UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator"]).filter { !$0.isMember && !context.index.declares($0.name) && (context.view(around: $0.node) != nil || $0.node.enclosingTypeNames == ["View"]) }
          .map { SupersededUse(range: $0.nameRange, node: $0.node) }
      }),
    SupersededAPI(
      "webview-representable", "a representable around 'WKWebView'", "WebView", minimum: .systems("26 26 - - 26"), profile: .all,
      fix: "suggestion", reference: "webkit/webview-swift.struct",
      "WebKit has a view for SwiftUI since the systems of version 26, with a page that can be observed.",
      .uses { context in
        guard !context.index.declares("WKWebView") else { return [] }
        return context.types.filter { type in ["UIViewRepresentable", "NSViewRepresentable"].contains { type.inherited.contains($0) } && type.node.descendants.contains { $0.kind == .identifierType && $0.typeName == "WKWebView" || $0.kind == .identifierExpr && $0.name == "WKWebView" } }
          .map { SupersededUse(range: context.tree.range(ofToken: $0.nameToken), node: $0.node) }
      }),
    SupersededAPI(
      "image-string-asset", "Image(\"…\")", "Image(.name)", minimum: .systems("13 10.15 13 6 1"), profile: .all,
      fix: "suggestion: the symbol that Xcode makes of the asset", reference: "developertools/xcode/asset-management",
      exceptions: "Silent for names that cannot be a symbol's, with an SDK older than 17, and with 'bundle:'.",
      "Since Xcode 15 every asset has a symbol; a misspelt one does not compile, a misspelt string shows nothing.",
      .calls([
        Form("Image(_:)") { old in
          guard old[0].kind == .stringLiteral, old.context.sdk.map({ $0 >= Version(17) }) ?? true else { return nil }
          let name = old[0].text.dropFirst().dropLast()
          return name.first?.isLetter ?? false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "/" } ? .advice : nil
        }
      ])),
  ]
}

private enum SmallThings {
  static func uses(in context: FileContext) -> [SupersededUse] {
    var uses: [SupersededUse] = []
    for call in context.calls("collapsible") where call.isMember && call.arguments.count == 1 && call.arguments[0].label == nil && call.arguments[0].value.text != "false" && context.receiver(of: call) == .view("Section") && !context.project.addsFunction("collapsible") {
      uses.append(SupersededUse(range: call.nameRange, node: call.node, minimum: .systems("17 14 - - 1"), names: ("collapsible(_:)", "Section(isExpanded:content:header:)")))
    }
    for call in context.calls("pickerStyle") where call.arguments.count == 1 && context.receiver(of: call).isView && !context.index.declares("PopUpButtonPickerStyle") {
      guard let style = call.arguments.first?.value, style.text == "PopUpButtonPickerStyle()" else { continue }
      var transaction = Transaction()
      transaction.replace(style.range, with: ".menu", in: context.file)
      uses.append(SupersededUse(range: style.range, node: style, replacement: .edits(transaction, .unsafe), minimum: .systems("14 11 - - 1"), names: ("PopUpButtonPickerStyle", "menu")))
    }
    for call in context.calls("menuStyle") where call.arguments.count == 1 && context.receiver(of: call).isView {
      guard let style = call.arguments.first?.value, [".borderedButton", "BorderedButtonMenuStyle()"].contains(style.text) else { continue }
      uses.append(SupersededUse(range: style.range, node: style, minimum: .systems("16 13 - - 1"), names: ("borderedButton", "'button' with 'buttonStyle(.bordered)'")))
    }
    for member in context.members(of: "UnitCurve", names: ["easeInEaseOut"]) {
      var transaction = Transaction()
      transaction.replace(member.nameRange, with: "easeInOut", in: context.file)
      uses.append(SupersededUse(range: member.nameRange, node: member, replacement: .edits(transaction, .unsafe), minimum: .systems("17 14 17 10 1"), names: ("easeInEaseOut", "easeInOut")))
    }
    return uses
  }
}

private enum ObservableClasses {
  static func uses(in context: FileContext) -> [SupersededUse] {
    context.types.filter { type in
      type.kind == .class && type.inherited.contains("ObservableObject") && !context.index.declares("ObservableObject") && !usesPublishers(type, context)
    }.map { SupersededUse(range: context.tree.range(ofToken: $0.nameToken), node: $0.node) }
  }

  /// `$name` as a publisher, or `objectWillChange`.
  private static func usesPublishers(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    let published = Set(type.properties.map { "$" + $0.name })
    if context.index.hasPublisher(named: "objectWillChange") || published.contains(where: { context.index.hasPublisher(named: $0) }) { return true }
    return type.node.descendants.contains { $0.kind == .identifierExpr && ($0.name == "objectWillChange" || published.contains($0.name)) }
      || type.properties.contains { $0.name == "objectWillChange" }
  }
}
