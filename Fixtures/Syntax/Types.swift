// Types wherever they may stand.
protocol Shape<Side>: AnyObject { associatedtype Side: Equatable = Int where Side: Comparable; var area: Side { get async throws }; init?(side: Side) }
struct Box<Value: Sendable, let size: Int>: ~Copyable where Value: Equatable { var values: [size of Value] }
struct Pack<each Element> { var elements: (repeat each Element) }
typealias Handler<T> = @MainActor @Sendable (inout T, _ name: borrowing String, Int...) async throws -> sending T?
typealias Curried = (Int) -> (String) -> (Double) -> Void
func compose<A, B>(_ a: consuming A, with b: @escaping @autoclosure () -> B, in c: isolated (any Actor)?) -> some Sequence<A> & Sendable where A: Shape { [] }
func typed<E: Error>(_ body: nonisolated(nonsending) () async throws(E) -> Void) async throws(E) {}
func each<each A, each B>(_ a: repeat each A, b: repeat (each A, each B)) -> (repeat each A) where repeat each A: Equatable { (repeat each a) }
let dictionary: [String: (first: Int, second: [Int?]!)]? = nil
let meta: any Shape.Type, own: Int.Type = Int.self
let generic = Dictionary<String, Array<Set<Int>>>(), inline: [3 of [2 of Int]] = [[1, 2], [3, 4], [5, 6]]
let function: (Int) throws -> [Int: () -> Void] = { _ in [:] }
let tuple: (Int, name: String) = (1, name: "a"), unit: () = ()
let optional: Int??? = 1
extension Array: @retroactive CustomStringConvertible where Element == Never { public var description: String { "" } }
extension Dictionary<String, Int>.Keys {}
let module: Swift.Array<Swift.Int>.Element = 1
func handOver(_ body: @escaping(Int, [String]) -> Void, named: @Sendable(_ result: Result<Int, any Error>) -> Void, value: @autoclosure() -> Int) {}
var wide: Dictionary
  <String, Array
    <Int>> = [:]
