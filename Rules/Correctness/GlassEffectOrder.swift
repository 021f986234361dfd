import Linting
import Semantics
import Syntax

extension Rule {
  static let glassEffectOrder = Rule(
    RuleInfo(
      id: "glass-effect-order",
      category: .correctness,
      summary: "'glassEffect' stands before the padding or the frame.",
      rationale: "The glass takes the size of what it is applied to. Padding or a frame behind it lies around the glass, which then clings to the text.",
      exceptions: "Silent where the system may lack the glass. Only texts, images and labels are looked at to which nothing but fonts and colours is applied before; everywhere else padding may be meant as a margin.",
      severity: .info,
      confidence: .medium,
      profile: .all,
      fix: "suggestion: the glass behind it",
      references: ["https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)"])
  ) { context in
    context.modifiers("glassEffect").compactMap { call -> Finding? in
      guard let base = call.chain.rootCall, ["Text", "Image", "Label"].contains(base.name), context.isSwiftUI(base), context.targets(at: call.node).meets(.systems("26 26 26 26 -")), call.chain.kind == .chain else { return nil }
      let modifiers = call.chain.modifierCalls
      guard let position = modifiers.firstIndex(of: call), position + 1 < modifiers.count, modifiers[..<position].allSatisfy({ looks.contains($0.name) }) else { return nil }
      let next = modifiers[position + 1]
      guard next.isNamed("frame") || next.isNamed("padding") && next.arguments.isEmpty else { return nil }
      return Finding(.info, "The glass takes the size of the \(base.name.lowercased()) alone; apply '.\(next.name)' before '.glassEffect'", at: call.nameRange, fixes: [FixIt("Move '.glassEffect' behind '.\(next.name)'", .suggestion)])
    }
  }

  private static let looks: Set<String> = ["font", "fontWeight", "bold", "foregroundStyle", "foregroundColor", "tint", "imageScale", "symbolRenderingMode", "fontDesign", "monospacedDigit", "italic"]
}
