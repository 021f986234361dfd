import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachIndicesIdentity = Rule(
    RuleInfo(
      id: "foreach-indices-identity",
      category: .identity,
      summary: "Rows are identified by their position, and elements are inserted, removed or moved.",
      rationale: """
        With positions as ids, removing the first element looks to SwiftUI as if the last row had gone and all others had changed: text that is \
        being edited, expanded rows and animations stay where they are and belong to another element. A row that asks for its element by \
        position can also be asked once more for the position that is gone, which crashes.
        """,
      exceptions: """
        Silent for data that is only appended to or replaced as a whole, for constants, for what other code may change unseen, and in charts \
        and drawings. A plain range '0..<items.count' is mentioned as advice. Data whose changes are not seen is advice of profile 'all'.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: loops over the elements when they are Identifiable and the position only fetches them; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/foreach"])
  ) { context in
    context.loops(["ForEach", "List"]).compactMap { loop in
      guard let positions = Positions(loop), let stored = StoredData(path: positions.path, at: loop.data, context), !isInDrawing(loop.call), !stored.property.isComputed else { return nil }
      let name = stored.path.joined(separator: ".")
      if let change = stored.reordering(context) {
        return Finding(
          positions.isCount ? .info : .warning, "Rows are identified by their position, but elements of '\(name)' come and go: what a row remembers ends up at another element", at: loop.call.nameRange,
          notes: [Diagnostic.Note("changed here", file: change.file, range: change.node.nameRange)], fixes: [fix(loop, positions, stored, context)])
      }
      if let delete = loop.call.chain.modifierCalls.first(where: { $0.isNamed("onDelete") || $0.isNamed("onMove") }), !positions.isCount {
        return Finding(
          .warning, "Rows are identified by their position, but '\(delete.name)' changes the positions of '\(name)': what a row remembers ends up at another element", at: loop.call.nameRange,
          notes: [Diagnostic.Note("changed here", file: context.file, range: delete.nameRange)], fixes: [fix(loop, positions, stored, context)])
      }
      guard !stored.property.isLet, !positions.isCount else { return nil }
      return Finding(.info, "Rows are identified by their position in '\(name)'; that is right only while no element is inserted, removed or moved", at: loop.call.nameRange, profile: .all)
    }
  }

  /// Marks and paths keep no state.
  private static func isInDrawing(_ call: Call) -> Bool { call.node.enclosingCall(where: { ["Chart", "Canvas", "Path", "Map"].contains($0.name) }) != nil }

  private static func fix(_ loop: DataLoop, _ positions: Positions, _ stored: StoredData, _ context: FileContext) -> FixIt {
    guard let element = stored.element(context), context.index.isIdentifiable(element).isYes else {
      return FixIt("Give the elements ids of their own, and loop over them", .suggestion)
    }
    if let id = loop.id, positions.isEnumerated {
      var transaction = Transaction()
      transaction.replace(id.range, with: "\\.element.id", in: context.file)
      return transaction.fix("Identify the rows by the elements", .unsafe)
    }
    return (positions.isPlain ? IndexRewrite(loop, positions.path) : nil)?.fix(in: context.file) ?? FixIt("Loop over the elements themselves", .suggestion)
  }
}

/// Data that is the positions of a collection's elements, and identified by them.
struct Positions {
  /// The names that lead to the collection.
  let path: [String]
  /// `0..<items.count`
  let isCount: Bool
  /// Pairs of position and element.
  let isEnumerated: Bool
  /// The elements of the data are the positions themselves.
  var isPlain: Bool { !isEnumerated && !isZipped }
  private let isZipped: Bool

  /// `items.indices, id: \.self`, `Array(items.enumerated()), id: \.offset`, `Array(zip(items.indices, items)), id: \.0`, `0..<items.count, id: \.self`
  init?(_ loop: DataLoop) {
    guard let id = loop.idPath else { return nil }
    let data = loop.source
    if data.kind == .sequence {
      let parts = Array(data.children)
      guard id == ["self"], parts.count == 3, parts[0].text == "0", parts[1].text == "..<", let path = parts[2].memberPath, path.count > 1, path.last == "count" else { return nil }
      self.init(Array(path.dropLast()), isCount: true, isEnumerated: false)
      return
    }
    if id == ["self"], let path = data.memberPath, path.count > 1, path.last == "indices" {
      self.init(Array(path.dropLast()), isCount: false, isEnumerated: false)
      return
    }
    guard data.kind == .chain, let last = data.children.map({ $0 }).last, let call = Call(last) else { return nil }
    if call.isNamed("enumerated"), id == ["offset"] || id == ["0"], call.arguments.isEmpty, let path = call.callee.pathBefore {
      self.init(path, isCount: false, isEnumerated: true)
    } else if call.isNamed("zip"), !call.isMember, id == ["0"], call.arguments.count == 2, let path = call.arguments[0].value.memberPath, path.last == "indices", call.arguments[1].value.memberPath == Array(path.dropLast()) {
      self.init(Array(path.dropLast()), isCount: false, isEnumerated: false, isZipped: true)
    } else {
      return nil
    }
  }

  private init(_ path: [String], isCount: Bool, isEnumerated: Bool, isZipped: Bool = false) {
    self.path = path
    self.isCount = isCount
    self.isEnumerated = isEnumerated
    self.isZipped = isZipped
  }
}
