/// The code of one file that deals with view controllers, in Swift or Objective-C: what the rules of UIKit see instead of a tree.
///
/// Only functions that hold a call of interest or override a method of a view controller's life are listed.
package struct ControllerCode: Sendable {
  package var methods: [ControllerMethod] = []
  package var delegates: [DelegateProperty] = []

  package init() {}
}

/// A method, an initialiser, an accessor or a free function with the calls in it, closures and blocks included.
package struct ControllerMethod: Sendable {
  package enum Role: Sendable, Equatable {
    case lifecycle(Lifecycle)
    case initializer
    case other
  }

  package let role: Role
  package let owner: ControllerClass
  /// The method's name, for people: `viewDidLoad`, `viewWillAppear:`.
  package let name: String
  package let nameRange: Range<Int>
  /// Between the braces.
  package let body: Range<Int>
  /// The names that the body gives to the parameters.
  package let parameters: [String]
  package let isStatic: Bool
  /// In the order of the source.
  package var calls: [ControllerCall] = []
  /// Every name in the body: variables, members, functions, selectors' parts.
  package var names: Set<String> = []
  /// What the calls that are not listed are given, when it is a plain name or a path of names.
  package var passed: Set<String> = []
  /// Where the code may suspend.
  package var suspensions: [Int] = []
  /// Where the first statement starts, if there is one.
  package var firstStatement: Int?

  package init(role: Role, owner: ControllerClass, name: String, nameRange: Range<Int>, body: Range<Int>, parameters: [String], isStatic: Bool) {
    self.role = role
    self.owner = owner
    self.name = name
    self.nameRange = nameRange
    self.body = body
    self.parameters = parameters
    self.isStatic = isStatic
  }

  package var lifecycle: Lifecycle? { if case .lifecycle(let lifecycle) = role { lifecycle } else { nil } }

  package func suspends(in range: Range<Int>) -> Bool { suspensions.contains { range.contains($0) } }

  /// Whether the code calls the same method of the superclass, anywhere.
  package func callsSuper(_ lifecycle: Lifecycle) -> Bool { calls.contains { $0.operation == .superCall(lifecycle) } }
}

/// The methods of a view controller's life that subclasses override.
package enum Lifecycle: String, Sendable, CaseIterable {
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

  /// All but `loadView` and `viewDidLoad` are given whether the transition is animated.
  package var hasParameter: Bool { self != .loadView && self != .viewDidLoad }
}

/// The class whose code a method is.
package struct ControllerClass: Sendable {
  /// Empty in free functions.
  package let name: String
  /// Whether it is a subclass of UIViewController.
  package let isController: Knowledge
  /// The direct superclass, when the declaration is in reach.
  package let superclass: String?
  /// The method stands in an extension or a category.
  package let isExtension: Bool

  package init(name: String, isController: Knowledge, superclass: String?, isExtension: Bool) {
    self.name = name
    self.isController = isController
    self.superclass = superclass
    self.isExtension = isExtension
  }
}

/// A call that shows, closes, makes or composes view controllers.
package struct ControllerCall: Sendable {
  package enum Operation: Sendable, Hashable {
    case present, dismiss, push, pop, performSegue
    case addChild, didMove, willMove, removeFromParent
    case makeAlert(AlertStyle)
    case makeActivity
    case makeDeprecated(String)
    case superCall(Lifecycle)
  }
  package enum AlertStyle: Sendable, Hashable { case alert, actionSheet, unknown }

  package let operation: Operation
  /// The whole expression, receiver included.
  package let range: Range<Int>
  /// What names the operation: the function's name, the class, the first part of the selector.
  package let nameRange: Range<Int>
  /// The receiver without `self.` and optional marks: `self`, `navigationController`, `super`, `sheet`.
  package let receiver: String
  /// For presentations on a local variable: what it was set to where it was declared, in the same form.
  package var receiverOrigin: String?
  /// The first argument's text in the same form: the presented controller, the child; empty without one and for `nil`.
  package var argument = ""
  /// `animated:` is the literal true or false.
  package var animated = Knowledge.unknown
  package var hasCompletion = false
  package var isAwaited = false
  package let position: Position
  /// For constructions: where the new object goes.
  package var fate = Fate.elsewhere

  package init(operation: Operation, range: Range<Int>, nameRange: Range<Int>, receiver: String, position: Position) {
    self.operation = operation
    self.range = range
    self.nameRange = nameRange
    self.receiver = receiver
    self.position = position
  }
}

/// Where the code of a call stands in its method.
package struct Position: Sendable {
  /// The blocks around it, innermost first, up to the body of the method or of the closure that runs at another time.
  package let blocks: [Int]
  /// The block of which the call itself is a statement.
  package let statementOf: Int?
  /// The closures around it, innermost first.
  package let closures: [ClosureTiming]
  package let offset: Int

  package init(blocks: [Int], statementOf: Int?, closures: [ClosureTiming], offset: Int) {
    self.blocks = blocks
    self.statementOf = statementOf
    self.closures = closures
    self.offset = offset
  }

  /// Whether this call has surely been made, in the same run of the code, when the other is.
  package func surelyPrecedes(_ other: Position) -> Bool {
    guard let statementOf, offset < other.offset else { return false }
    return other.blocks.contains(statementOf)
  }

  /// The code runs while the method does.
  package var runsAtOnce: Bool { closures.allSatisfy { $0 == .atOnce } }

  /// When the innermost closure runs that does not run at once.
  package var timing: ClosureTiming { closures.first { $0 != .atOnce } ?? .atOnce }
}

/// When the code of a closure or block runs.
package enum ClosureTiming: Sendable, Hashable {
  /// While the code around it does: `map`, the animations of a view, `performWithoutAnimation`.
  case atOnce
  /// Later, on the main thread.
  case main
  /// Later, on another thread for certain.
  case background
  case unknown
}

/// What becomes of a new object.
package enum Fate: Sendable {
  /// A local variable keeps it.
  case variable(LocalVariable)
  /// It is the argument of `present` itself.
  case presented
  /// A property, a result, an argument of some function.
  case elsewhere
}

/// A local variable with every mention of it in the method.
package struct LocalVariable: Sendable {
  package enum Use: Sendable, Hashable {
    /// A member of it is called, read or written.
    case member(String)
    /// It is handed to `present`.
    case presented
    /// Anything else: an argument, a result, a value for something.
    case escapes
  }

  package let name: String
  package let uses: [Use]

  package init(name: String, uses: [Use]) {
    self.name = name
    self.uses = uses
  }

  package var isPresented: Bool { uses.contains(.presented) }
  package var escapes: Bool { uses.contains(.escapes) }
}

/// A stored property of a class that may be somebody's delegate.
package struct DelegateProperty: Sendable {
  package let name: String
  package let owner: String
  package let type: String
  package let nameRange: Range<Int>
  /// Where the declaration starts that a fix would change, and the attribute to replace, if any.
  package let fix: Range<Int>?
  /// Only classes can conform to the protocol.
  package let isClassBound: Knowledge

  package init(name: String, owner: String, type: String, nameRange: Range<Int>, fix: Range<Int>?, isClassBound: Knowledge) {
    self.name = name
    self.owner = owner
    self.type = type
    self.nameRange = nameRange
    self.fix = fix
    self.isClassBound = isClassBound
  }
}
