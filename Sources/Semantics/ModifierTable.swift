import Syntax

/// SwiftUI's view modifiers with the systems that first had them.
package enum ModifierTable {
  package struct Overload: Sendable {
    /// The labels of all parameters; `_` for none.
    package let labels: [Substring]
    /// Nil where the platform does not have it.
    package let iOS: Version?
    package let macOS: Version?

    /// The systems that first had it; those besides iOS and macOS are not known.
    package var minimum: DeploymentTargets { DeploymentTargets([.iOS: iOS, .macOS: macOS].compactMapValues { $0 }) }
  }

  /// Whether SwiftUI has a modifier of the name: one that neither hosts nor replaces the view it is applied to.
  package static func isModifier(_ name: String) -> Bool { overloads[name] != nil || contentModifiers.contains(name) }

  package static func overloads(of name: String) -> [Overload] { overloads[name] ?? [] }

  /// The overloads that a call may mean: its labels, in order, are among the overload's.
  ///
  /// Defaulted parameters can be left out and the first trailing closure has no label, so several may match.
  package static func matches(_ call: Call) -> [Overload] {
    let labels = call.arguments.map { $0.label ?? ($0.isTrailing ? "*" : "_") }
    return overloads(of: call.name).filter { overload in
      var position = overload.labels.startIndex
      for label in labels {
        guard let found = overload.labels[position...].firstIndex(where: { label == "*" || $0 == label }) else { return false }
        position = found + 1
      }
      return true
    }
  }

  private static let overloads: [String: [Overload]] = {
    var table: [String: [Overload]] = [:]
    for line in "\(data)".split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 4 else { continue }
      let labels = parts[1] == "-" ? [] : parts[1].split(separator: ":")
      table[String(parts[0]), default: []].append(Overload(labels: labels, iOS: Version(parts[2]), macOS: Version(parts[3])))
    }
    return table
  }()

  /// Members of `Text`, `Image`, `Shape` and others that give a view back.
  private static let contentModifiers: Set<String> = [
    "resizable", "renderingMode", "interpolation", "antialiased", "fill", "stroke", "strokeBorder", "trim", "inset", "rotation", "scale", "offset",
    "onDelete", "onMove", "onInsert", "deleteDisabled", "moveDisabled", "monospaced", "monospacedDigit", "smallCaps", "textScale", "foregroundStyle", "foregroundColor",
    "customizationID", "customizationBehavior", "gesture", "width", "speechAdjustedPitch", "animatableData", "mapStyle", "mapControls", "annotationTitles", "symbolVariant", "dropDestination",
    "itemProvider", "defaultVisibility", "sectionActions", "commands", "defaultSize", "windowStyle", "windowResizability", "windowToolbarStyle", "keyboardShortcut", "frame", "typesettingLanguage",
  ]
}
