import Syntax

extension ClosureTiming {
  /// When a block of Objective-C runs, from who gets it. Source: Apple's reference.
  static func of(_ block: ObjCBlock) -> ClosureTiming {
    switch block.consumer {
    case .call(let call, let position): return function(call, position)
    case .message(let message, let keyword): return self.message(message, keyword)
    case .assignment, .variable, .other: return .unknown
    }
  }

  private static func function(_ call: Call, _ position: Int) -> ClosureTiming {
    switch call.name {
    case "dispatch_async", "dispatch_sync", "dispatch_barrier_async", "dispatch_group_async", "dispatch_after", "dispatch_group_notify":
      let queue = call.arguments.dropLast().last?.value.text ?? ""
      if queue.hasPrefix("dispatch_get_main_queue") { return .main }
      // 'dispatch_sync' runs where the caller does.
      return queue.hasPrefix("dispatch_get_global_queue") && call.name != "dispatch_sync" ? .background : .unknown
    case "dispatch_once": return .atOnce
    default: return .unknown
    }
  }

  private static func message(_ message: ObjCMessage, _ keyword: String) -> ClosureTiming {
    if keyword == "completionHandler", message.receiver?.objcPath == ["NSURLSession", "sharedSession"] { return .background }
    if message.hasSelector("addOperationWithBlock:") { return message.receiver?.objcPath == ["NSOperationQueue", "mainQueue"] ? .main : .unknown }
    if message.hasSelector("actionWithTitle:style:handler:") { return .main }
    if message.hasSelector("presentViewController:animated:completion:") || message.hasSelector("dismissViewControllerAnimated:completion:") { return .main }
    if message.receiverName == "UIView" {
      if keyword == "animations" || keyword == "performWithoutAnimation" { return .atOnce }
      return keyword == "completion" ? .main : .unknown
    }
    return keyword.hasPrefix("enumerate") && keyword.hasSuffix("UsingBlock") ? .atOnce : .unknown
  }
}
