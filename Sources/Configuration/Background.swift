import Foundation

/// A value that another thread computes.
package final class Background<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var value: Value?

  package init(_ compute: @escaping @Sendable () -> Value) {
    let thread = Thread { [self] in
      value = compute()
      done.signal()
    }
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// Waits for the value; to be called once.
  package func wait() -> Value {
    done.wait()
    guard let value else { preconditionFailure("the thread signals after it has stored the value") }
    return value
  }
}
