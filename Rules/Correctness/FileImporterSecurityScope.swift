import Linting
import Semantics
import Syntax

extension Rule {
  static let fileImporterSecurityScope = Rule(
    RuleInfo(
      id: "file-importer-security-scope",
      category: .correctness,
      summary: "A file that the user chose is read without asking for access.",
      rationale: """
        The URLs of 'fileImporter' lie outside of the app's sandbox. Between 'startAccessingSecurityScopedResource()' and \
        'stopAccessingSecurityScopedResource()' the app may read them; without, reading fails on a device, though it works in the simulator.
        """,
      exceptions: "Silent in apps for macOS alone, when the URL goes to code that is not the view's own, and when the view asks for access anywhere.",
      severity: .warning,
      confidence: .medium,
      fix: "suggestion: ask for access around it",
      references: ["https://developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()"])
  ) { context in
    guard context.targets[.iOS] != nil || context.targets[.visionOS] != nil else { return [] }
    var askingViews: [Node: Bool] = [:]
    return context.modifiers("fileImporter").compactMap { call -> Finding? in
      guard let action = call.arguments.last(where: { $0.label == nil || $0.label == "onCompletion" })?.value, let view = context.view(around: call.node) else { return nil }
      let direct = view.calledMethods(in: action)
      let bodies = (action.kind == .closureExpr ? [action] : []) + direct + direct.flatMap { view.calledMethods(in: $0) }
      guard let read = bodies.lazy.compactMap({ $0.readOfLocalURL(context) }).first, !bodies.contains(where: { $0.handsOn(view) }) else { return nil }
      let asks = askingViews[view.type.node] ?? (view.members.map(\.node) + context.index.extensions(named: "URL").map(\.node)).contains(where: \.asksForAccess)
      askingViews[view.type.node] = asks
      guard !asks else { return nil }
      return Finding(
        .warning, "The chosen file is read without 'startAccessingSecurityScopedResource()', which fails on a device", at: read.nameRange, notes: [Diagnostic.Note("the file is chosen here", file: context.file, range: call.nameRange)],
        fixes: [FixIt("Start access before, and stop it in 'defer'", .suggestion)])
    }.uniqued(by: \.range)
  }
}

extension Node {
  /// A call that reads a file by a URL which a parameter or a pattern of the code introduces.
  fileprivate func readOfLocalURL(_ context: FileContext) -> Call? {
    let root = kind == .codeBlock ? parent ?? self : self
    for node in descendants where node.kind == .callSuffix {
      guard let call = Call(node), let url = call.readURL, url.kind == .identifierExpr, let local = url.localDeclaration(of: url.name, upTo: root), root.contains(local), !call.isInUnknownClosure(of: root, context) else { continue }
      // A file of the app's own: `let copy = folder.appending(…)`
      if let binding = local.parent, binding.kind == .patternBinding, let value = binding.expressionChild, !value.isPartOfResult { continue }
      return call
    }
    return nil
  }

  /// A local that the code reads, or gives to a method of the view, goes to other code too, which may ask for access.
  fileprivate func handsOn(_ view: ViewFacts) -> Bool {
    let root = kind == .codeBlock ? parent ?? self : self
    var own: Set<Node> = [], handed: Set<Node> = []
    let methods = Set(view.members.filter { $0.kind == .function }.map(\.name))
    for node in descendants where node.kind == .callSuffix {
      guard let call = Call(node), !["print", "debugPrint", "NSLog", "URL"].contains(call.name) else { continue }
      let isMethod = methods.contains(call.name) && (!call.isMember || call.callee.previousSibling?.name == "self")
      for argument in call.arguments {
        guard let name = argument.value.kind == .chain ? argument.value.firstChild : argument.value, name.kind == .identifierExpr, let local = name.localDeclaration(of: name.name, upTo: root), root.contains(local) else { continue }
        if isMethod || call.readURL == argument.value { own.insert(local) } else if !call.isOfFileManager { handed.insert(local) }
      }
    }
    return !own.isDisjoint(with: handed)
  }

  /// `try result.get()`, `urls.first`, `urls[0]`
  private var isPartOfResult: Bool {
    let value = kind == .tryExpr ? firstChild ?? self : self
    let text = value.text
    return text.hasSuffix(".get()") || text.hasSuffix(".first") || text.hasSuffix("[0]") || text.hasSuffix(".get().first")
  }

  fileprivate var asksForAccess: Bool {
    (firstToken..<endToken).contains { tree.token($0, is: "startAccessingSecurityScopedResource") }
  }
}

extension Call {
  /// The URL that the call reads: `Data(contentsOf: url)`.
  fileprivate var readURL: Node? {
    switch name {
    case "Data", "String", "NSData", "NSDictionary", "NSArray", "UIImage": argument("contentsOf")?.value
    case "FileHandle": argument("forReadingFrom")?.value
    case "copyItem": argument("at")?.value
    default: nil
    }
  }

  /// `FileManager.default.…`, an initialiser of Foundation's: code that asks for nothing.
  fileprivate var isOfFileManager: Bool { chain.firstChild?.name == "FileManager" || ["Data", "String", "Text", "FileHandle"].contains(name) }

  /// Something around the call may ask for access.
  fileprivate func isInUnknownClosure(of root: Node, _ context: FileContext) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.index == root.index { return false }
      if ancestor.kind == .closureExpr, ClosureRole.of(ancestor, in: context.index) == .unknown { return true }
    }
    return true
  }
}
