import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// A fix never brings in an API that the oldest supported system lacks.
@Suite struct AvailabilityTests {
  /// The years' systems: what was released together.
  private static let systems: [(iOS: Int, macOS: Version)] = [
    (13, Version(10, 15)), (14, Version(11)), (15, Version(12)), (16, Version(13)), (17, Version(14)), (18, Version(15)), (26, Version(26)),
  ]

  /// Types and environment keys that fixes may introduce, with the iOS that first had them.
  private static let types: [(spelling: String, iOS: Version)] = [
    ("NavigationStack", Version(16)), ("NavigationSplitView", Version(16)), ("NavigationPath", Version(16)), ("ContentUnavailableView", Version(17)), ("InspectorCommands", Version(17)), ("@StateObject", Version(14)),
    ("\\.dismiss)", Version(15)), ("\\.isPresented)", Version(15)), ("role:", Version(15)),
  ]

  @Test(arguments: Fixture.all) func fixesStayWithinTheTargets(_ fixture: Fixture) {
    for system in Self.systems {
      var options = fixture.options
      options.settings[0].choices.profile = .all
      options.settings[0].targets = DeploymentTargets([.iOS: Version(system.iOS), .macOS: system.macOS])
      for diagnostic in fixture.lint(options: options).diagnostics {
        for fix in diagnostic.fixes {
          for edit in fix.edits {
            let source = fixture.files.first { $0.name == edit.path }?.text ?? ""
            expectAvailable(edit.newText, in: source, iOS: Version(system.iOS), macOS: system.macOS, "\(diagnostic.ruleID): \(fix.title)")
          }
        }
      }
    }
  }

  private func expectAvailable(_ text: String, in source: String, iOS: Version, macOS: Version, _ fix: String) {
    for (spelling, minimum) in Self.types where text.contains(spelling) && !source.contains(spelling) {
      #expect(minimum <= iOS, "\(fix) brings in \(spelling), which needs iOS \(minimum), for iOS \(iOS)")
    }
    // Modifiers that the source does not use yet.
    let tree = ParserContext().parse(SourceText(Array(("let x = a" + text).utf8)))
    for node in tree.nodes(.callSuffix) {
      guard let call = Call(node), call.isMember, !source.contains("." + call.name) else { continue }
      let overloads = ModifierTable.matches(call)
      guard !overloads.isEmpty else { continue }
      #expect(overloads.contains { $0.iOS.map { $0 <= iOS } ?? false }, "\(fix) brings in .\(call.name) for iOS \(iOS)")
    }
  }
}
