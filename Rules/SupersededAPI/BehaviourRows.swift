import Linting
import Semantics
import Syntax

// Changes, animations, gestures.

extension SupersededAPI {
  static let behaviour: [SupersededAPI] = [
    .onChange,
    SupersededAPI(
      "deprecated-animation-no-value", "animation(_:)", "animation(_:value:)", minimum: .systems("13 10.15 13 6 1"), severity: .warning,
      fix: "unsafe where the views above read exactly one state of a simple type, which then drives the animation; else a suggestion", reference: "swiftui/view/animation(_:value:)",
      exceptions: "Silent on bindings, transitions and equatable views such as 'Text', whose 'animation' is current. Only advice for 'animation(nil)', which stops animations.",
      "Without a value every change animates: the first layout, a rotation, the keyboard, a list that loads. With one only its changes do.",
      .calls([Form("animation(_:)") { AnimationValue.replacement($0) }])),
    SupersededAPI(
      "deprecated-long-press", "onLongPressGesture(pressing:perform:)", "onLongPressGesture(perform:onPressingChanged:)", minimum: .systems("13 10.15 14 6 1"),
      fix: "safe: the closures change places and names", reference: "swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)",
      "The same gesture with the main action first, so that both closures can trail.",
      .calls(
        [[], ["minimumDuration"], ["maximumDistance"], ["minimumDuration", "maximumDistance"]].map { options in
          Form("onLongPressGesture(\((options + ["pressing", "perform"]).map { $0 + ":" }.joined()))") { old in
            let first = options.enumerated().map { "\($1): $\($0)" }
            let pressing = options.count, perform = options.count + 1
            if old[pressing].kind == .nilLiteral {
              let head = first.isEmpty ? "" : "(\(first.joined(separator: ", ")))"
              return old.arguments[perform].isTrailing ? .template(".onLongPressGesture\(head) $\(perform)") : .template(".onLongPressGesture(\((first + ["perform: $\(perform)"]).joined(separator: ", ")))")
            }
            return .template(".onLongPressGesture(\((first + ["perform: $\(perform)", "onPressingChanged: $\(pressing)"]).joined(separator: ", ")))")
          }
        })),
    SupersededAPI(
      "deprecated-gesture-types", "'MagnificationGesture' or 'RotationGesture'", "'MagnifyGesture' or 'RotateGesture'", minimum: .systems("17 14 - - 1"),
      fix: "unsafe: the type and the values in the closures of the same chain; a suggestion where the values go elsewhere", reference: "swiftui/magnifygesture",
      "The new gestures give a value with its anchor, velocity and time; the number itself is its 'magnification' or 'rotation'.",
      .calls(
        [("MagnificationGesture", "MagnifyGesture", "magnification", "minimumScaleDelta"), ("RotationGesture", "RotateGesture", "rotation", "minimumAngleDelta")].flatMap { old, new, member, label in
          ["\(old)()", "\(old)(\(label):)"].map { pattern in Form(pattern, named: new) { GestureValue.replacement($0, new, member) } }
        }, also: { context in
          context.typeNames(["MagnificationGesture", "RotationGesture"]).map { node in
            SupersededUse(range: node.range, node: node, names: (node.typeName ?? "", node.typeName == "RotationGesture" ? "RotateGesture" : "MagnifyGesture"))
          }
        })),
    SupersededAPI(
      "deprecated-focusable-change", "focusable(_:onFocusChange:)", "'focusable(_:)' with 'focused(_:)'", minimum: .systems("- 12 15 8 -"),
      fix: "suggestion: '@FocusState' and 'onChange'", reference: "swiftui/view/focused(_:)",
      "Focus is state of the view, which '@FocusState' reads and sets.",
      .calls([.advice("focusable(_:onFocusChange:)"), .advice("focusable(onFocusChange:)")])),
    SupersededAPI(
      "deprecated-drop-destination", "dropDestination(for:action:isTargeted:)", "dropDestination(for:isEnabled:action:)", minimum: .systems("26 26 - - 26"),
      fix: "suggestion: the new action gives no result back", reference: "swiftui/view/dropdestination(for:isenabled:action:)",
      "The new form hands a session to its action instead of a point, and whether drops are taken is said beforehand.",
      .calls([
        .advice("dropDestination(for:action:isTargeted:)"),
        // Both forms may be spelled so; only the old action says whether it took the drop.
        Form("dropDestination(for:action:)") { $0[1].returnsValue ? .advice : nil },
      ])),
    SupersededAPI(
      "deprecated-on-drop-strings", "'onDrop(of:)' with strings", "'onDrop(of:)' with 'UTType'", minimum: .systems("14 11 - - 1"),
      fix: "unsafe: identifiers of the system become 'UTType' constants, and 'UniformTypeIdentifiers' is imported", reference: "swiftui/view/ondrop(of:istargeted:perform:)-f15m",
      "Types of content are values since iOS 14 and macOS 11; a misspelt string is never dropped and nobody says why.",
      .calls(
        ["onDrop(of:isTargeted:perform:)", "onDrop(of:delegate:)"].map { pattern in Form(pattern) { TypeIdentifiers.replacement($0, at: 0) } })),
    SupersededAPI(
      "deprecated-uti-strings", "a type identifier as a string", "'UTType'", minimum: .systems("14 11 - - 1"),
      fix: "unsafe: identifiers of the system become 'UTType' constants, and 'UniformTypeIdentifiers' is imported", reference: "uniformtypeidentifiers/uttype",
      "Types of content are values since iOS 14 and macOS 11; a misspelt string matches nothing.",
      .calls([
        Form("onPasteCommand(of:perform:)") { TypeIdentifiers.replacement($0, at: 0) },
        Form("onPasteCommand(of:validator:perform:)") { TypeIdentifiers.replacement($0, at: 0) },
        Form("onInsert(of:perform:)") { TypeIdentifiers.replacement($0, at: 0) },
        Form("PasteButton(supportedTypes:payloadAction:)") { TypeIdentifiers.isStrings($0[0]) ? .advice : nil },
        Form("PasteButton(supportedTypes:validator:payloadAction:)") { TypeIdentifiers.isStrings($0[0]) ? .advice : nil },
      ], also: { context in
        context.calls("hasItemsConforming").compactMap { call in
          guard call.arguments.count == 1, let types = call.argument("to")?.value, call.callee.previousSibling?.isParameter(ofType: "DropInfo") ?? false else { return nil }
          return TypeIdentifiers.replacement(types, context).map { SupersededUse(range: call.nameRange, node: call.node, replacement: $0) }
        }
      })),
  ]
}

/// Which state an animation without value may follow.
private enum AnimationValue {
  static func replacement(_ old: SupersededCall) -> Replacement? {
    guard !old.hasTrailingClosure, old.call.node.enclosingCall(where: { $0.isNamed("transition") }) == nil, !isEquatable(old) else { return nil }
    if old[0].kind == .nilLiteral || [".none", "Animation.none"].contains(old[0].text) {
      return .remark("'animation(\(old[0].text))' is superseded: it stops every animation of the view and of what is inside it, which 'transaction { $0.animation = nil }' says plainly")
    }
    guard let name = driver(old) else { return .advice }
    return .template(".animation($0, value: \(name))", .unsafe)
  }

  /// Equatable views have a current `animation(_:)` of their own: texts, images, colours, and views of the project that say so.
  private static func isEquatable(_ old: SupersededCall) -> Bool {
    guard case .view(let name) = old.receiver else { return false }
    let modifiers = old.call.chain.outermostChain.modifierCalls.filter { $0.node.index < old.call.node.index }
    if ["Text", "Image", "Color"].contains(name) { return modifiers.allSatisfy { ["bold", "italic", "font", "fontWeight", "resizable", "renderingMode", "opacity"].contains($0.name) } }
    guard modifiers.isEmpty else { return false }
    return old.context.index.types(named: name).contains { type in (type.inherited + old.context.index.extensions(of: type).flatMap(\.inherited)).contains { $0 == "Equatable" || $0 == "Hashable" } }
  }

  /// The only state that the chain before the call reads, if its type is one whose values can be compared.
  private static func driver(_ old: SupersededCall) -> String? {
    guard let view = old.context.view(around: old.call.node) else { return nil }
    let receiver = old.call.chain.start..<old.call.callee.start
    var names: Set<String> = []
    for access in view.accesses where access.node.tree === old.tree && receiver.contains(access.node.start) {
      guard let property = view.property(access.property), !property.isStatic else { return nil }
      if access.kind.isProjection { continue }
      if case .action = access.place { continue }
      // A constant that is handed in varies as well.
      if property.isLet, property.wrapper == nil, property.initialValue != nil { continue }
      if property.isComputed || property.wrapper == nil { return nil }
      names.insert(access.property)
    }
    // A member that is used may read anything.
    guard names.count == 1, let name = names.first, let property = view.property(name), property.wrapperName == "State" || property.wrapperName == "Binding", isComparable(property, old),
      !view.references.contains(where: { $0.node.tree === old.tree && receiver.contains($0.node.start) && $0.place == .inline })
    else { return nil }
    return name
  }

  private static func isComparable(_ property: Property, _ old: SupersededCall) -> Bool {
    let resolver = TypeResolver(old.context.index)
    switch resolver.type(of: property, in: old.file).unwrapped {
    case .known(let name): return name != "NavigationPath"
    case let type: return resolver.declaration(of: type).map { $0.kind == .enum && old.context.index.isHashable($0).isYes } ?? false
    }
  }
}

extension Access.Kind {
  fileprivate var isProjection: Bool { if case .projection = self { true } else { false } }
}

/// The closures behind an old gesture, which get a value instead of a number.
private enum GestureValue {
  static func replacement(_ old: SupersededCall, _ new: String, _ member: String) -> Replacement? {
    var transaction = Transaction()
    transaction.replace(old.call.nameRange, with: new, in: old.file)
    let callbacks = old.call.chain.children.filter { $0.kind == .callSuffix && $0.index > old.call.node.index }.compactMap { Call($0) }
    guard !callbacks.isEmpty, callbacks.allSatisfy({ ["onChanged", "onEnded", "updating"].contains($0.name) }) else { return .advice }
    for callback in callbacks {
      guard let closure = callback.arguments.last?.value, closure.kind == .closureExpr else { return .advice }
      let parameters = closure.firstChild(.closureSignature)?.descendants.filter { $0.kind == .closureParameter } ?? []
      guard parameters.first?.typeChild == nil else { return .advice }
      let name = parameters.first?.declaredName ?? "$0"
      if name == "_" { continue }
      for mention in closure.descendants where mention.kind == .identifierExpr && mention.name == name {
        if name == "$0", mention.closureOfShorthand != closure { continue }
        // Another declaration of the name in the closure means something else.
        if name != "$0", mention.localDeclaration(of: name, upTo: closure.parent ?? closure) != parameters.first { return .advice }
        transaction.insert(".\(member)", at: mention.end, in: old.file)
      }
    }
    return .edits(transaction, .unsafe)
  }
}

/// `["public.text"]` → `[.text]`
private enum TypeIdentifiers {
  static func isStrings(_ node: Node) -> Bool {
    node.kind == .arrayExpr && node.firstChild != nil && node.children.allSatisfy { $0.kind == .stringLiteral || constants[$0.text] != nil || isOldConstant($0) || identified($0) != nil }
  }

  /// `UTType.pdf.identifier`
  private static func identified(_ node: Node) -> String? {
    let parts = node.kind == .chain ? Array(node.children) : []
    return parts.count == 3 && parts[0].name == "UTType" && parts[1].kind == .memberSuffix && parts[2].kind == .memberSuffix && parts[2].name == "identifier" ? parts[1].name : nil
  }

  /// `kUTTypeText as String`
  private static func isOldConstant(_ node: Node) -> Bool { node.kind == .sequence && node.firstChild?.text.hasPrefix("kUTType") ?? false }

  static func replacement(_ old: SupersededCall, at position: Int) -> Replacement? { replacement(old[position], old.context) }

  static func replacement(_ types: Node, _ context: FileContext) -> Replacement? {
    guard isStrings(types) else { return nil }
    var transaction = Transaction()
    for element in types.children {
      guard let constant = identified(element) ?? constants[element.kind == .sequence ? element.firstChild?.text ?? "" : element.text] else { return .advice }
      transaction.replace(element.range, with: ".\(constant)", in: context.file)
    }
    transaction.addImport("UniformTypeIdentifiers", in: context)
    return .edits(transaction, .unsafe)
  }

  /// Source: Apple's page on system-declared uniform type identifiers.
  private static let constants: [String: String] = [
    "\"public.text\"": "text", "\"public.plain-text\"": "plainText", "\"public.utf8-plain-text\"": "utf8PlainText", "\"public.rtf\"": "rtf", "\"public.html\"": "html", "\"public.url\"": "url", "\"public.file-url\"": "fileURL",
    "\"public.image\"": "image", "\"public.jpeg\"": "jpeg", "\"public.png\"": "png", "\"public.tiff\"": "tiff", "\"public.heic\"": "heic", "\"com.compuserve.gif\"": "gif", "\"com.adobe.pdf\"": "pdf", "\"public.movie\"": "movie", "\"public.audio\"": "audio",
    "\"public.mp3\"": "mp3", "\"public.data\"": "data", "\"public.item\"": "item", "\"public.content\"": "content", "\"public.folder\"": "folder", "\"public.json\"": "json", "\"public.xml\"": "xml", "\"public.zip-archive\"": "zip", "\"public.vcard\"": "vCard",
    "\"public.directory\"": "directory", "\"public.source-code\"": "sourceCode", "\"public.swift-source\"": "swiftSource", "\"public.comma-separated-values-text\"": "commaSeparatedText",
    "kUTTypeText": "text", "kUTTypePlainText": "plainText", "kUTTypeUTF8PlainText": "utf8PlainText", "kUTTypeURL": "url", "kUTTypeFileURL": "fileURL", "kUTTypeImage": "image", "kUTTypeJPEG": "jpeg", "kUTTypePNG": "png", "kUTTypePDF": "pdf", "kUTTypeMovie": "movie",
    "kUTTypeData": "data", "kUTTypeItem": "item", "kUTTypeFolder": "folder",
  ]
}

extension FileContext {
  /// Where types of SwiftUI are written as types: annotations, results, generic arguments.
  fileprivate func typeNames(_ names: Set<String>) -> [Node] {
    guard isUserInterface, names.contains(where: file.mayMention) else { return [] }
    let shortest = names.map(\.utf8.count).min() ?? 0
    return tree.nodes(.identifierType).filter { $0.range.count >= shortest && $0.typeName.map { names.contains($0) && !index.declares($0) } ?? false && $0.firstChild(.genericArgument) == nil }
  }
}

extension Node {
  /// The closure gives a value back: by `return`, or as its only expression.
  fileprivate var returnsValue: Bool {
    guard kind == .closureExpr else { return false }
    if statements.count == 1, let only = statements.first, only.kind == .booleanLiteral { return true }
    return descendants.contains { $0.kind == .returnStatement && $0.firstChild != nil && $0.ancestors.first { $0.kind == .closureExpr } == self }
  }

  /// The name of a parameter that is declared with the type.
  fileprivate func isParameter(ofType type: String) -> Bool {
    guard kind == .identifierExpr, let declaration = localDeclaration(of: name, upTo: tree.root), declaration.kind == .parameter || declaration.kind == .closureParameter else { return false }
    return declaration.typeChild?.typeName == type
  }
}

extension Transaction {
  /// Imports a module, behind the file's other imports, unless it does so already.
  mutating func addImport(_ module: String, in context: FileContext) {
    guard !context.imports.contains(module) else { return }
    guard let last = context.tree.root.children.filter({ $0.kind == .importDecl }).last else { return block() }
    let end = context.tree.comment(behind: last.end)?.upperBound ?? last.end
    insert(context.tree.lineEnd + "import \(module)", at: end, in: context.file)
  }
}
