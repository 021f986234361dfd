// Declarations with everything that may decorate them.
@_exported public import struct Foundation.URL
@available(iOS 17.0.1, macOS 14, *) @available(*, deprecated, message: "old", renamed: "New") public final class Old<T: AnyObject>: NSObject, Sendable where T: Sendable {
  @Published private(set) var state = State.idle { willSet(new) { } didSet { } }
  nonisolated(unsafe) static weak var shared: Old?
  lazy var computed: Int = { 1 }(), other = 2
  package indirect enum State: Equatable { case idle, running(Int, of: Int = 1), failed(any Error) }
  var size: Int { get { 1 } nonmutating set(value) { _ = value } }
  var throwing: Int { @inlinable get async throws { 1 } }
  subscript<I: BinaryInteger>(index: I, default value: @autoclosure () -> Int = 0) -> Int { get { 1 } set { } }
  class override func make() -> Self { self as! Self }
  convenience init?(from decoder: Int...) throws { return nil }
  isolated deinit { }
  #if DEBUG && !targetEnvironment(simulator) || canImport(UIKit, _version: 1.2)
  let debug = 1
  #elseif swift(>=5.9) && compiler(<7)
  func debug() {}
  #else
  #warning("neither")
  #endif
  #if os(iOS)
  @MainActor
  #endif
  func attributed() {}
}
@freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "Stringify")
@attached(member, names: named(init), arbitrary) @attached(extension, conformances: Equatable) macro memberwise()
struct Fields { #makeFields(count: 3) { $0 }
  @Environment(\.colorScheme) private var scheme; @Query(filter: #Predicate<Old> { $0.size > 1 }, sort: \Old.size, order: .reverse) var items: [Old]
}
actor Counter { nonisolated let id = 1; distributed func call() {}; var value = 0 { didSet { } } }
func row<Content: View>(_ title: String = "", @ViewBuilder content: @escaping () -> Content, in order: inout Int,) async rethrows -> some View where Content: Equatable { content() }
let (first, second) = (1, 2), third: Int
var block: Int { 1 }
#Preview("Dark", traits: .fixedLayout(width: 1, height: 2)) { row { } }
