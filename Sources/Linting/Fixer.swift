import Semantics
import Syntax

/// Applies fix-its until nothing changes: parse, check, apply what does not collide, and again.
///
/// Guards: edits that touch wait for the next pass; a fix that adds a syntax error or loses a comment is undone and barred; a text
/// that was seen before ends the loop.
package struct Fixer: Sendable {
  private static let maximumPasses = 10
  private let linter: Linter
  private let allowsUnsafe: Bool
  /// Leaves only what the run is about: findings that no baseline knows, on lines that were touched.
  private let narrow: @Sendable (LintResult) -> LintResult

  package init(_ linter: Linter, allowsUnsafe: Bool, narrow: @escaping @Sendable (LintResult) -> LintResult = { $0 }) {
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
    self.narrow = narrow
  }

  package struct Outcome: Sendable {
    /// What is left, at positions of the new texts.
    package var result: LintResult
    /// The files with their new texts.
    package var units: [Linter.Unit]
    /// The paths whose text changed.
    package var changed: Set<String>
    package var applied: Int
    /// The loop did not come to rest.
    package var isUnsettled: Bool

    package init(result: LintResult, units: [Linter.Unit], changed: Set<String> = [], applied: Int = 0, isUnsettled: Bool = false) {
      self.result = result
      self.units = units
      self.changed = changed
      self.applied = applied
      self.isUnsettled = isUnsettled
    }
  }

  private struct Candidate {
    /// The rule's id, or the kind of the notice.
    let source: String
    let message: String
    let file: SourceFile
    let range: Range<Int>
    let fix: FixIt
    /// A suppression that the fix takes away or shortens: the one comment that may be lost.
    var comment: String?

    var key: String { "\(source)\u{0}\(file.path)\u{0}\(fix.title)\u{0}\(message)" }
    var start: Int { fix.edits.map(\.range.lowerBound).min() ?? 0 }
  }

  package func run(_ units: [Linter.Unit]) -> Outcome {
    var outcome = Outcome(result: narrow(linter.check(units)), units: units)
    var barred: [String: String] = [:]
    var seen: Set<[Int]> = [Self.fingerprint(units)]
    var notices: [Notice] = []
    for _ in 0..<Self.maximumPasses {
      let candidates = candidates(outcome.result, barred)
      if candidates.isEmpty { break }
      let (new, applied, paths) = apply(Self.compatible(candidates), to: outcome.units, &barred, &notices)
      if applied == 0 { continue }
      outcome.applied += applied
      outcome.changed.formUnion(paths)
      outcome.units = new
      outcome.result = narrow(linter.check(new))
      guard seen.insert(Self.fingerprint(new)).inserted else {
        outcome.isUnsettled = true
        break
      }
    }
    let left = candidates(outcome.result, barred)
    if outcome.isUnsettled || !left.isEmpty {
      outcome.isUnsettled = true
      let rules = Set(left.map(\.source)).sorted().joined(separator: ", ")
      let places = Set(left.map(\.file.path)).sorted().prefix(3).joined(separator: ", ")
      notices.append(
        Notice(.fix, .error, path: "", "fixing did not come to rest: the fixes of \(rules) in \(places) make work for each other; skip one of these rules and report this"))
    }
    outcome.result.notices += notices
    return outcome
  }

  private func candidates(_ result: LintResult, _ barred: [String: String]) -> [Candidate] {
    let findings = result.diagnostics.compactMap { diagnostic -> Candidate? in
      // The first alternative that may be applied.
      guard let fix = diagnostic.fixes.first(where: { $0.applicability == .safe || (allowsUnsafe && $0.applicability == .unsafe) }), !fix.edits.isEmpty else { return nil }
      return Candidate(source: diagnostic.ruleID, message: diagnostic.message, file: diagnostic.file, range: diagnostic.range, fix: fix)
    }
    let comments = result.notices.compactMap { notice -> Candidate? in
      guard let fix = notice.fix, let file = notice.file, let range = notice.range else { return nil }
      return Candidate(source: notice.kind.rawValue, message: notice.message, file: file, range: range, fix: fix, comment: file.tree.text.string(range))
    }
    return (findings + comments).filter { barred[$0.key] == nil }
  }

  /// The candidates whose edits neither overlap nor touch those of one taken before, in the order of the source.
  private static func compatible(_ candidates: [Candidate]) -> [Candidate] {
    var taken: [String: [TextEdit]] = [:]
    return candidates.sorted { ($0.file.path, $0.start, $0.source) < ($1.file.path, $1.start, $1.source) }
      .filter { candidate in
        let collides = candidate.fix.edits.contains { edit in
          taken[edit.path]?.contains { other in
            // Two deletions side by side are one deletion.
            if edit.newText.isEmpty, other.newText.isEmpty, !edit.range.isEmpty, !other.range.isEmpty { return edit.range.overlaps(other.range) }
            return other.range.lowerBound <= edit.range.upperBound && edit.range.lowerBound <= other.range.upperBound
          } ?? false
        }
        if collides { return false }
        for edit in candidate.fix.edits { taken[edit.path, default: []].append(edit) }
        return true
      }
  }

  /// Applies a batch; when a file gets worse, applies its fixes one by one and bars those that do it.
  private func apply(
    _ batch: [Candidate], to units: [Linter.Unit], _ barred: inout [String: String], _ notices: inout [Notice]
  ) -> (units: [Linter.Unit], applied: Int, paths: Set<String>) {
    let byPath = Dictionary(units.map { ($0.file.path, $0) }) { first, _ in first }
    if let new = Self.edited(batch, byPath) {
      return (units.map { new[$0.file.path] ?? $0 }, batch.count, Set(new.keys))
    }
    var current = byPath
    var applied = 0
    var paths: Set<String> = []
    for candidate in batch {
      // Positions shift within a file, so only the first fix of each file can go now; the others wait for the next pass.
      guard candidate.fix.edits.allSatisfy({ !paths.contains($0.path) }) else { continue }
      guard let new = Self.edited([candidate], current) else {
        barred[candidate.key] = ""
        notices.append(
          Notice(
            .fix, .warning, path: candidate.file.path,
            "the fix \"\(candidate.fix.title)\" (\(candidate.source)) would break the file or lose a comment, so it was not applied",
            range: candidate.range, file: candidate.file))
        continue
      }
      current.merge(new) { $1 }
      paths.formUnion(new.keys)
      applied += 1
    }
    return (units.map { current[$0.file.path] ?? $0 }, applied, paths)
  }

  /// The files after the edits, or nil when one of them parses worse or lost a comment.
  private static func edited(_ candidates: [Candidate], _ units: [String: Linter.Unit]) -> [String: Linter.Unit]? {
    var edits: [String: [TextEdit]] = [:]
    for edit in Set(candidates.flatMap(\.fix.edits)) { edits[edit.path, default: []].append(edit) }
    let removable = CountedSet(candidates.compactMap(\.comment))
    let context = ParserContext()
    var result: [String: Linter.Unit] = [:]
    for (path, edits) in edits {
      guard let unit = units[path], !unit.file.isContextOnly, let bytes = TextEdit.apply(edits, to: unit.file.tree.text.bytes) else { return nil }
      let tree = context.parse(SourceText(bytes), as: unit.file.tree.language)
      guard tree.errors.count <= unit.file.tree.errors.count, comments(unit.file.tree).isSubset(of: comments(tree), except: removable) else { return nil }
      result[path] = Linter.Unit(SourceFile(path: path, tree: tree))
    }
    return result
  }

  private static func comments(_ tree: SyntaxTree) -> CountedSet { CountedSet(tree.comments.map { tree.text.string($0.range) }) }

  private static func fingerprint(_ units: [Linter.Unit]) -> [Int] {
    units.map { unit in
      var hasher = Hasher()
      unit.file.tree.text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      return hasher.finalize()
    }
  }
}

/// Texts with how often each occurs.
private struct CountedSet {
  private var counts: [String: Int] = [:]

  init(_ texts: [String]) {
    for text in texts { counts[text, default: 0] += 1 }
  }

  /// Whether `other` has every text as often, but for those of `exceptions`.
  func isSubset(of other: CountedSet, except exceptions: CountedSet) -> Bool {
    counts.allSatisfy { other.counts[$0.key, default: 0] + exceptions.counts[$0.key, default: 0] >= $0.value }
  }
}

extension TextEdit {
  /// The text after the edits, applied back to front; nil when they overlap or lie outside.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    let sorted = edits.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in sorted {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.newText.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
