import Syntax

/// SwiftUI's types and initialisers with the systems that first had them, as far as they are newer than the first with SwiftUI.
package enum TypeTable {
  package struct Initializer: Sendable {
    /// The labels of all parameters; `_` for none.
    let labels: [Substring]
    /// The labels of the parameters that can be left out; nil when that is not known.
    let defaults: Set<Substring>?
    package let minimum: DeploymentTargets
  }

  /// The systems that first had a type; nil when all that have SwiftUI do, or the name is none of SwiftUI's.
  package static func minimum(ofType name: String) -> DeploymentTargets? { minimums[name] }

  /// Whether a call of this name may need a newer system.
  package static func mentions(_ name: String) -> Bool { minimums[name] != nil || initializersByType[name] != nil }

  /// The initialisers that a call may mean. Those of a type are all listed, or none is.
  package static func initializers(for call: Call) -> [Initializer] {
    let labels = call.arguments.map { $0.label ?? ($0.isTrailing ? "*" : "_") }
    return (initializersByType[call.name] ?? []).filter { $0.takes(labels) }
  }

  private static let minimums: [String: DeploymentTargets] = {
    var table: [String: DeploymentTargets] = [:]
    for line in "\(types)".split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      table[String(parts[0])] = .systems(String(parts[1]))
    }
    return table
  }()

  private static let initializersByType: [String: [Initializer]] = {
    var table: [String: [Initializer]] = [:]
    for line in "\(initializers)".split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4 else { continue }
      let labels = parts[1] == "-" ? [] : parts[1].split(separator: ":")
      let defaults: Set<Substring>? = parts[2] == "*" ? nil : parts[2] == "-" ? [] : Set(parts[2].split(separator: ","))
      table[String(parts[0]), default: []].append(Initializer(labels: labels, defaults: defaults, minimum: .systems(String(parts[3]))))
    }
    return table
  }()
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
