import Linting
import Semantics
import Syntax

/// Rewrites Boolean flags of one chain's sheets into an enum and one item-driven sheet.
struct EnumFix {
  private let presentations: [Presentation]
  private let view: ViewFacts
  private let context: FileContext

  init(_ presentations: [Presentation], _ view: ViewFacts, _ context: FileContext) {
    self.presentations = presentations.sorted { $0.call.nameToken < $1.call.nameToken }
    self.view = view
    self.context = context
  }

  var fix: FixIt {
    let title = "Replace the Booleans with an Identifiable enum and one '.sheet(item:)'"
    guard let transaction = transaction() else { return FixIt(title, .suggestion) }
    return transaction.fix(title, .unsafe)
  }

  private var flags: [Property] { presentations.compactMap { $0.driverName.flatMap { view.property($0) } } }

  /// Nil when a precondition does not hold.
  private func transaction() -> Transaction? {
    let file = context.file, tree = context.tree
    guard tree.errors.isEmpty, let first = presentations.first, presentations.allSatisfy({ $0.kind == first.kind && $0.call.chain == first.call.chain && $0.contentClosure?.firstChild(.closureSignature) == nil && $0.contentClosure != nil }),
      Set(presentations.compactMap(\.driverName)).count == presentations.count, view.members.allSatisfy({ $0.file === file }), Set(presentations.map { $0.onDismiss?.text }).count == 1,
      flags.allSatisfy({ $0.isPrivate && $0.initialValue?.text == "false" && !$0.hasObservers && !$0.sharesDeclaration && !$0.isBackticked }), let names = caseNames, let (type, state) = freeNames,
      let firstFlag = flags.min(by: { $0.nameToken < $1.nameToken }), let head = tree.wholeLines(of: firstFlag.declaration.range)
    else { return nil }
    var transaction = Transaction()
    var rewrites: [TextEdit] = []
    for (presentation, name) in zip(presentations, names) {
      for access in view.accesses(of: presentation.driverName ?? "") where !presentation.driverArgument.node.contains(access.node) {
        guard let edit = rewrite(access, presentation, state, name) else { return nil }
        rewrites.append(edit)
      }
      guard !usesValuesOfOpening(presentation) else { return nil }
    }
    let indentation = tree.indentation(at: firstFlag.declaration.start)
    let cases = names.joined(separator: ", ")
    let line = tree.lineEnd, unit = tree.indentationUnit(around: firstFlag.declaration)
    transaction.insert(
      "\(indentation)private enum \(type): Identifiable {\(line)\(indentation)\(unit)case \(cases)\(line)\(indentation)\(unit)var id: Self { self }\(line)\(indentation)}\(line)\(indentation)@State private var \(state): \(type)?\(line)",
      at: head.lowerBound, in: file)
    for flag in flags {
      guard let lines = tree.wholeLines(of: flag.declaration.range) else { return nil }
      transaction.replace(lines, with: "", in: file)
    }
    let modifier = modifierText(names, state, type, rewrites)
    transaction.append([context.edit(first.call.callee.start..<first.call.node.end, modifier)], in: file)
    for presentation in presentations.dropFirst() { transaction.cut(presentation.call, in: file) }
    let outside = rewrites.filter { edit in !presentations.contains { $0.call.node.range.contains(edit.range.lowerBound) } }
    transaction.append(outside, in: file)
    // Text that moves keeps its comments, but strings over several lines would be shifted.
    if presentations.contains(where: { $0.call.node.hasMultilineString }) { transaction.block() }
    return transaction
  }

  private func rewrite(_ access: Access, _ presentation: Presentation, _ state: String, _ name: String) -> TextEdit? {
    guard let statement = access.statement, access.node.tree === context.tree else { return nil }
    if presentation.isOpened(by: access) { return context.edit(statement.range, "\(state) = .\(name)") }
    // In a switch over the item its name is taken, so the property needs `self`.
    let isInContent = presentations.contains { $0.contentClosure?.contains(statement) ?? false }
    if presentation.isClosed(by: access) { return context.edit(statement.range, "\(isInContent ? "self." : "")\(state) = nil") }
    return nil
  }

  /// The content shows a state that is written where the flag is: the case would need a value.
  private func usesValuesOfOpening(_ presentation: Presentation) -> Bool {
    guard let content = presentation.contentClosure, let flag = presentation.driverName else { return true }
    return view.accesses(of: flag).contains { opening in
      guard presentation.isOpened(by: opening), let block = opening.statement?.parent else { return false }
      return view.accesses.contains { write in
        write.isWrite && write.property != flag && block.contains(write.node) && view.accesses(of: write.property).contains { content.contains($0.node) }
      }
    }
  }

  private func modifierText(_ names: [String], _ state: String, _ type: String, _ rewrites: [TextEdit]) -> String {
    let tree = context.tree, line = tree.lineEnd
    guard let first = presentations.first else { return "" }
    let base = tree.indentation(at: first.call.callee.start), unit = tree.indentationUnit(around: first.call.node)
    var text = ".\(first.call.name)(item: $\(state)"
    if let dismiss = first.onDismiss { text += ", onDismiss: \(dismiss.text)" }
    text += ") { \(state) in\(line)\(base)\(unit)switch \(state) {\(line)"
    for (presentation, name) in zip(presentations, names) {
      guard let closure = presentation.contentClosure else { continue }
      text += "\(base)\(unit)case .\(name):\(line)"
      text += body(of: closure, indentation: base + unit + unit, rewrites) + line
    }
    return text + "\(base)\(unit)}\(line)\(base)}"
  }

  /// The text of a closure's statements, moved to an indentation, with the writes of the flags replaced.
  private func body(of closure: Node, indentation: String, _ rewrites: [TextEdit]) -> String {
    let tree = context.tree
    // A closure that ends with the file may lack its brace.
    let range = closure.start + 1..<max(closure.start + 1, closure.end - 1)
    let inner = rewrites.filter { range.contains($0.range.lowerBound) }
      .map { TextEdit(path: "", range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, newText: $0.newText) }
    let bytes = TextEdit.apply(inner, to: Array(tree.text.string(range).utf8)) ?? []
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
    while let last = lines.last, last.allSatisfy({ $0 == " " || $0 == "\t" }) { lines.removeLast() }
    while let head = lines.first, head.allSatisfy({ $0 == " " || $0 == "\t" }) { lines.removeFirst() }
    let old = String((lines.first ?? "").prefix { $0 == " " || $0 == "\t" })
    return lines.map { text in
      if text.hasPrefix(old) { return indentation + text.dropFirst(old.count).trimmed }
      return text.isEmpty ? text : indentation + text.drop { $0 == " " || $0 == "\t" }
    }.joined(separator: tree.lineEnd)
  }

  // MARK: Names

  /// `showsSettingsSheet` → `settings`
  private var caseNames: [String]? {
    var names: [String] = []
    for flag in flags {
      var words = Self.words(flag.name).filter { !Self.fillers.contains($0.lowercased()) }
      if words.isEmpty { words = Self.words(flag.name) }
      var name = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
      if name.first?.isNumber ?? true { name = flag.name }
      if names.contains(name) { return nil }
      names.append(name)
    }
    return names.map { Self.keywords.contains($0) ? "`\($0)`" : $0 }
  }

  /// The words of a camel-case name.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase && !(words.last?.last?.isUppercase ?? true) || words.isEmpty { words.append(String(character)) } else { words[words.count - 1].append(character) }
    }
    return words
  }

  private static let fillers: Set<String> = [
    "show", "shows", "showing", "is", "should", "present", "presents", "presenting", "presented", "displayed", "displaying", "sheet", "modal", "view", "shown", "open", "opens", "cover", "screen",
  ]

  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "if", "else", "for", "while", "repeat", "switch", "case", "return", "self", "init", "import", "public", "private", "internal", "static", "class", "struct", "enum", "func",
    "let", "var", "do", "try", "catch", "throw", "throws", "where", "true", "false", "nil", "super", "extension", "protocol", "operator", "guard", "defer", "break", "continue", "subscript", "inout", "any", "some",
  ]

  /// Names for the enum and its state that the type and the file do not use.
  private var freeNames: (String, String)? {
    let taken = Set(context.tree.nodes(.identifierExpr, .identifierType, .structDecl, .enumDecl, .classDecl).map { $0.kind == .identifierExpr ? $0.name : $0.kind == .identifierType ? $0.typeName ?? "" : $0.declaredName })
    return [("Sheet", "sheet"), ("ActiveSheet", "activeSheet"), ("PresentedSheet", "presentedSheet")].first { type, state in
      !taken.contains(type) && !taken.contains(state) && view.property(state) == nil && !context.index.declares(type)
    }
  }
}

extension Substring {
  /// Without blanks at the end.
  fileprivate var trimmed: Substring {
    var result = self
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}
