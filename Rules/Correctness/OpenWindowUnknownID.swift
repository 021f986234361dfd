import Linting
import Semantics
import Syntax

extension Rule {
  static let openWindowUnknownID = Rule(
    RuleInfo(
      id: "open-window-unknown-id",
      category: .correctness,
      summary: "A window is opened by an id that no scene has.",
      rationale: "'openWindow(id:)' looks for a scene of the app with the id; when there is none it does nothing, without a message.",
      exceptions: "Silent unless every scene of the app is seen and each of their ids is a literal or the raw value of a case, and in views that nothing makes.",
      severity: .warning,
      fix: "suggestion: the id of a scene",
      references: ["https://developer.apple.com/documentation/swiftui/openwindowaction"])
  ) { context in
    let properties = (context.environmentProperties["openWindow"] ?? []).map(\.name)
    let calls = properties.flatMap { context.calls($0) }.filter { call in
      guard !context.isPreview(call.node), !isUnused(call, context), let id = call.argument("id")?.value else { return false }
      return idText(id, context) != nil && (call.callee.kind == .identifierExpr || call.callee.previousSibling?.name == "self")
    }
    guard !calls.isEmpty, let ids = SceneIDs(context.project)?.all else { return [] }
    return calls.compactMap { call -> Finding? in
      guard let argument = call.argument("id"), let id = idText(argument.value, context), !ids.contains(id) else { return nil }
      let known = ids.isEmpty ? "" : "; the scenes have \(ids.sorted().quotedList)"
      return Finding(.warning, "No scene of the app has the id '\(id)', so nothing opens\(known)", at: argument.value.range, fixes: [FixIt("Use the id of a scene", .suggestion)])
    }
  }
}

extension Rule {
  /// The call stands in a view that nothing makes.
  private static func isUnused(_ call: Call, _ context: FileContext) -> Bool {
    guard let view = context.view(around: call.node), !view.type.inherited.contains("App") else { return false }
    return context.project.seesAllUses(of: view.type) && context.project.uses(of: view.type).isEmpty
  }

  /// The id, written out or as a constant: `"help"`, `SceneName.help.rawValue`.
  private static func idText(_ id: Node, _ context: FileContext) -> String? { id.literalText ?? context.index.rawValue(id, in: context.file) }
}

/// The ids of all scenes of an app; nil when some cannot be told.
private struct SceneIDs {
  private(set) var all: Set<String> = []

  init?(_ project: Project) {
    let scenes = project.index.types.filter { ($0.inherited + project.index.extensions(of: $0).flatMap(\.inherited)).contains { $0 == "App" || $0 == "Scene" } }
    guard scenes.contains(where: { $0.inherited.contains("App") }) else { return nil }
    for type in scenes {
      let facts = project.facts(of: type)
      guard let body = facts.members.first(where: { $0.name == "body" }), let getter = body.node.getterBody, add(getter, body.file, project) else { return nil }
    }
  }

  /// Takes the scenes among the statements of a builder; false when something else stands there.
  private mutating func add(_ block: Node, _ file: SourceFile, _ project: Project) -> Bool {
    for statement in block.statements {
      switch statement.kind {
      case .chain:
        guard let call = statement.rootCall, call.isInitializer else { return false }
        if project.index.declares(call.name) { continue }
        guard Self.scenes.contains(call.name) else { return false }
        guard let id = call.argument("id")?.value else { continue }
        guard let text = id.literalText ?? project.index.rawValue(id, in: file) else { return false }
        all.insert(text)
      case .ifConfig: for clause in statement.children where clause.kind == .ifConfigClause { guard add(clause, file, project) else { return false } }
      case .returnStatement, .variableDecl, .ifExpr: return false
      default: return false
      }
    }
    return true
  }

  private static let scenes: Set<String> = ["WindowGroup", "Window", "UtilityWindow", "DocumentGroup", "DocumentGroupLaunchScene", "ImmersiveSpace", "Settings", "MenuBarExtra"]
}

extension Node {
  /// The text of a string literal that is written out.
  fileprivate var literalText: String? {
    guard kind == .stringLiteral, !hasMultilineString, !descendants.contains(where: { $0.kind == .interpolation }), !text.contains("\\"), !text.hasPrefix("#") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension ProjectIndex {
  /// The text of `SceneID.help.rawValue` or of a static constant, `Scenes.help`.
  fileprivate func rawValue(_ node: Node, in file: SourceFile) -> String? {
    let names = node.kind == .chain ? node.children.map { $0 } : []
    guard names.count >= 2, names.allSatisfy({ $0.kind == .identifierExpr || $0.kind == .memberSuffix }) else { return nil }
    let isRaw = names.last?.name == "rawValue" && names.count == 3
    guard isRaw || names.count == 2, case .found(let type) = resolve([names[0].name], from: node.enclosingTypeNames, in: file) else { return nil }
    let member = names[1].name
    if isRaw {
      guard type.kind == .enum, type.inherited.first == "String" else { return nil }
      for element in type.members.filter({ $0.kind == .enumCaseDecl }).flatMap({ $0.children.filter { $0.kind == .enumCaseElement } }) where element.declaredName == member {
        return element.expressionChild.map(\.literalText) ?? member
      }
      return nil
    }
    return type.properties.first { $0.name == member && $0.isStatic && $0.isLet }?.initialValue?.literalText
  }
}
