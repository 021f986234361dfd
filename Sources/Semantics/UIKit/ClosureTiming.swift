import Syntax

extension ClosureTiming {
  /// When a Swift closure runs, from the call that it is an argument of. Source: Apple's reference.
  static func of(_ closure: Node) -> ClosureTiming {
    if closure.firstChild(.closureSignature)?.attributes.contains(where: { $0.attributeName == "MainActor" }) ?? false { return .main }
    guard let (call, label) = closure.closureArgument else {
      let isCalled = closure.parent?.kind == .chain && closure.nextSibling?.kind == .callSuffix
      return isCalled ? .atOnce : .unknown
    }
    let receiver = call.callee.kind == .memberSuffix ? call.tree.text.string(call.chain.start..<max(call.chain.start, call.callee.start)) : ""
    switch call.name {
    case "async", "asyncAfter": return queue(receiver)
    // They run where the caller does, unless that queue is the main one.
    case "sync", "asyncAndWait", "concurrentPerform": return receiver == "DispatchQueue.main" ? .main : .unknown
    case "addOperation": return receiver == "OperationQueue.main" ? .main : .unknown
    case "run" where receiver.hasSuffix("MainActor"): return .main
    case "dataTask", "downloadTask", "uploadTask": return receiver == "URLSession.shared" ? .background : .unknown
    case "UIAlertAction": return .main
    case "present", "dismiss", "transition": return label == "animations" ? .atOnce : .main
    case "animate", "animateKeyframes", "addKeyframe", "modifyAnimations": return receiver == "UIView" ? animation(label, call, closure) : .unknown
    case "performWithoutAnimation": return receiver == "UIView" ? .atOnce : .unknown
    case "scheduledTimer": return .main
    default: return inlineFunctions.contains(call.name) && (label == nil || label == "by" || label == "where") ? .atOnce : .unknown
    }
  }

  private static func queue(_ receiver: String) -> ClosureTiming {
    if receiver == "DispatchQueue.main" { return .main }
    let isGlobal = receiver.hasPrefix("DispatchQueue.global(") || receiver.hasPrefix("DispatchQueue(label:")
    return isGlobal ? .background : .unknown
  }

  /// The first closure of `UIView.animate` animates, the second is the completion.
  private static func animation(_ label: String?, _ call: Call, _ closure: Node) -> ClosureTiming {
    if label == "completion" { return .main }
    return label == "animations" || call.argument("animations") == nil ? .atOnce : .main
  }

  private static let inlineFunctions: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "contains", "sorted", "reduce", "allSatisfy", "min", "max", "firstIndex", "lastIndex", "removeAll", "sort",
    "withExtendedLifetime", "autoreleasepool",
  ]
}
