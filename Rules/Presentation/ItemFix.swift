import Linting
import Semantics
import Syntax

/// Rewrites a Boolean and an optional into an item-driven presentation: all parts or nothing.
struct ItemFix {
  private let presentation: Presentation
  private let flag: Property
  private let optional: OptionalContent
  private let view: ViewFacts
  private let context: FileContext

  init(_ presentation: Presentation, _ flag: Property, _ optional: OptionalContent, _ view: ViewFacts, _ context: FileContext) {
    self.presentation = presentation
    self.flag = flag
    self.optional = optional
    self.view = view
    self.context = context
  }

  private var name: String { optional.property.name }

  var fix: FixIt? {
    guard let edits = edits() else { return nil }
    return FixIt("Drive the \(presentation.kind.noun) with '\(name)' and delete '\(flag.name)'", .unsafe, edits: edits)
  }

  /// Nil when a precondition does not hold or a part meets a comment or `#if`.
  private func edits() -> [TextEdit]? {
    guard presentation.kind != .navigationDestination || context.targets[.iOS].map({ $0 >= Version(17) }) ?? false,
      view.members.allSatisfy({ $0.file === context.file }), flag.isPrivate, !flag.hasObservers, !flag.sharesDeclaration,
      optional.property.wrapperName == "State", !optional.property.hasObservers, isIdentifiable, !isInDirective(flag.declaration),
      !view.accesses(of: flag.name).contains(where: { isInDirective($0.node) }), !isObserved,
      !flag.isBackticked, !optional.property.isBackticked, keepsMeaning
    else { return nil }
    guard let declaration = context.tree.wholeLines(of: flag.declaration.range), let content = contentEdits(), let uses = flagEdits() else { return nil }
    let argument = presentation.driverArgument
    var edits = [
      context.edit(declaration, ""),
      context.edit(argument.node.range, "item: \(argument.value.text.hasPrefix("self.") ? "self." : "")$\(name)"),
    ]
    edits += OnDismissReset.edits(name, presentation, view, context)
    edits += content
    edits += uses
    return edits
  }

  private func isInDirective(_ node: Node) -> Bool { node.ancestors.contains { $0.kind == .ifConfig || $0.kind == .ifConfigSuffix } }

  /// `onChange(of: x)` would see the new nil.
  private var isObserved: Bool {
    view.accesses(of: name).contains { access in
      guard let argument = access.node.enclosingArgument, argument.argumentLabel == "of", let suffix = argument.parent, let call = Call(suffix) else { return false }
      return call.isNamed("onChange")
    }
  }

  /// Dismissal will set the item to nil, and setting it will present: nobody may rely on it being otherwise.
  private var keepsMeaning: Bool {
    let content = presentation.contentClosure
    for access in view.accesses(of: name) {
      let isInContent = content?.contains(access.node) ?? false
      switch access.kind {
      case .write(let value) where value?.kind != .nilLiteral:
        // In the content a new item would present anew; elsewhere every write must be one that opens.
        guard !isInContent, let statement = access.statement, let block = statement.parent, block.statements.contains(where: opensFlag) else { return false }
      case .mutation: if isInContent { return false }
      case .read:
        // The content may read it where the fix unwraps; a capture goes; anybody else would meet a nil that was not there.
        guard access.node.kind == .captureItem || (isInContent && isUnwrapping(access.node)) else { return false }
      case .projection: return false
      default: break
      }
    }
    // After closing, nothing in the same action may still ask for the item.
    for access in view.accesses(of: flag.name) {
      guard case .write(let value) = access.kind, value?.text == "false", let block = access.statement?.parent else { continue }
      if view.references.contains(where: { block.contains($0.node) }) { return false }
    }
    return true
  }

  private func opensFlag(_ statement: Node) -> Bool {
    view.accesses(of: flag.name).contains { ViewFacts.opens($0) && $0.statement?.index == statement.index }
  }

  /// The read is the one that the fix replaces.
  private func isUnwrapping(_ node: Node) -> Bool {
    switch optional.form {
    case .binding(let statement, _, let body): return statement.contains(node) && !body.contains(node)
    case .comparison(let statement, let body): return statement.contains(node) && (!body.contains(node) || node.nextSibling?.kind == .unwrapSuffix)
    case .forced: return node.nextSibling?.kind == .unwrapSuffix
    case .map: return false
    }
  }

  private var isIdentifiable: Bool {
    guard let path = optional.property.wrappedType?.typePath,
      case .found(let type) = context.index.resolve(path, from: view.type.scope + [view.type.name], in: context.file)
    else { return false }
    return (presentation.kind == .navigationDestination ? context.index.isHashable(type) : context.index.isIdentifiable(type)).isYes
  }

  // MARK: The content

  private func contentEdits() -> [TextEdit]? {
    guard let closure = presentation.contentClosure else { return nil }
    let signature = closure.firstChild(.closureSignature)
    // `{ [x] in` only renewed the state, which the item does by itself.
    if let signature, signature.text.filter({ $0 != " " }) != "[\(name)]in" { return nil }
    var parameter = name
    var edits: [TextEdit] = []
    switch optional.form {
    case .binding(let statement, let bound, let body):
      parameter = bound
      guard let unwrapped = Unwrapping.edits(statement: statement, body: body, context) else { return nil }
      edits += unwrapped
    case .comparison(let statement, let body):
      guard let unwrapped = Unwrapping.edits(statement: statement, body: body, context), let forced = forceEdits(in: body) else { return nil }
      edits += unwrapped + forced
    case .forced:
      guard let forced = forceEdits(in: closure) else { return nil }
      edits += forced
    case .map: return nil
    }
    edits.append(signature.map { context.edit($0.range, "\(parameter) in") } ?? ClosureParameter.insertion(parameter, closure, context))
    return edits
  }

  /// Drops the `!` after every mention; any other use of the optional stays as it would not compile otherwise.
  private func forceEdits(in node: Node) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for access in view.accesses(of: name) where node.contains(access.node) {
      if access.isWrite { continue }
      guard case .read = access.kind else { return nil }
      guard let mark = access.node.nextSibling, access.node.parent?.kind == .chain, mark.kind == .unwrapSuffix else { return nil }
      let start = access.node.kind == .memberSuffix ? access.node.parent?.start ?? access.node.start : access.node.start
      edits.append(context.edit(start..<mark.end, name))
    }
    return edits
  }

  // MARK: The flag's uses

  private func flagEdits() -> [TextEdit]? {
    var edits: [TextEdit] = []
    for access in view.accesses(of: flag.name) {
      if presentation.driverArgument.node.contains(access.node) { continue }
      guard let statement = access.statement, let block = statement.parent else { return nil }
      let neighbours = block.statements
      if ViewFacts.opens(access) {
        // Setting the item opens the sheet, so the flag's write goes.
        guard neighbours.contains(where: { setsItem($0, toNil: false) }), let lines = removal(of: statement, neighbours) else { return nil }
        edits.append(context.edit(lines, ""))
      } else if case .write(let value?) = access.kind, value.text == "false" {
        if neighbours.contains(where: { setsItem($0, toNil: true) }) {
          guard let lines = removal(of: statement, neighbours) else { return nil }
          edits.append(context.edit(lines, ""))
        } else {
          let isShadowed = presentation.contentClosure?.contains(statement) ?? false
          edits.append(context.edit(statement.range, "\(isShadowed ? "self." : "")\(name) = nil"))
        }
      } else {
        return nil
      }
    }
    return edits
  }

  private func setsItem(_ statement: Node, toNil: Bool) -> Bool {
    view.accesses(of: name).contains { access in
      guard statement.contains(access.node), case .write(let value) = access.kind, access.statement?.index == statement.index else { return false }
      return (value?.kind == .nilLiteral) == toNil
    }
  }

  /// The range to delete a statement: its lines, or up to its neighbour on the same line.
  private func removal(of statement: Node, _ neighbours: [Node]) -> Range<Int>? {
    if let lines = context.tree.wholeLines(of: statement.range) { return lines }
    guard let position = neighbours.firstIndex(where: { $0.index == statement.index }) else { return nil }
    let range: Range<Int>
    if position > 0 {
      range = neighbours[position - 1].end..<statement.end
    } else if position + 1 < neighbours.count {
      range = statement.start..<neighbours[position + 1].start
    } else {
      return nil
    }
    return context.tree.hasComment(in: range) ? nil : range
  }
}
