import Syntax

/// SwiftUI's types and initialisers with the systems that first had them, as far as they are newer than the first with SwiftUI.
package enum TypeTable {
  package struct Initializer: Sendable {
    /// The labels of all parameters; `_` for none.
    let labels: [Substring]
    /// The labels of the parameters that can be left out; nil when that is not known.
    let defaults: Set<Substring>?
    private let systems: Substring

    package var minimum: DeploymentTargets { .systems(systems) }

    /// `labels defaults iOS macOS …`
    fileprivate init?(_ line: Substring) {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3 else { return nil }
      labels = parts[0] == "-" ? [] : parts[0].split(separator: ":")
      defaults = parts[1] == "*" ? nil : parts[1] == "-" ? [] : Set(parts[1].split(separator: ","))
      systems = parts[2]
    }
  }

  /// The systems that first had a type; nil when all that have SwiftUI do, or the name is none of SwiftUI's.
  package static func minimum(ofType name: String) -> DeploymentTargets? { systemsByType[Substring(name)].map { .systems($0) } }

  /// Whether a call of this name may need a newer system.
  package static func mentions(_ name: String) -> Bool { systemsByType[Substring(name)] != nil || initializersByType[Substring(name)] != nil }

  /// The initialisers that a call may mean. Those of a type are all listed, or none is.
  package static func initializers(for call: Call) -> [Initializer] {
    let labels = call.arguments.map { $0.label ?? ($0.isTrailing ? "*" : "_") }
    return (initializersByType[Substring(call.name)] ?? []).filter { $0.takes(labels) }
  }

  // The systems are read when they are asked for: a run asks for few of them.
  private static let systemsByType: [Substring: Substring] = Dictionary(lines(of: types)) { first, _ in first }
  private static let initializersByType: [Substring: [Initializer]] = Dictionary(grouping: lines(of: initializers), by: \.name).mapValues { $0.compactMap { Initializer($0.rest) } }

  /// The lines of a table, split behind the name that they start with.
  private static func lines(of table: StaticString) -> [(name: Substring, rest: Substring)] {
    let text = "\(table)"
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.firstIndex(of: UInt8(ascii: " ")).map { (text[line.startIndex..<$0], text[line.index(after: $0)..<line.endIndex]) }
    }
  }
}

extension TypeTable.Initializer {
  /// Whether the labels of a call, `*` for the first trailing closure, fit the parameters in their order.
  fileprivate func takes(_ written: [String]) -> Bool {
    var position = labels.startIndex
    func canSkip(_ label: Substring) -> Bool { defaults?.contains(label) ?? true }
    for label in written {
      while position < labels.endIndex, label != "*" || canSkip(labels[position]) && !isLast(position, of: written), labels[position] != label {
        guard canSkip(labels[position]) else { return false }
        position += 1
      }
      guard position < labels.endIndex else { return false }
      position += 1
    }
    return labels[position...].allSatisfy(canSkip)
  }

  /// The trailing closure takes the last parameters that are left.
  private func isLast(_ position: Int, of written: [String]) -> Bool {
    let trailing = written.count - (written.firstIndex(of: "*") ?? written.count)
    return labels.count - position <= trailing
  }
}
