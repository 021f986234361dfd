import Foundation
import ObjectiveCSupport
import Semantics
import Syntax
import Testing

/// How many of the messages that present, push and close screens libclang recovers with the type of their receiver, in the apps of a folder:
/// `make recall APPS=FOLDER`. What the parser of the tool itself reads is the measure.
@Suite struct AppRecallTests {
  private static let apps = ProcessInfo.processInfo.environment["UILINT_APPS"]
  private static let selectors: Set<String> = [
    "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:", "pushViewController:animated:", "popViewControllerAnimated:",
    "popToRootViewControllerAnimated:", "popToViewController:animated:", "setViewControllers:animated:", "setViewControllers:", "performSegueWithIdentifier:sender:",
    "showViewController:sender:", "showDetailViewController:sender:", "addChildViewController:", "didMoveToParentViewController:", "willMoveToParentViewController:",
    "removeFromParentViewController", "addAction:", "setRootViewController:", "presentModalViewController:animated:", "dismissModalViewControllerAnimated:",
    "alertControllerWithTitle:message:preferredStyle:", "actionWithTitle:style:handler:", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "viewDidLoad",
    "showInView:", "presentPopoverFromRect:inView:permittedArrowDirections:animated:", "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:",
  ]

  private struct Count {
    var messages = 0, recovered = 0, targets = 0, recoveredTargets = 0, typedTargets = 0, files = 0
  }

  @Test(.enabled(if: apps != nil, "UILINT_APPS names no folder")) func receiversAreKnown() throws {
    let apps = URL(fileURLWithPath: try #require(Self.apps))
    let binary = try #require(ProcessInfo.processInfo.environment["UILINT_BINARY"])
    var total = Count()
    for app in try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted() {
      let count = try count(apps.appendingPathComponent(app).path, binary)
      guard count.files > 0 else { continue }
      print("\(app): \(count.files) files, \(count.recovered) of \(count.messages) messages, \(count.recoveredTargets) of \(count.targets) calls, \(count.typedTargets) with a type")
      total.messages += count.messages
      total.recovered += count.recovered
      total.targets += count.targets
      total.recoveredTargets += count.recoveredTargets
      total.typedTargets += count.typedTargets
      total.files += count.files
    }
    print("total: \(total.files) files, \(total.recovered) of \(total.messages) messages, \(total.recoveredTargets) of \(total.targets) calls, \(total.typedTargets) with a type")
    #expect(total.recoveredTargets * 100 >= total.targets * 97)
  }

  private func count(_ root: String, _ binary: String) throws -> Count {
    let endings = [".m", ".mm", ".h", ".pch", ".hpp", ".inc"]
    let files = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
    let project = ClangProject(root: root, files: files, prefixHeaders: files.filter { $0.hasSuffix(".pch") })
    let pool = ClangPool(project: project, options: ClangPool.Options(executable: binary, seconds: 30, environment: ProcessInfo.processInfo.environment))
    let context = ParserContext()
    var count = Count()
    for path in files where path.hasSuffix(".m") || path.hasSuffix(".mm") {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      let file = SourceFile(path: path, tree: context.parseObjectiveC(SourceText([UInt8](data))))
      let messages = file.tree.nodes(.objcMessage).compactMap(ObjCMessage.init)
      count.files += 1
      guard let facts = pool.facts(of: file, at: root + "/" + path, detail: .expressions) else {
        count.messages += messages.count
        count.targets += messages.count { Self.selectors.contains($0.selector) }
        continue
      }
      for message in messages where !facts.isInactive(message.range.lowerBound) {
        let isRecovered = facts.message(at: message.range.lowerBound) != nil
        count.messages += 1
        if isRecovered { count.recovered += 1 }
        guard Self.selectors.contains(message.selector) else { continue }
        count.targets += 1
        if isRecovered { count.recoveredTargets += 1 }
        if let type = facts.receiver(at: message.range.lowerBound), type.className != nil || type.isClass || type.isProtocolType { count.typedTargets += 1 }
      }
    }
    return count
  }
}
