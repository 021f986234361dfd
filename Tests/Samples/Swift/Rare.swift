// Spellings that are valid and hardly ever written; parsers differ on them.

postfix operator >!
postfix operator <<

func spread<each Element>(_ elements: repeat each Element) {
  repeat print(each elements)
  repeat (print(each elements))
}

let roots = [\Garden.Type.name, \Garden.Protocol.name]

func unsafeElements(_ pointer: UnsafePointer<Int>) -> [Int] {
  unsafe [pointer.pointee]
}

func attributed() {
  let box = Box<@Sendable () -> Void>()
  let other = Box<@Wrapped Garden>()
}

func waits() async {
  await
  .first
}

actor
Gardener {}

func operators(_ a: Int, _ b: Int) -> [Int] {
  let c = a<<
  let d = b>!
  return [c, d, a<<, b>!]
}

func packs<each T>(_ value: repeat each T) {
  repeat (each value).show()
  repeat each value
  repeat show(each value)
  repeat { } while done
  return repeat (each value)()
}

let attributed = box<@MainActor (Int) -> Void>()
let named = box<@A C>()
let assigned = f(b<C> = d)
let compared = b<C>
let converted = b<C> as D
let open = b<C>...
#macro<B>
#macro<B>(c)

let metatypes = [\A.Type.b, \A.Protocol.b, \[A].Type.b, \A?.Type.b, \A.Type?.b, \A<B>.Type.Type.c]

func unsafely() {
  unsafe [a].b
  unsafe (a)
  unsafe(a)
  unsafe[a]
  unsafe .a
  unsafe.a
  if unsafe { }
}

func awaiting() {
  await
  .z
  await.z
  await
  (a)
  await
  [a]
}

actor
Garden: Plot {}

func opening() {
  open()
  open (a)
  func b() {}
}

func dots() {
  let bed = .
    plot
  .
  plot
  return
  if plot { }
}

let kept = [nonisolated(nonsending) () -> Void]()

#sourceLocation(file: "Generated.swift", line: 1)
