// Statements, conditions, patterns and closures.
func statements(_ value: Int?, _ result: Result<Int, any Error>) async throws -> Int {
  guard let value, case .success(let inner) = result, inner > 0 else { return 0 }
  if let other = value as Int?, #available(iOS 17, *), !(other == 1) { } else if #unavailable(tvOS 9) { } else { }
  outer: for try await case let .some(x) in stream where x > 1 { continue outer }
  for (index, _) in [1].enumerated() { _ = index }
  while let next = iterator.next(), next != 0 { break }
  repeat { defer { done() } } while value < 3
  do throws(Failure) { try work() } catch let error as Failure where error.isFatal { } catch Failure.a, is Other { } catch { throw error }
  switch (value, result) {
  case (0, _), (1, .failure): fallthrough
  case let (x, .success(y)) where x == y: print(x)
  case (2...3, .success(let z?)): print(z)
  #if DEBUG
  case (4, _): break
  #endif
  case is (Int, Int): break
  @unknown default: fatalError()
  }
  let chosen = if value > 1 { "a" } else if value > 0 { "b" } else { "c" }
  let switched = switch value { case 0: 1; default: 2 }
  async let one = load(), two = load(); _ = try await (one, two)
  let closure = { [weak self, unowned(unsafe) delegate, count = items.count] (a: Int, _ b: String) async throws -> Int in a }
  let short = { $0 + $1 }, named = { x, _ in x }, isolated = { @MainActor @Sendable in }, captured = { [value] in value }
  _ = try? await unsafe run(copy value, consume other, &total) { $0 } then: { 1 } else: { 2 }
  if items.filter { $0 }.isEmpty { } ; for x in xs.map { $0 } { }
  (a, b) = (b, a); a?.b![0]?.c = 1; total += 1
  view
    // between
    .padding()
    #if os(iOS)
    .navigationBarTitle("a")
    #if DEBUG
    .border(.red)
    #endif
    #else
    .frame(width: 1)
    #endif
    .task { await load() }
  return value
}
struct Accessors: ~Copyable { var x: Int { _read { yield y } _modify { yield &y } }; consuming func end() { discard self } }
